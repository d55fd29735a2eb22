import type { MentorSession } from '@careerscoop/contract/mentoring';
import type { Role } from '@careerscoop/contract/accounts';
import { momentInWords } from '../../lib/day-in-words.ts';

/** When it is or was: a time without a mentor is the student's wish alone. */
export function whenInWords({ datetime, mentor, is_active }: MentorSession): { label: string; text: string } {
  if (!is_active) return { label: 'When', text: datetime ? momentInWords(datetime) : 'No date was kept' };
  if (!datetime) return { label: 'When', text: 'No date yet' };
  return { label: mentor === null ? 'Wished for' : 'When', text: momentInWords(datetime) };
}

/** Who sits on the other side, as each of the two sees it: a student's "Mentor:" once there is one. */
export function partnerOf(session: MentorSession, role: Role): { label: string; text: string } {
  if (role === 'Mentor') return { label: 'Student:', text: session.student };
  if (session.mentor_name) return { label: 'Mentor:', text: session.mentor_name };
  return { label: 'Next', text: session.is_active ? 'We are looking for a mentor for you' : 'No mentor was found' };
}
