import { needsPlan } from '../../../lib/lock-of.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { detailWords } from './detail-words.ts';

/** Why no report is opened from a career: who has careers has answered, so a plan is missing, or its address was closed. */
export function useNoReport(): { title: string; text: string } {
  return needsPlan(useSessionUser(), 'ai_report')
    ? { title: 'Not ready yet', text: detailWords.no_report }
    : { title: 'Not open', text: detailWords.report_closed };
}
