import file from './detail-words.json' with { type: 'json' };

/** The ways to learn more about a career. */
export type Way = 'outlook' | 'report' | 'mentor' | 'buddy';

/** Why AI Career Buddy is closed: no companion is theirs, theirs waits for a parent, or all are closed for now. */
export type BuddyClosed = 'without_buddy' | 'waits_for_parent' | 'opens_soon';

interface DetailWords {
  impact: Record<'H' | 'M' | 'L', string>;
  job_zone: Record<string, string>;
  confirm: Record<Way, { title: string; text: string; note?: string }>;
  booked: string;
  no_report: string;
  report_closed: string;
  chat_closed: Record<BuddyClosed, { reason: string; hint: string; line: string }>;
}

/** What the page of a career says itself. */
export const detailWords: DetailWords = file;
