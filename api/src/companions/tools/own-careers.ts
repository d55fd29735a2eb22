import { careerByCode } from '@careerscoop/catalogue/load';
import { listKeptResults } from '../../careers/results.sql.ts';
import { type WordedReason, wordResults } from '../../careers/word-results.ts';
import type { Db } from '../../platform/database.ts';

/** A career of the student's own list. */
export interface OwnCareer {
  onet_code: string;
  /** 1 to 10 in the present list; null for one that was saved beyond it. */
  rank: number | null;
  saved: boolean;
  /** The answers that spoke for it and against it, in words. */
  reasons: WordedReason[];
  fit: 'strong' | 'good' | 'some' | 'stretch';
  clarity: 'clear' | 'fair' | 'exploring' | 'unclear';
  /** What in the answers would have to change, in words. */
  what_would_change: string[];
  /** How it came into the list where it did not come by the ranking alone. */
  ai: string;
}

/** The student's ten, best first, then what was saved beyond them. */
export async function ownCareers(db: Db, user_id: number): Promise<OwnCareer[]> {
  const rows = (await listKeptResults(db, user_id)).filter(({ onet_code }) => careerByCode(onet_code));
  return (await wordResults(db, rows)).map(({ onet_code, rank, interested, reasons, fit, clarity, what_would_change, ai }) => ({
    onet_code,
    rank,
    saved: interested,
    reasons,
    fit,
    clarity: clarity ?? 'exploring',
    what_would_change,
    ai,
  }));
}
