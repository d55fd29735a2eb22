import { type DeskMentorDetail, enterDeskCheck, getDeskMentor } from '@careerscoop/contract/desk-mentors';
import { closeDeskReport, decideDeskText, type DeskReportDetail, getDeskReport, listDeskTexts } from '@careerscoop/contract/desk-reports';
import { type DeskSafetyEventDetail, getDeskSafetyEvent } from '@careerscoop/contract/desk-safety';
import {
  assignDeskSession,
  type DeskSessionDetail,
  getDeskSession,
  listDeskCandidates,
  listDeskSessions,
  listDeskSlots,
} from '@careerscoop/contract/desk-sessions';
import { type Level, PERMISSIONS, type Permission, reachOf } from '@careerscoop/contract/desk-permissions';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../../../test/fake-api.ts';
import { show } from '../../../../test/show.tsx';
import { DeskPlaceProvider } from '../desk-place.ts';
import { Mentor } from './mentor.tsx';
import { Report } from './report.tsx';
import { SafetyEvent } from './safety-event.tsx';
import { Session } from './session.tsx';
import { Sessions } from './sessions.tsx';
import { Texts } from './texts.tsx';

const at = (level: Level, children: ReactNode) => {
  const may = (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => reachOf(level, permission));
  return <DeskPlaceProvider value={{ level, may, organization: null }}>{children}</DeskPlaceProvider>;
};
const meta = { page: 1, per_page: 50, total: 1, more: false, number_of_pages: 1 };
const ADDED = '2026-11-02T15:00:00.000Z';

const SESSION: DeskSessionDetail = {
  id: 31,
  state: 'requested',
  student: { id: 8, name: 'Jordan', time_zone: 'America/Chicago' },
  mentor: null,
  topic: 'What do night shifts do to you?',
  topic_held: null,
  career: 'Registered Nurses',
  created_at: ADDED,
  wished_at: null,
  starts_at: null,
  held_until: null,
  missed_often: false,
  late: true,
  version: 3,
  school: null,
  grade: 'Junior',
  adults: false,
  obstacle: null,
  meeting_link: null,
  hosts: [],
  cancelled_by: null,
  reason: null,
  entries: [],
  may: ['assign', 'cancel'],
};
const RUTH = { id: 5, name: 'Ruth', title: 'Nurse', fits: true, coming: 0, has_hours: true };

it('says who waits too long, by their first name, and leads to the session', async () => {
  fakeAnswer(listDeskSessions, { results: [SESSION], meta });
  show(at('representative', <Sessions />));
  expect(await screen.findByText('Over 48 h')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Jordan' }).getAttribute('href')).toBe('/desk/sessions/31');
  expect(screen.getByText('Registered Nurses')).toBeTruthy();
});

it('assigns a mentor with the version that was seen; without a choice it asks for one', async () => {
  fakeAnswer(getDeskSession, SESSION);
  fakeAnswer(listDeskCandidates, { results: [RUTH] });
  fakeAnswer(listDeskSlots, { slots: [{ starts_at: '2099-01-07T22:00:00.000Z', ends_at: '2099-01-07T22:30:00.000Z' }] });
  const sent = fakeAnswer(assignDeskSession, { ...SESSION, version: 4, mentor: { id: 5, name: 'Ruth', time_zone: null } });
  const { user } = show(at('representative', <Session id={31} />));
  await user.click(await screen.findByRole('button', { name: /^Assign/ }));
  expect(await screen.findByText('Choose a mentor.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.selectOptions(
    screen.getByLabelText('Mentor'),
    await screen.findByRole('option', { name: 'Ruth, Nurse · does this work · no talk coming' }),
  );
  await user.selectOptions(screen.getByLabelText('Time'), await screen.findByRole('option', { name: /, January 7, 2099, / }));
  await user.click(screen.getByRole('button', { name: /^Assign/ }));
  await waitFor(() => expect(sent).toEqual([{ mentor_id: 5, starts_at: '2099-01-07T22:00:00.000Z', version: 3 }]));
});

const BO = { ...RUTH, id: 6, name: 'Bo' };
const mentorShown = () => screen.getByLabelText<HTMLSelectElement>('Mentor').selectedOptions[0]?.textContent;

it('another mentor is never booked at the time that was chosen with the one before', async () => {
  fakeAnswer(getDeskSession, SESSION);
  fakeAnswer(listDeskCandidates, { results: [RUTH, BO] });
  fakeAnswer(listDeskSlots, { slots: [{ starts_at: '2099-01-07T22:00:00.000Z', ends_at: '2099-01-07T22:30:00.000Z' }] });
  const sent = fakeAnswer(assignDeskSession, { ...SESSION, version: 4, mentor: { id: 6, name: 'Bo', time_zone: null } });
  const { user } = show(at('representative', <Session id={31} />));
  await user.selectOptions(await screen.findByLabelText('Mentor'), await screen.findByRole('option', { name: /^Ruth/ }));
  await user.selectOptions(screen.getByLabelText('Time'), await screen.findByRole('option', { name: /, January 7, 2099, / }));
  fakeAnswer(listDeskSlots, { slots: [{ starts_at: '2099-01-08T22:00:00.000Z', ends_at: '2099-01-08T22:30:00.000Z' }] });
  await user.selectOptions(screen.getByLabelText('Mentor'), screen.getByRole('option', { name: /^Bo/ }));
  await screen.findByRole('option', { name: /, January 8, 2099, / });
  expect(screen.getByLabelText<HTMLSelectElement>('Time').value).toBe('');
  await user.click(screen.getByRole('button', { name: /^Assign/ }));
  await waitFor(() => expect(sent).toEqual([{ mentor_id: 6, starts_at: null, version: 3 }]));
});

it('shows the mentor who is chosen, and will be sent, also while a search finds others', async () => {
  fakeAnswer(getDeskSession, SESSION);
  fakeAnswer(listDeskCandidates, { results: [BO, RUTH] });
  fakeAnswer(listDeskSlots, { slots: [] });
  const { user } = show(at('representative', <Session id={31} />));
  await user.selectOptions(await screen.findByLabelText('Mentor'), await screen.findByRole('option', { name: /^Ruth/ }));
  fakeAnswer(listDeskCandidates, { results: [BO] });
  await user.type(screen.getByLabelText('Find a mentor'), 'bo');
  // Ruth is put before what is found.
  await waitFor(() => expect(screen.getAllByRole('option', { name: /^(Bo|Ruth)/ })[1]?.textContent).toMatch(/^Bo/));
  expect(mentorShown()).toMatch(/^Ruth/);
});

it('shows the time that is chosen, and will be sent, also when it is not free any more', async () => {
  fakeAnswer(getDeskSession, SESSION);
  fakeAnswer(listDeskCandidates, { results: [RUTH] });
  fakeAnswer(listDeskSlots, { slots: [{ starts_at: '2099-01-07T22:00:00.000Z', ends_at: '2099-01-07T22:30:00.000Z' }] });
  const { user, client } = show(at('representative', <Session id={31} />));
  await user.selectOptions(await screen.findByLabelText('Mentor'), await screen.findByRole('option', { name: /^Ruth/ }));
  await user.selectOptions(screen.getByLabelText('Time'), await screen.findByRole('option', { name: /, January 7, 2099, / }));
  fakeAnswer(listDeskSlots, { slots: [{ starts_at: '2099-01-08T22:00:00.000Z', ends_at: '2099-01-08T22:30:00.000Z' }] });
  await act(() => client.invalidateQueries({ queryKey: ['desk'] }));
  await screen.findByRole('option', { name: /, January 8, 2099, / });
  expect(screen.getByLabelText<HTMLSelectElement>('Time').value).toBe('2099-01-07T22:00:00.000Z');
});

it('says above the button what stops it, as where somebody else was quicker', async () => {
  fakeAnswer(getDeskSession, SESSION);
  fakeAnswer(listDeskCandidates, { results: [RUTH] });
  fakeAnswer(listDeskSlots, { slots: [] });
  fakeRefusal(assignDeskSession, {
    status: 409,
    body: { code: 'conflict', detail: 'This was changed in the meantime. Load the page again.' },
  });
  const { user } = show(at('representative', <Session id={31} />));
  await user.selectOptions(await screen.findByLabelText('Mentor'), await screen.findByRole('option', { name: /^Ruth/ }));
  await user.click(screen.getByRole('button', { name: /^Assign/ }));
  expect(await screen.findByText(/^This was changed in the meantime/)).toBeTruthy();
});

it('shows safety the session, and nothing to change in it', async () => {
  fakeAnswer(getDeskSession, SESSION);
  show(at('safety', <Session id={31} />));
  expect(await screen.findByText('“What do night shifts do to you?”')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Assign|Call it off/ })).toBeNull();
});

const check = (kind: DeskMentorDetail['checks'][number]['kind']) => ({
  kind,
  state: 'clear' as const,
  reference: 'R-1',
  cleared_on: '2026-03-03',
  expires_on: null,
  by: 'Ines',
  at: ADDED,
});
const MENTOR: DeskMentorDetail = {
  id: 5,
  name: 'Dana Whitfield',
  title: 'Farm vet',
  approved: false,
  missing: ['background'],
  next_end: null,
  paused: null,
  coming: 0,
  email: 'dana@example.org',
  phone: '',
  email_confirmed: true,
  time_zone: null,
  about_me: '',
  about_me_held: null,
  tags: [],
  has_hours: false,
  given: 0,
  no_shows: 0,
  paused_since: null,
  checks: [
    check('identity'),
    { ...check('background'), state: 'waiting', reference: '', cleared_on: null, by: null, at: null },
    check('reference'),
    check('training'),
    check('agreement'),
  ],
  sessions: [],
  history: [],
};

it('enters a check with what was seen of it; the server’s word stands at its field', async () => {
  fakeAnswer(getDeskMentor, MENTOR);
  const refused = fakeRefusal(enterDeskCheck, { status: 400, body: { cleared_on: ['Say on which day it was clear.'] } });
  const { user } = show(at('safety', <Mentor id={5} />));
  await user.click(await screen.findByRole('button', { name: /^Enter Background/ }));
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Mark as clear/ }));
  expect(await screen.findByText('Say on which day it was clear.')).toBeTruthy();
  expect(refused).toEqual([{ kind: 'background', state: 'clear', reference: '', cleared_on: null, expires_on: null, seen: null }]);
});

it('offers to approve once all five are clear, and to a representative nothing of it', async () => {
  const ready: DeskMentorDetail = { ...MENTOR, missing: [], checks: MENTOR.checks.map(({ kind }) => check(kind)) };
  fakeAnswer(getDeskMentor, ready);
  const { unmount } = show(at('admin', <Mentor id={5} />));
  expect(await screen.findByRole('button', { name: /^Approve/ })).toBeTruthy();
  unmount();
  show(at('representative', <Mentor id={5} />));
  expect(await screen.findByText('Ready to approve')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Approve|Renew)/ })).toBeNull();
});

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
  const { user } = show(at('safety', <Report id={7} />));
  expect(await screen.findByText(/^The parent of/)).toBeTruthy();
  expect(screen.getByText(/^Another grave report about Dana Whitfield waits/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'The pause goes on' }));
  await user.click(screen.getByRole('button', { name: /^Close the report/ }));
  await waitFor(() => expect(sent).toEqual([{ pause: 'keep' }]));
});

it('tells a level without reports that they are not theirs', () => {
  fakeAnswer(getDeskReport, REPORT);
  show(at('representative', <Report id={7} />));
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
  const { user } = show(at('representative', <Texts />));
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
  const { user } = show(at('representative', <Texts />));
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
  show(at('safety', <SafetyEvent id={4} />));
  expect(await screen.findByText('This speaks of home, so the parent is not told.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tell the parent' })).toBeNull();
  expect(screen.getByText('The student has cleared this conversation.')).toBeTruthy();
});

it('marks the talks of a student who missed two lately', async () => {
  fakeAnswer(listDeskSessions, { results: [{ ...SESSION, late: false, state: 'no_show_student', missed_often: true }], meta });
  show(at('representative', <Sessions />));
  expect(await screen.findByText('Missed two lately')).toBeTruthy();
});
