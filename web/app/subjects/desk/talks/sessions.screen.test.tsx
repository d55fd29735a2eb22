import {
  assignDeskSession,
  type DeskSessionDetail,
  getDeskSession,
  listDeskCandidates,
  listDeskSessions,
  listDeskSlots,
} from '@careerscoop/contract/desk-sessions';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { atDesk } from '../../../../test/desk-work.tsx';
import { fakeAnswer, fakeRefusal } from '../../../../test/fake-api.ts';
import { show } from '../../../../test/show.tsx';
import { Session } from './session.tsx';
import { Sessions } from './sessions.tsx';

const meta = { page: 1, per_page: 50, total: 1, more: false, number_of_pages: 1 };
const SESSION: DeskSessionDetail = {
  id: 31,
  state: 'requested',
  student: { id: 8, name: 'Jordan', time_zone: 'America/Chicago' },
  mentor: null,
  topic: 'What do night shifts do to you?',
  topic_held: null,
  career: 'Registered Nurses',
  created_at: '2026-11-02T15:00:00.000Z',
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
  show(atDesk('representative', <Sessions />));
  expect(await screen.findByText('Over 48 h')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Jordan' }).getAttribute('href')).toBe('/desk/sessions/31');
  expect(screen.getByText('Registered Nurses')).toBeTruthy();
});

it('assigns a mentor with the version that was seen; without a choice it asks for one', async () => {
  fakeAnswer(getDeskSession, SESSION);
  fakeAnswer(listDeskCandidates, { results: [RUTH] });
  fakeAnswer(listDeskSlots, { slots: [{ starts_at: '2099-01-07T22:00:00.000Z', ends_at: '2099-01-07T22:30:00.000Z' }] });
  const sent = fakeAnswer(assignDeskSession, { ...SESSION, version: 4, mentor: { id: 5, name: 'Ruth', time_zone: null } });
  const { user } = show(atDesk('representative', <Session id={31} />));
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
  const { user } = show(atDesk('representative', <Session id={31} />));
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
  const { user } = show(atDesk('representative', <Session id={31} />));
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
  const { user, client } = show(atDesk('representative', <Session id={31} />));
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
  const { user } = show(atDesk('representative', <Session id={31} />));
  await user.selectOptions(await screen.findByLabelText('Mentor'), await screen.findByRole('option', { name: /^Ruth/ }));
  await user.click(screen.getByRole('button', { name: /^Assign/ }));
  expect(await screen.findByText(/^This was changed in the meantime/)).toBeTruthy();
});

it('shows safety the session, and nothing to change in it', async () => {
  fakeAnswer(getDeskSession, SESSION);
  show(atDesk('safety', <Session id={31} />));
  expect(await screen.findByText('“What do night shifts do to you?”')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Assign|Call it off/ })).toBeNull();
});

it('marks the talks of a student who missed two lately', async () => {
  fakeAnswer(listDeskSessions, { results: [{ ...SESSION, late: false, state: 'no_show_student', missed_often: true }], meta });
  show(atDesk('representative', <Sessions />));
  expect(await screen.findByText('Missed two lately')).toBeTruthy();
});
