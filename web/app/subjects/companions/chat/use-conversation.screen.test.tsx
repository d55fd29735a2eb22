import { listChatThreads, readChatHistory, sendChatMessage, stopChatTurn } from '@careerscoop/contract/chat';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi, afterEach } from 'vitest';
import { history, message } from '../../../../test/chat.ts';
import { fakeAnswer, fakeNoNetwork } from '../../../../test/fake-api.ts';
import { fill, gate, press } from '../../../../test/hands.ts';
import { enter } from '../../../../test/people.ts';
import { show } from '../../../../test/show.tsx';
import { ChatView } from './chat-view.tsx';
import { tellOtherTabs } from './other-tabs.ts';

const BUDDY = { id: 1, name: 'Career Buddy', image: '', short_description: 'Talks careers through.', consent_needed: false };
const ABOUT = { first_name: 'Robin', age: 16, city: 'Madison', state: 'WI' };

afterEach(() => void vi.unstubAllGlobals());

beforeEach(() => {
  enter();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollIntoView = () => undefined;
  fakeAnswer(listChatThreads, { results: [] });
  fakeAnswer(readChatHistory, history());
});

const open = () =>
  show(
    <ChatView
      agent={BUDDY}
      career={null}
      former={null}
      about={ABOUT}
      isMinor={false}
      type={null}
      saved={[]}
      first={undefined}
      ready
      careersFailed={null}
      onTypeSaid={() => undefined}
    />,
  );

const ask = async (text: string) => {
  const field = await screen.findByPlaceholderText<HTMLTextAreaElement>('Start chatting ...');
  await waitFor(() => expect(field.disabled).toBe(false));
  fill(field, text);
  press('Send');
};

/** The history is asked for anew. */
const hear = () => act(() => tellOtherTabs({ agent_id: 1, onet_code: null }, 'changed'));

const answer = (content: string, turn = message('assistant', content)) => {
  const { id: _, ...said } = turn;
  return { response: [{ message: { ...said, role: 'assistant' as const, source: 'guide' as const } }] };
};

it('what got no answer is asked again as it was sent, whatever came into the chat meanwhile', async () => {
  const first = fakeNoNetwork(sendChatMessage);
  open();
  await ask('Does it pay ok?');
  await screen.findByText('Something went wrong.');
  fakeAnswer(readChatHistory, history([message('user', 'From a phone'), message('assistant', 'To the phone')]));
  hear();
  await screen.findByText('To the phone');
  const again = fakeAnswer(sendChatMessage, answer('It does.'));
  press('Ask again');
  await screen.findByText('It does.');
  expect(again).toEqual(first);
});

it('what arrived all the same stands there once, and is not asked for again', async () => {
  fakeNoNetwork(sendChatMessage);
  open();
  await ask('Does it pay ok?');
  await screen.findByText('Something went wrong.');
  fakeAnswer(readChatHistory, history([message('user', 'Does it pay ok?'), message('assistant', 'It does.')]));
  hear();
  await screen.findByText('It does.');
  expect(screen.getAllByText('Does it pay ok?')).toHaveLength(1);
  expect(screen.queryByText('Something went wrong.')).toBeNull();
});

it('an answer that came as one JSON belongs to the question that the history tells of', async () => {
  const said = message('assistant', 'It does.');
  fakeAnswer(sendChatMessage, answer('', said));
  open();
  await ask('Does it pay ok?');
  await screen.findByText('It does.');
  const before = message('user', 'Before');
  fakeAnswer(readChatHistory, history([before, message('user', 'Does it pay ok?', { turn: said.turn }), said]));
  hear();
  await screen.findByText('Before');
  expect(screen.getAllByText('Does it pay ok?')).toHaveLength(1);
});

it('while one is awaited, Stop stops the turn that the history says runs', async () => {
  const { opened, open: go } = gate();
  const { turn, ...rest } = message('assistant', 'As far as it came.', { status: 'stopped' });
  fakeAnswer(sendChatMessage, answer('', { turn, ...rest }), opened);
  const stopped = fakeAnswer(stopChatTurn, { status: 'stopped' });
  open();
  await ask('Does it pay ok?');
  await screen.findByText('Looking it up');
  fakeAnswer(readChatHistory, history([message('user', 'Does it pay ok?', { turn })], { running: turn }));
  press('Stop');
  await waitFor(() => expect(stopped).toHaveLength(1));
  go();
  expect(await screen.findByText('You stopped this answer here. What is above is kept.')).toBeTruthy();
});

it('what has left the last page of the history stays in its place', async () => {
  const all = Array.from({ length: 54 }, (_, index) => message(index % 2 ? 'assistant' : 'user', `Message ${index}.`));
  const shown = () =>
    [...document.querySelectorAll('.you, .bud')].map(({ textContent }) => Number(/Message (\d+)\./.exec(textContent)?.[1]));
  fakeAnswer(readChatHistory, history(all.slice(0, 50)));
  open();
  await screen.findByText('Message 49.');
  fakeAnswer(readChatHistory, history(all.slice(4), { more: true }));
  hear();
  await screen.findByText('Message 53.');
  expect(shown()).toEqual(all.map((_, index) => index));
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
});

it('what was cleared elsewhere is not kept here as what came before', async () => {
  fakeAnswer(readChatHistory, history([message('user', 'Hello'), message('assistant', 'Hello to you')]));
  open();
  await screen.findByText('Hello to you');
  fakeAnswer(readChatHistory, history([message('user', 'Anew'), message('assistant', 'Gladly')]));
  hear();
  await screen.findByText('Gladly');
  expect(screen.queryByText('Hello to you')).toBeNull();
});
