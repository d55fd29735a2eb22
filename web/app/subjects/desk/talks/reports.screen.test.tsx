import { closeDeskReport, decideDeskText, type DeskReportDetail, getDeskReport, listDeskTexts } from '@careerscoop/contract/desk-reports';
import { type DeskSafetyEventDetail, getDeskSafetyEvent } from '@careerscoop/contract/desk-safety';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { atDesk } from '../../../../test/desk-work.tsx';
import { fakeAnswer } from '../../../../test/fake-api.ts';
import { show } from '../../../../test/show.tsx';
import { Report } from './report.tsx';
import { SafetyEvent } from './safety-event.tsx';
import { Texts } from './texts.tsx';

const meta = { page: 1, per_page: 50, total: 1, more: false, number_of_pages: 1 };
const ADDED = '2026-11-02T15:00:00.000Z';

const REPORT: DeskReportDetail = {
  id: 7,
  state: 'open',
  kind: 'contact',
  grave: true,
  by: 'guardian',
  created_at: ADDED,
  session_id: 33,
  handled_by: null,
  handled_at: null,
  text: 'Asked twice for a number.',
  told_by: { id: 8, role: 'student', name: 'Jordan H.' },
  about: { id: 5, role: 'mentor', name: 'Dana Whitfield' },
  paused: true,
  other_open: 1,
  other_grave: 1,
};

it('closes a report with a word about the pause', async () => {
  fakeAnswer(getDeskReport, REPORT);
  const sent = fakeAnswer(closeDeskReport, { ...REPORT, state: 'closed', handled_by: 'Jo', handled_at: ADDED });
  const { user } = show(atDesk('safety', <Report id={7} />));
  expect(await screen.findByText(/^The parent of/)).toBeTruthy();
  expect(screen.getByText(/^Another grave report about Dana Whitfield waits/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'The pause goes on' }));
  await user.click(screen.getByRole('button', { name: /^Close the report/ }));
  await waitFor(() => expect(sent).toEqual([{ pause: 'keep' }]));
});

it('tells a level without reports that they are not theirs', () => {
  fakeAnswer(getDeskReport, REPORT);
  show(atDesk('representative', <Report id={7} />));
  expect(screen.getByRole('heading', { name: 'Not for your level' })).toBeTruthy();
});

it('passes a text on by the words that were read', async () => {
  const text = {
    kind: 'topic' as const,
    id: 31,
    reason: 'link',
    stands: null,
    text: 'See www.example.org',
    writer: 'Jordan',
    seen: 'these words',
  };
  fakeAnswer(listDeskTexts, { results: [text], meta });
  const sent = fakeAnswer(decideDeskText, { detail: 'Passed on.' });
  const { user } = show(atDesk('representative', <Texts />));
  expect(await screen.findByText('See www.example.org')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Pass on/ }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'pass', seen: 'these words' }]));
  expect(await screen.findByText('Passed on.')).toBeTruthy();
});

it('passes a text on against what stands between the two once that was read and answered', async () => {
  const text = {
    kind: 'feedback' as const,
    id: 32,
    reason: 'phone',
    stands: 'consent' as const,
    text: 'Well asked',
    writer: 'Dana',
    seen: 'seen',
  };
  fakeAnswer(listDeskTexts, {
    results: [text, { ...text, id: 33, reason: 'away', stands: null }, { ...text, id: 34, reason: 'consent' }],
    meta,
  });
  const sent = fakeAnswer(decideDeskText, { detail: 'Passed on.' });
  const { user } = show(atDesk('representative', <Texts />));
  expect(await screen.findByText('Feedback after a talk. Holds a number. No parent’s yes to talks now.')).toBeTruthy();
  expect(screen.getByText('Feedback after a talk. Held while the mentor could not meet students.')).toBeTruthy();
  expect(screen.getByText('Feedback after a talk. No parent’s yes to talks now.')).toBeTruthy();
  const [first] = screen.getAllByRole('button', { name: /^Pass on/ });
  await user.click(first!);
  const question = await screen.findByRole('alertdialog', { name: 'Pass it on all the same?' });
  expect(question.textContent).toContain('No parent’s yes to talks now. The other side will read these words.');
  expect(sent).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Pass it on' }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'pass', seen: 'seen', although: 'consent' }]));
});

it('says why a parent is not told, in the place of the button', async () => {
  const event: DeskSafetyEventDetail = {
    id: 4,
    state: 'open',
    tier: 2,
    kind: 'abuse',
    at: ADDED,
    closed_at: null,
    parent_told_at: null,
    student: { id: 8, name: 'Jordan H.', age: 15 },
    said: [],
    not_for_parent: 'This speaks of home, so the parent is not told.',
  };
  fakeAnswer(getDeskSafetyEvent, event);
  show(atDesk('safety', <SafetyEvent id={4} />));
  expect(await screen.findByText('This speaks of home, so the parent is not told.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tell the parent' })).toBeNull();
  expect(screen.getByText('The student has cleared this conversation.')).toBeTruthy();
});
