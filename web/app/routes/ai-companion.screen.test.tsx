import { clearChatHistory, readChatHistory, sendChatMessage } from '@careerscoop/contract/chat';
import { listAiAgents } from '@careerscoop/contract/companions';
import { getConsent } from '@careerscoop/contract/consent';
import { ERRORS } from '@careerscoop/contract/errors';
import { listRecommendations } from '@careerscoop/contract/results';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { history, message } from '../../test/chat.ts';
import { ADULT, BUDDY, META, MINOR, openBuddy, withCareerBuddy } from '../../test/companion-page.tsx';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { fill, gate, press } from '../../test/hands.ts';
import { STUDENT } from '../../test/people.ts';
import { BACK_LEADS_THERE } from '../lib/use-wishing.ts';
import { readWish } from '../lib/wish.ts';

// The next file in this process has its own screen again.
afterEach(() => void vi.unstubAllGlobals());
beforeEach(withCareerBuddy);

const answer = (...contents: string[]) => ({
  response: contents.map((content) => {
    const { id: _, ...said } = message('assistant', content);
    return { message: { ...said, role: 'assistant' as const, source: 'guide' as const } };
  }),
});

const say = async (text: string) => {
  const field = await screen.findByPlaceholderText<HTMLTextAreaElement>('Start chatting ...');
  await waitFor(() => expect(field.disabled).toBe(false));
  fill(field, text);
  press('Send');
};

interface PageBody {
  messages: { role: string; content: string }[];
}

describe('a chat that has not begun', () => {
  it('says so, with six ways to begin, the disclaimer, and that it is a program', async () => {
    openBuddy();
    expect(await screen.findByRole('heading', { name: 'Chat not started yet' })).toBeTruthy();
    expect(document.querySelectorAll('.starter').length).toBe(6);
    expect(
      screen.getByText('AI Companions may make mistakes. Please verify key information or consult a trusted professional.'),
    ).toBeTruthy();
    expect(screen.getByText('Computer program, not a person')).toBeTruthy();
    expect(screen.queryByText('Your parent can ask to read this chat.')).toBeNull();
  });

  it('tells a minor that a parent can ask to read it', async () => {
    fakeAnswer(getConsent, { ...ADULT, needed: true, adult_on: '2028-01-01' });
    openBuddy();
    expect(await screen.findByText('Your parent can ask to read this chat.')).toBeTruthy();
  });

  it('sends what a way to begin says', async () => {
    const sent = fakeAnswer(sendChatMessage, answer('Here they are.')) as PageBody[];
    openBuddy();
    await screen.findByRole('heading', { name: 'Chat not started yet' });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare my careers' }).disabled).toBe(false));
    press('Compare my careers');
    await screen.findByText('Here they are.');
    expect(sent[0]?.messages.at(-1)?.content).toContain('Park Naturalist, Biologist');
  });
});

describe('the ways in by the address', () => {
  it.each([
    ['compare-careers', 'Compare the careers that the student saved.'],
    ['start-action-plan', 'action plan'],
    ['find-schools', 'schools and programs'],
  ])('%s says its message once, with the saved careers, and leaves the address', async (type, task) => {
    const sent = fakeAnswer(sendChatMessage, answer('Here you are.')) as PageBody[];
    const { path } = openBuddy(`?type=${type}`);
    await screen.findByText('Here you are.');
    expect(sent).toHaveLength(1);
    const [system, said] = sent[0]?.messages ?? [];
    expect(said).toMatchObject({ role: 'user', content: expect.stringContaining('Park Naturalist, Biologist') as string });
    expect(system?.content).toContain('Robin, age 16, from Madison, WI');
    expect(system?.content).toContain(task);
    expect(path()).toBe('/profile/ai-companions/1/career-buddy');
  });

  it('asks for help in choosing where nothing is saved', async () => {
    fakeAnswer(listRecommendations, []);
    const sent = fakeAnswer(sendChatMessage, answer('Which one?')) as PageBody[];
    openBuddy('?type=compare-careers');
    await screen.findByText('Which one?');
    expect(sent[0]?.messages.at(-1)?.content).toBe('I have not saved a career yet. Help me choose two of my careers to compare.');
  });

  it('of a type that nobody knows says nothing', async () => {
    const sent = fakeAnswer(sendChatMessage, answer('What?'));
    openBuddy('?type=unknown');
    await screen.findByRole('heading', { name: 'Chat not started yet' });
    expect(sent).toHaveLength(0);
  });

  it('says Hi once where the history fails, and nothing more by itself', async () => {
    fakeRefusal(readChatHistory, { status: 500, body: { detail: ERRORS.internal.detail, code: 'internal' } });
    const sent = fakeAnswer(sendChatMessage, answer('Hello Robin.')) as PageBody[];
    openBuddy();
    await screen.findByText('Hello Robin.');
    expect(sent.map(({ messages }) => messages.at(-1)?.content)).toEqual(['Hi']);
    expect(sent[0]?.messages[0]?.content).toBe('Student: Robin, age 16, from Madison, WI.');
  });
});

describe('a message', () => {
  it('comes with the last 19 and a system text', async () => {
    fakeAnswer(
      readChatHistory,
      history(Array.from({ length: 30 }, (_, index) => message(index % 2 ? 'assistant' : 'user', `Message ${index}`))),
    );
    const sent = fakeAnswer(sendChatMessage, answer('Yes.')) as PageBody[];
    openBuddy();
    await say('One more');
    await screen.findByText('Yes.');
    const roles = sent[0]?.messages.map(({ role }) => role) ?? [];
    expect(roles).toHaveLength(21);
    expect(roles[0]).toBe('system');
    expect(sent[0]?.messages[1]?.content).toBe('Message 11');
  });

  it('is answered by all messages of the answer, which screen readers hear whole', async () => {
    fakeAnswer(sendChatMessage, answer('First **of** two.', 'Second.'));
    openBuddy();
    await say('What is a normal day like?');
    expect(await screen.findByText('Second.')).toBeTruthy();
    expect(document.querySelector('[aria-live=polite].vh')?.textContent).toContain('Career Buddy: First of two.');
    expect(screen.queryByText('Looking it up')).toBeNull();
    expect(screen.getAllByText(/^Sent /)).toHaveLength(2);
  });

  it('closes the field until it is answered', async () => {
    const { opened, open: go } = gate();
    fakeAnswer(sendChatMessage, answer('Yes.'), opened);
    openBuddy();
    await say('Is it hard?');
    const field = screen.getByPlaceholderText<HTMLTextAreaElement>('Start chatting ...');
    expect(await screen.findByText('Looking it up')).toBeTruthy();
    expect(field.disabled).toBe(true);
    go();
    await screen.findByText('Yes.');
    await waitFor(() => expect(field.disabled).toBe(false));
    expect(screen.queryByText('Looking it up')).toBeNull();
  });

  it.each(['', '   ', '\n\n'])('of %j is not sent', async (text) => {
    const sent = fakeAnswer(sendChatMessage, answer('What?'));
    openBuddy();
    await say(text);
    expect(sent).toHaveLength(0);
  });

  it('over 5,000 characters is cut, and the notice says so', async () => {
    openBuddy();
    const field = await screen.findByPlaceholderText<HTMLTextAreaElement>('Start chatting ...');
    fill(field, 'x'.repeat(5200));
    expect(field.value).toHaveLength(5000);
    expect(screen.getByText('Message trimmed to fit the 5000-character limit.')).toBeTruthy();
  });

  it('that fails is kept, and can be asked again', async () => {
    fakeRefusal(sendChatMessage, { status: 500, body: { detail: ERRORS.internal.detail, code: 'internal' } });
    openBuddy();
    await say('Does it pay ok?');
    expect(await screen.findByText('Something went wrong.')).toBeTruthy();
    expect(screen.getByText('Does it pay ok?')).toBeTruthy();
    expect(screen.getByPlaceholderText<HTMLTextAreaElement>('Start chatting ...').disabled).toBe(false);
    fakeAnswer(sendChatMessage, answer('It does.'));
    press('Ask again');
    expect(await screen.findByText('It does.')).toBeTruthy();
    expect(screen.getAllByText('Does it pay ok?')).toHaveLength(1);
    expect(screen.queryByText('Something went wrong.')).toBeNull();
  });

  it('that is refused goes back to where it was written, with the reason', async () => {
    fakeRefusal(sendChatMessage, { status: 409, body: { detail: ERRORS.chat_busy.detail, code: 'chat_busy' } });
    openBuddy();
    await say('And this?');
    expect(await screen.findByText(ERRORS.chat_busy.detail)).toBeTruthy();
    expect(screen.getByPlaceholderText<HTMLTextAreaElement>('Start chatting ...').value).toBe('And this?');
  });

  it('that is refused for want of a plan brings the help that came with it', async () => {
    const card = {
      kind: 'crisis',
      lang: 'en',
      title: 'You can talk to a person right now',
      sentences: ['Free, day and night.'],
      lines: [{ name: '988 Lifeline', about: 'For any crisis', ways: [{ label: 'Call 988', href: 'tel:988' }] }],
      watched: null,
    };
    fakeRefusal(sendChatMessage, { status: 403, body: { detail: ERRORS.plan_needed.detail, code: 'plan_needed', card } });
    const { path, router, user } = openBuddy();
    await say('I do not want to be here anymore');
    expect((await screen.findByRole('link', { name: 'Call 988' })).getAttribute('href')).toBe('tel:988');
    expect(screen.getByText('I do not want to be here anymore')).toBeTruthy();
    expect(document.querySelector('.chat [data-typing], .bud__f svg')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'See the plans' }));
    expect(readWish()).toMatchObject({ kind: 'companions', user_id: STUDENT.id, from: '/profile/ai-companions/1/career-buddy' });
    expect([path(), router.state.location.state]).toEqual(['/pricingplan', BACK_LEADS_THERE]);
  });
});

describe('a conversation', () => {
  it('stands in the order of its days, without what a system said, whichever names its fields have', async () => {
    fakeRefusal(readChatHistory, {
      status: 200,
      body: [
        { sender: 'assistant', message: 'Second', timestamp: '2026-11-21T10:00:00Z' },
        { role: 'system', content: 'Be kind.', timestamp: '2026-11-20T09:00:00Z' },
        { role: 'user', content: 'First', timestamp: '2026-11-20T10:00:00Z' },
      ] as never,
    });
    openBuddy();
    const talk = await screen.findByRole('region', { name: 'Chat with Career Buddy' });
    await within(talk).findByText('Second');
    expect(talk.textContent).toMatch(/Friday, November 20.*First.*Saturday, November 21.*Second/);
    expect(talk.textContent).not.toContain('Be kind.');
  });

  it('is cleared after a question, on the server too', async () => {
    fakeAnswer(readChatHistory, history([message('user', 'Hello'), message('assistant', 'Hello to you')]));
    const cleared = fakeAnswer(clearChatHistory, undefined);
    openBuddy();
    await screen.findByText('Hello to you');
    press('Clear Messages');
    press('Yes, clear it', await screen.findByRole('alertdialog'));
    expect(await screen.findByRole('heading', { name: 'Chat not started yet' })).toBeTruthy();
    expect(cleared).toHaveLength(1);
    expect(screen.queryByText('Hello to you')).toBeNull();
  });

  it('with no message left today says when there are more', async () => {
    const left = { today: 0, of: 60, until: '2030-01-02T13:00:00.000Z' };
    fakeAnswer(readChatHistory, history([message('user', 'Hello'), message('assistant', 'Hi')], { left }));
    openBuddy();
    expect(await screen.findByText('That was your last question for today.')).toBeTruthy();
    expect(screen.getByPlaceholderText<HTMLTextAreaElement>('Opens again Wednesday, January 2, 2030').disabled).toBe(true);
  });

  it('that waits for a parent says where that stands, leads to it once, and shows the help lines all the same', async () => {
    fakeAnswer(listAiAgents, { results: [{ ...BUDDY, consent_needed: true }], meta: META });
    fakeAnswer(getConsent, MINOR);
    openBuddy();
    expect(await screen.findByRole('heading', { name: 'A parent has to agree first.' })).toBeTruthy();
    await screen.findByText(/^AI companions open once a parent says yes\./);
    expect(screen.getAllByRole('link', { name: 'What a parent decides' })).toHaveLength(1);
    press('Need help now?');
    expect(screen.getByRole('link', { name: 'Call 988' })).toBeTruthy();
  });

  it('with a companion that is not theirs leads to the plans, and to help', async () => {
    fakeAnswer(listAiAgents, { results: [], meta: { ...META, total: 0 } });
    openBuddy();
    expect(await screen.findByRole('heading', { name: 'This companion is not among yours' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Need help now?' })).toBeTruthy();
  });

  it('that is not theirs and waits for a parent too leads to the parent alone: no plan would open it', async () => {
    fakeAnswer(listAiAgents, { results: [], meta: { ...META, total: 0 } });
    fakeAnswer(getConsent, MINOR);
    openBuddy();
    expect(await screen.findByRole('heading', { name: 'A parent has to agree first.' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'What a parent decides' })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Need help now?' })).toBeTruthy();
  });
});
