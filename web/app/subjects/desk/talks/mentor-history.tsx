import type { DeskMentorDetail } from '@careerscoop/contract/desk-mentors';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { CHECK_WORDS, shortDay } from './talk-words.ts';

type Line = DeskMentorDetail['history'][number];

const ACTIONS: Record<string, string> = {
  'mentor.approved': 'Approved',
  'mentor.paused': 'Paused',
  'mentor.pause_lifted': 'The pause was lifted',
  'mentoring.hours': 'Hours changed',
};
const STATES: Record<string, string> = { clear: 'clear', refused: 'not clear', waiting: 'waits' };

const COLUMNS: readonly Column<Line>[] = [
  { head: 'Day', cell: ({ at }) => shortDay(at) },
  { head: 'By', cell: ({ by }) => by ?? '–' },
  { head: 'What', kind: 'words', cell: (line) => inWords(line) },
];

/** The last things that happened to their account as a mentor. */
export function MentorHistory({ history }: { history: readonly Line[] }) {
  if (history.length === 0) return <p className="soft panel--pad">Nothing has happened yet.</p>;
  return (
    <DataTable
      caption="What happened, the last first"
      columns={COLUMNS}
      rows={history}
      keyOf={({ at, action, detail }) => `${at} ${action} ${detail}`}
    />
  );
}

function inWords({ action, detail }: Line): string {
  if (action !== 'mentor.checked') return ACTIONS[action] ?? action;
  const [kind = '', state = ''] = detail.split(': ');
  return `${CHECK_WORDS[kind as keyof typeof CHECK_WORDS] ?? kind}: ${STATES[state] ?? state}`;
}
