import { type DeskMentor, ENDING_DAYS } from '@careerscoop/contract/desk-mentors';
import { Tag } from '../../../ui/tag.tsx';
import { CHECK_WORDS, daysUntil } from './talk-words.ts';

const PAUSED: Record<NonNullable<DeskMentor['paused']>, string> = {
  report: 'Paused by a report',
  no_shows: 'Paused: did not come three times',
  staff: 'Paused',
};

/** Whether a mentor meets students, and if not why; a tag where somebody at the desk must act. */
export function MentorState({ of: { approved, missing, paused, next_end } }: { of: DeskMentor }) {
  if (paused) return <Tag tone="straw">{PAUSED[paused]}</Tag>;
  if (!approved) {
    return missing.length === 0 ? (
      <Tag tone="blue">Ready to approve</Tag>
    ) : (
      <span className="desk-state desk-state--half">{5 - missing.length} of 5 checks clear</span>
    );
  }
  if (missing.length > 0) return <Tag tone="straw">Without: {missing.map((kind) => CHECK_WORDS[kind].toLowerCase()).join(', ')}</Tag>;
  if (next_end && daysUntil(next_end) <= ENDING_DAYS) return <Tag tone="waffle">A check {endsIn(next_end)}</Tag>;
  return <span className="desk-state desk-state--on">Meets students</span>;
}

/** Ends in 6 days; of a clear check. */
export function endsIn(day: string): string {
  const days = daysUntil(day);
  if (days < 0) return 'has ended';
  if (days === 0) return 'ends today';
  return days === 1 ? 'ends tomorrow' : `ends in ${days} days`;
}
