import { clearChatHistory, listChatThreads, readChatHistory } from '@careerscoop/contract/chat';
import { listAiAgents } from '@careerscoop/contract/companions';
import { getConsent } from '@careerscoop/contract/consent';
import { ERRORS } from '@careerscoop/contract/errors';
import { listRecommendations } from '@careerscoop/contract/results';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { history, message } from '../../test/chat.ts';
import { ADULT, BUDDY, META, MINOR, openBuddy, withCareerBuddy } from '../../test/companion-page.tsx';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { press } from '../../test/hands.ts';

// The next file in this process has its own screen again.
afterEach(() => void vi.unstubAllGlobals());
beforeEach(withCareerBuddy);

describe('a chat about a career that has left the list', () => {
  const NURSE = {
    agent_id: 1,
    agent_name: 'Career Buddy',
    onet_code: '29-1141.00',
    title: 'Registered Nurses',
    last_at: '2026-11-20T15:00:00Z',
    messages: 2,
  };

  it('is that chat, to be read and cleared, and none other in its place', async () => {
    fakeAnswer(listChatThreads, { results: [NURSE] });
    fakeAnswer(readChatHistory, history([message('user', 'Is it hard?'), message('assistant', 'It is.', { status: 'cut' })]));
    fakeAnswer(clearChatHistory, undefined);
    const read = vi.spyOn(globalThis, 'fetch');
    const { path } = openBuddy('?career=29-1141.00');
    await screen.findByText('It is.');
    expect(ofHistory(read)).toEqual([true]);
    expect(screen.getByPlaceholderText<HTMLTextAreaElement>('This career is no longer among yours').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
    press('Clear Messages');
    fakeAnswer(listChatThreads, { results: [] });
    const cleared = vi.spyOn(globalThis, 'fetch');
    press('Yes, clear it', await screen.findByRole('alertdialog'));
    await waitFor(() => expect(path()).toBe('/profile/ai-companions/1/career-buddy'));
    expect(ofHistory(cleared)[0]).toBe(true);
  });

  /** Of each call for a history, whether it was for this career's. */
  const ofHistory = ({ mock }: { mock: { calls: unknown[][] } }) =>
    mock.calls.flatMap(([address]) => (String(address).includes('/chat-history/') ? [String(address).includes('career=29-1141.00')] : []));

  it('of which there is none leads to the chat about all of them', async () => {
    const { path } = openBuddy('?career=29-1141.00&type=unknown');
    await screen.findByRole('heading', { name: 'Chat not started yet' });
    expect(path()).toBe('/profile/ai-companions/1/career-buddy?type=unknown');
  });

  it('or not, which nobody can say while the careers do not come, is no other one', async () => {
    fakeRefusal(listRecommendations, { status: 500, body: { detail: ERRORS.internal.detail, code: 'internal' } });
    openBuddy('?career=29-1141.00');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Chat not started yet' })).toBeNull();
  });
});
describe('what was said with a companion that is not open now', () => {
  const KEPT = { agent_id: 1, agent_name: 'Career Buddy', onet_code: null, title: null, last_at: '2026-11-20T15:00:00Z', messages: 2 };

  it.each([
    ['waits for a parent', [{ ...BUDDY, consent_needed: true }], MINOR],
    ['is no longer theirs', [], ADULT],
  ])('stays theirs to read and to clear, where it %s', async (_, results, consent) => {
    fakeAnswer(listAiAgents, { results, meta: META });
    fakeAnswer(getConsent, consent);
    fakeAnswer(listChatThreads, { results: [KEPT, { ...KEPT, agent_id: 2 }] });
    fakeAnswer(readChatHistory, history([message('user', 'Hello'), message('assistant', 'Hello to you')]));
    const cleared = fakeAnswer(clearChatHistory, undefined);
    openBuddy();
    press('Read', await screen.findByRole('region', { name: 'Your chats' }));
    expect(await screen.findByText('Hello to you')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    press('Clear Messages');
    fakeAnswer(listChatThreads, { results: [{ ...KEPT, agent_id: 2 }] });
    press('Yes, clear it', await screen.findByRole('alertdialog'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear Messages' })).toBeNull());
    expect(cleared).toHaveLength(1);
  });

  it('is nothing where nothing was said', async () => {
    fakeAnswer(listAiAgents, { results: [], meta: META });
    fakeAnswer(listChatThreads, { results: [{ ...KEPT, agent_id: 2 }] });
    openBuddy();
    await screen.findByRole('heading', { name: 'This companion is not among yours' });
    expect(screen.queryByRole('button', { name: 'Clear Messages' })).toBeNull();
  });
});
