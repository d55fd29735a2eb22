import { getConsent, type StudentConsent } from '@careerscoop/contract/consent';
import { getUsualWait, listMentorSessions, listSlots, type MentorSession } from '@careerscoop/contract/mentoring';
import { getProfile } from '@careerscoop/contract/profile';
import { screen } from '@testing-library/react';
import Sessions from '../app/routes/sessions.tsx';
import { fakeAnswer } from './fake-api.ts';
import { enter, PROFILE } from './people.ts';
import { STARTS } from './sessions.ts';
import { showPages } from './show.tsx';

export const NO_CONSENT: StudentConsent = { needed: false, adult_on: null, can_ask: false, sms: false, asked: null, purposes: [] };
export const DAY_BEFORE = 'Tuesday, January 6, 2099, 4:00 pm';
export const THE_DAY = 'Wednesday, January 7, 2099, 4:30 pm';
const HALF_HOUR = 30 * 60_000;

const slot = (starts: Date) => ({ starts_at: starts.toISOString(), ends_at: new Date(starts.getTime() + HALF_HOUR).toISOString() });
/** The free times of the day before and of the day itself. */
export const FIRST = slot(new Date(2099, 0, 6, 16, 0));
export const SECOND = slot(STARTS);
export const free = (...slots: (typeof FIRST)[]) => ({ slots, time_zone: 'UTC', version: 1, more: false });

/** A signed-in student of age whose clock is this machine's, and a mentor with two free times. */
export function withSessions(): void {
  enter();
  fakeAnswer(getConsent, NO_CONSENT);
  fakeAnswer(getProfile, { ...PROFILE, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  fakeAnswer(listSlots, free(FIRST, SECOND));
  fakeAnswer(getUsualWait, { usual: null });
}

/** My Sessions of a student who has these. */
export function openSessions(...sessions: MentorSession[]) {
  fakeAnswer(listMentorSessions, sessions);
  return showPages(
    {
      '/profile/sessions': <Sessions />,
      '/profile/sessions/:id/feedback': 'The feedback',
      '/scenario/0': 'The film',
      '/sessions/:id/join': 'The door',
    },
    '/profile/sessions',
  );
}

/** The card of the session with this heading. */
export const card = async (name: RegExp | string) => (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;
export const notices = () => screen.getByRole('region', { name: 'Notices' });
