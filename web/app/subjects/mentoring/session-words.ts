import type { MentorSession } from '@careerscoop/contract/mentoring';
import type { Role } from '@careerscoop/contract/accounts';

const LONG = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** A moment as people write it, in the time of the place where they are; the year where it is not this one. */
function momentInWords(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return at.toLocaleString('en-US', { ...LONG, ...year });
}

/** When it is or was: a time without a mentor is the student's wish alone. */
export function whenInWords({ datetime, mentor, is_active }: MentorSession, now?: Date): { label: string; text: string } {
  if (!is_active) return { label: 'When', text: datetime ? momentInWords(datetime, now) : 'No date was kept' };
  if (!datetime) return { label: 'When', text: 'No date yet' };
  return { label: mentor === null ? 'Wished for' : 'When', text: momentInWords(datetime, now) };
}

/** Who sits on the other side, as each of the two sees it. */
export function partnerOf(session: MentorSession, role: Role): { label: string; text: string } {
  if (role === 'Mentor') return { label: 'Student:', text: session.student };
  return { label: 'Mentor:', text: session.mentor_name ?? 'We are looking for one' };
}
