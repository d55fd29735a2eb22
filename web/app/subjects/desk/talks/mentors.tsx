import { type DESK_MENTOR_STATES, type DeskMentor, listDeskMentors } from '@careerscoop/contract/desk-mentors';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import type { Column } from '../../../ui/data-table.tsx';
import type { Filter } from '../desk-filters.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage } from '../desk-page.tsx';
import { MentorState } from './mentor-state.tsx';
import { shortDay } from './talk-words.ts';

const STATES: Record<Exclude<(typeof DESK_MENTOR_STATES)[number], 'all'>, string> = {
  applied: 'Not approved yet',
  meets: 'Meets students',
  ending: 'A check ends soon',
  missing: 'A check is missing',
  paused: 'Paused',
};
const FILTERS: readonly Filter[] = [
  { name: 'state', label: 'State', choices: Object.entries(STATES).map(([value, label]) => ({ value, label })) },
];

const COLUMNS: readonly Column<DeskMentor>[] = [
  { head: 'Mentor', sort: 'name', cell: ({ id, name }) => <Link to={deskPaths.mentor(id)}>{name}</Link> },
  { head: 'Does', kind: 'words', cell: ({ title }) => title || '–' },
  { head: 'State', cell: (mentor) => <MentorState of={mentor} /> },
  { head: 'First check ends', sort: 'ends', label: 'First check ends', cell: ({ next_end }) => (next_end ? shortDay(next_end) : '–') },
  { head: 'Talks coming', kind: 'number', label: 'Talks coming', cell: ({ coming }) => coming },
];

/** Mentors, with what stands between them and students. */
export function Mentors() {
  return (
    <DeskPage title="Mentors" lead="All five checks must be clear before a mentor meets a student." may="mentors.read">
      <DeskList
        endpoint={listDeskMentors}
        caption="Mentors, the newest first."
        columns={COLUMNS}
        keyOf={({ id }) => id}
        filters={FILTERS}
        search="Name or email"
        empty="Nobody has offered to be a mentor yet."
      />
    </DeskPage>
  );
}
