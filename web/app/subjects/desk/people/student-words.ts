import type { ParentState } from '@careerscoop/contract/desk-students';
import { GRADES } from '@careerscoop/contract/schooling';

/** Where the parent stands, as filters and details say it. */
export const PARENT_WORDS: Record<ParentState, string> = {
  adult: '18 or older',
  open: 'Not asked',
  waiting: 'Waiting',
  granted: 'Said yes',
  refused: 'Said no',
};

export const PURPOSE_WORDS = {
  mentor_sessions: 'Talks with a mentor',
  companions: 'AI companions',
  data_sharing: 'Sharing with the school or sponsor',
} as const;

export const SOURCE_WORDS = {
  payment: 'Paid',
  code: 'By a code',
  staff: 'From the desk',
  free: 'Free',
} as const;

export const TALK_WORDS: Record<string, string> = {
  requested: 'Waits for a mentor',
  held: 'Waits for the mentor’s yes',
  booked: 'Booked',
  done: 'Took place',
  no_show_student: 'The student did not come',
  no_show_mentor: 'The mentor did not come',
  cancelled: 'Called off',
};

export const gradeInWords = (grade: string | null) => GRADES.find(({ value }) => value === grade)?.label ?? null;

/** "1 asked, 2 booked", or "none". */
export function talksInWords({ asked, booked }: { asked: number; booked: number }): string {
  const parts = [asked > 0 ? `${asked} asked` : '', booked > 0 ? `${booked} booked` : ''].filter(Boolean);
  return parts.join(', ') || 'none';
}
