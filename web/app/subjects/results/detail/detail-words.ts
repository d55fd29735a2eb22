import file from './detail-words.json' with { type: 'json' };

/** The ways to learn more about a career. */
export type Way = 'outlook' | 'report' | 'mentor' | 'buddy';

interface DetailWords {
  impact: Record<'H' | 'M' | 'L', string>;
  job_zone: Record<string, string>;
  confirm: Record<Way, { title: string; text: string; note?: string }>;
  booked: string;
  no_report: string;
  report_closed: string;
  buddy_closed: string;
  chat_closed: Record<'without_buddy' | 'waits_for_parent', { reason: string; hint: string; line: string }>;
}

/** What the page of a career says itself. */
export const detailWords: DetailWords = file;
