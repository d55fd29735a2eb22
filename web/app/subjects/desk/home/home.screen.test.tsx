import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listWaiting, type WaitingItem } from '@careerscoop/contract/desk-waiting';
import { type DeskSessionDetail, getDeskSession } from '@careerscoop/contract/desk-sessions';
import { listDeskFindings } from '@careerscoop/contract/desk-orders';
import { closeDeskChatReport, type DeskChatReportDetail, getDeskChatReport } from '@careerscoop/contract/desk-safety';
import { type DeskMessageDetail, getDeskMessage, handleMessage } from '@careerscoop/contract/desk-messages';
import { showAtDesk } from '../../../../test/desk-work.tsx';
import { fakeAnswer, fakeNoNetwork } from '../../../../test/fake-api.ts';
import { fill, press } from '../../../../test/hands.ts';
import { enter, STUDENT } from '../../../../test/people.ts';
import { HomeScreen } from './home-screen.tsx';
import { daysUntil } from '../talks/talk-words.ts';
import { ageInWords, greeting, KINDS } from './waiting-words.ts';

const ITEMS: WaitingItem[] = [
  { kind: 'request', id: 1, who: 'Jordan', what: 'Registered Nurses', since: '2027-01-01T13:00:00.000Z', ends_on: null },
  { kind: 'check', id: 9, who: 'Dana', what: 'background', since: null, ends_on: '2027-01-10' },
  { kind: 'message', id: 5, who: null, what: 'Can I mentor from Canada?', since: '2027-01-04T10:00:00.000Z', ends_on: null },
];
const MESSAGE: DeskMessageDetail = {
  id: 5,
  kind: 'contact',
  first_name: null,
  created_at: '2027-01-04T15:00:00.000Z',
  handled_at: null,
  handled_by: null,
  message: 'Can I mentor from Canada?',
  email: 'ada@example.org',
  account: null,
};
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(MESSAGE.created_at), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const show = () => {
  enter({ ...STUDENT, first_name: 'Maria', role: 'Staff' });
  return showAtDesk({ '/desk': <HomeScreen /> }, '/desk', 'representative');
};
const waits = (results: WaitingItem[], counts: Record<string, number>) => fakeAnswer(listWaiting, { results, counts });

it('says how much waits, with three figures, and what it is in words', async () => {
  waits(ITEMS, { request: 1, check: 1, message: 1 });
  show();
  expect((await screen.findByRole('heading', { name: /^Good (morning|afternoon|evening), Maria\. Three things wait\.$/ })).tagName).toBe(
    'H1',
  );
  for (const name of ['1 over 48 hours', '1 messages', '1 checks end soon']) expect(screen.getByRole('link', { name })).toBeTruthy();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.some((text) => text?.includes('Jordan: “Registered Nurses”'))).toBe(true);
  expect(rows.some((text) => text?.includes('Dana: background ends January 10, 2027'))).toBe(true);
});

it('opens a message in its place, and goes on with what is left once it is done', async () => {
  waits(ITEMS, { request: 1, check: 1, message: 1 });
  fakeAnswer(getDeskMessage, MESSAGE);
  const sent = fakeAnswer(handleMessage, { ...MESSAGE, handled_at: MESSAGE.created_at, handled_by: 'Maria' });
  show();
  const open = await screen.findByRole('button', { name: /^Open “Can I mentor from Canada/ });
  press('Open “Can I mentor from Canada?”');
  expect(open.getAttribute('aria-expanded')).toBe('true');
  expect(await screen.findByLabelText('Your answer')).toBeTruthy();
  waits(ITEMS.slice(0, 2), { request: 1, check: 1 });
  press('Done without an answer');
  await waitFor(() => expect(screen.queryByText(/mentor from Canada/)).toBeNull());
  expect(sent).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Two things wait');
});

it('shows ten at first, and the rest when asked', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...ITEMS[2]!, id: index + 1, what: `Message ${index + 1}` }));
  waits(many, { message: 40 });
  show();
  expect(await screen.findByText('10 of 40 shown')).toBeTruthy();
  press('Show 2 more');
  expect(screen.getByText('12 of 40 shown')).toBeTruthy();
  expect(within(screen.getByRole('main')).getAllByRole('button', { name: /^Open “Message/ })).toHaveLength(12);
});

it('what is being answered stays, when something more pressing pushes it out of the ten', async () => {
  const many = Array.from({ length: 10 }, (_, index) => ({ ...ITEMS[2]!, id: index + 1, what: `Message ${index + 1}` }));
  waits(many, { message: 10 });
  fakeAnswer(getDeskMessage, { ...MESSAGE, id: 10 });
  const { client } = show();
  await screen.findByRole('button', { name: 'Open “Message 10”' });
  press('Open “Message 10”');
  fill(await screen.findByLabelText<HTMLTextAreaElement>('Your answer'), 'Half of an ans');
  waits([{ ...ITEMS[0]!, who: 'Kim' }, ...many], { request: 1, message: 10 });
  await act(() => client.invalidateQueries({ queryKey: ['desk', 'waiting'] }));
  expect(await screen.findByRole('button', { name: /^Open Kim: / })).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Half of an ans');
});

it('where nothing waits it says so', async () => {
  waits([], { message: 0 });
  show();
  expect(await screen.findByText('All is answered.')).toBeTruthy();
});

it('without a network it says so and can be asked again', async () => {
  fakeNoNetwork(listWaiting);
  show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

const NOW = Date.parse('2027-01-04T15:00:00Z');
it.each([
  ['2027-01-01T13:00:00Z', null, '3 d 2 h'],
  ['2027-01-02T15:00:00Z', null, '2 d'],
  ['2027-01-04T10:00:00Z', null, '5 h'],
  ['2027-01-04T14:30:00Z', null, 'just now'],
  [null, '2027-01-10', 'in 6 days'],
  [null, '2027-01-05', 'tomorrow'],
  [null, '2027-01-04', 'today'],
  [null, '2027-01-03', 'has ended'],
  [null, null, ''],
])('waits since %s or until %s: %j', (since, ends_on, words) => {
  expect(ageInWords({ since, ends_on }, NOW)).toBe(words);
});

it.each([
  [0, 8, 'Good morning, Maria. Nothing waits.'],
  [1, 13, 'Good afternoon, Maria. One thing waits.'],
  [12, 19, 'Good evening, Maria. Twelve things wait.'],
  [1300, 9, 'Good morning, Maria. 1,300 things wait.'],
])('greets with %i things at %i o’clock', (count, hour, words) => {
  expect(greeting('Maria', count, hour)).toBe(words);
});

it('a finding is asked for by its number, since others may stand before it in the list', async () => {
  const finding = { id: 77, kind: 'refund_failed', words: 'The bank did not take a refund.', order: null, external_id: 're_1' };
  const rest = { expected: 8900, found: 0, found_at: '2027-01-02T10:00:00.000Z', handled_at: null, handled_by: null };
  waits([{ kind: 'finding', id: 77, who: null, what: 'refund_failed', since: rest.found_at, ends_on: null }], { finding: 1 });
  const meta = { page: 1, per_page: 50, total: 1, more: false, number_of_pages: 1 };
  fakeAnswer(listDeskFindings, { results: [{ ...finding, ...rest }], meta });
  const asked = vi.spyOn(globalThis, 'fetch');
  show();
  (await screen.findByRole('button', { name: /^Open/ })).click();
  expect(await screen.findByText('The bank did not take a refund.')).toBeTruthy();
  expect(asked.mock.calls.map(([address]) => String(address))).toContainEqual(expect.stringMatching(/desk\/findings\/\?.*\bid=77\b/));
});

it('counts days by the clock of the reader: in the evening, what ends tomorrow does not end today', () => {
  const evening = '2027-01-05T03:00:00Z';
  expect(ageInWords({ since: null, ends_on: '2027-01-05' }, Date.parse(evening))).toBe('tomorrow');
  vi.setSystemTime(new Date(evening));
  expect([daysUntil('2027-01-05'), daysUntil('2027-01-04'), daysUntil('2027-01-03')]).toEqual([1, 0, -1]);
  const check = { kind: 'check', id: 9, who: 'Dana', what: 'background', since: null } as const;
  expect(KINDS.check.title({ ...check, ends_on: '2027-01-05' })).toBe('Dana: background ends January 5, 2027');
  expect(KINDS.check.title({ ...check, ends_on: '2027-01-03' })).toBe('Dana: background ended January 3, 2027');
});

it('a student who did not come twice is named with the number, and leads to the talks and to how they are reached', async () => {
  waits([{ kind: 'missed', id: 31, who: 'Kim', what: '2', since: '2027-01-02T10:00:00.000Z', ends_on: null }], { missed: 1 });
  const talk: DeskSessionDetail = {
    id: 31,
    state: 'no_show_student',
    student: { id: 8, name: 'Kim L.', time_zone: null },
    mentor: { id: 5, name: 'Ruth', time_zone: null },
    topic: 'Courts',
    topic_held: null,
    career: 'Lawyers',
    created_at: '2026-12-20T10:00:00.000Z',
    wished_at: null,
    starts_at: '2027-01-02T10:00:00.000Z',
    held_until: null,
    late: false,
    missed_often: true,
    version: 4,
    ...{ school: null, grade: null, adults: false, obstacle: null, meeting_link: null, hosts: [], cancelled_by: null, reason: null },
    ...{ entries: [], may: [] },
  };
  fakeAnswer(getDeskSession, talk);
  show();
  (await screen.findByRole('button', { name: 'Open Kim did not come to two talks within 30 days' })).click();
  expect((await screen.findByRole('link', { name: 'How to reach Kim L.' })).getAttribute('href')).toBe('/desk/students/8');
  const missed = screen.getByRole('link', { name: 'The talks that were missed' });
  expect(missed.getAttribute('href')).toBe('/desk/sessions?state=no_show_student&q=Kim');
});

it('an answer that a student reported waits by its companion’s name, is read in its place and closed there', async () => {
  waits([{ kind: 'answer', id: 2, who: null, what: 'College Buddy', since: '2027-01-02T10:00:00.000Z', ends_on: null }], { answer: 1 });
  const report: DeskChatReportDetail = {
    ...{ id: 2, state: 'open', created_at: '2027-01-02T10:00:00.000Z', closed_at: null },
    companion: 'College Buddy',
    reason: 'This school closed last year.',
    said: [{ role: 'assistant', content: 'Three schools near Madison teach nursing.' }],
  };
  fakeAnswer(getDeskChatReport, report);
  const sent = fakeAnswer(closeDeskChatReport, { ...report, state: 'closed', closed_at: report.created_at });
  enter({ ...STUDENT, first_name: 'Maria', role: 'Staff' });
  showAtDesk({ '/desk': <HomeScreen /> }, '/desk', 'safety');
  expect((await screen.findByRole('link', { name: '1 reported answers' })).getAttribute('href')).toBe('/desk/chat-reports');
  press('Open An answer of College Buddy');
  expect(await screen.findByText('This school closed last year.')).toBeTruthy();
  expect(screen.getByText('Three schools near Madison teach nursing.')).toBeTruthy();
  waits([], {});
  press('It is dealt with');
  expect(await screen.findByText('All is answered.')).toBeTruthy();
  expect(sent).toHaveLength(1);
});
