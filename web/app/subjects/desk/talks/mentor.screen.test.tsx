import { type DeskMentorDetail, enterDeskCheck, getDeskMentor } from '@careerscoop/contract/desk-mentors';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { atDesk } from '../../../../test/desk-work.tsx';
import { fakeAnswer, fakeRefusal } from '../../../../test/fake-api.ts';
import { show } from '../../../../test/show.tsx';
import { Mentor } from './mentor.tsx';

const check = (kind: DeskMentorDetail['checks'][number]['kind']) => ({
  kind,
  state: 'clear' as const,
  reference: 'R-1',
  cleared_on: '2026-03-03',
  expires_on: null,
  by: 'Ines',
  at: '2026-11-02T15:00:00.000Z',
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
  const { user } = show(atDesk('safety', <Mentor id={5} />));
  await user.click(await screen.findByRole('button', { name: /^Enter Background/ }));
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Mark as clear/ }));
  expect(await screen.findByText('Say on which day it was clear.')).toBeTruthy();
  expect(refused).toEqual([{ kind: 'background', state: 'clear', reference: '', cleared_on: null, expires_on: null, seen: null }]);
});

it('offers to approve once all five are clear, and to a representative nothing of it', async () => {
  const ready: DeskMentorDetail = { ...MENTOR, missing: [], checks: MENTOR.checks.map(({ kind }) => check(kind)) };
  fakeAnswer(getDeskMentor, ready);
  const { unmount } = show(atDesk('admin', <Mentor id={5} />));
  expect(await screen.findByRole('button', { name: /^Approve/ })).toBeTruthy();
  unmount();
  show(atDesk('representative', <Mentor id={5} />));
  expect(await screen.findByText('Ready to approve')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Approve|Renew)/ })).toBeNull();
});
