import { DESK_SESSION_STATES, type DeskSession, listDeskSessions } from '@careerscoop/contract/desk-sessions';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Filter } from '../desk-filters.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage } from '../desk-page.tsx';
import { SessionState } from './session-state.tsx';
import { ageInWords, momentInWords, SESSION_WORDS } from './talk-words.ts';

const OTHERS = { coming: 'Coming', late: 'Over 48 hours', all: 'All' } as const;
const FILTERS: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    all: OTHERS.coming,
    choices: DESK_SESSION_STATES.filter((state) => state !== 'coming').map((value) => ({
      value,
      label: value === 'late' || value === 'all' ? OTHERS[value] : SESSION_WORDS[value],
    })),
  },
];

const COLUMNS: readonly Column<DeskSession>[] = [
  { head: 'Student', cell: ({ id, student }) => <Link to={deskPaths.session(id)}>{student.name}</Link> },
  { head: 'About', kind: 'words', cell: ({ career, topic }) => career ?? `“${topic}”` },
  { head: 'State', cell: (session) => <State of={session} /> },
  { head: 'Mentor', label: 'Mentor', cell: ({ mentor }) => mentor?.name ?? '–' },
  {
    head: 'Waits',
    sort: 'created',
    label: 'Waits',
    cell: ({ created_at, state }) => (state === 'requested' ? ageInWords(created_at) : '–'),
  },
  { head: 'When, your time', sort: 'starts', label: 'When', cell: (session) => when(session) },
];

/** Sessions: who waits, who has a mentor, and when. */
export function Sessions() {
  return (
    <DeskPage
      title="Sessions"
      lead="What students asked for, from the request to the talk. A student should hear within 48 hours."
      may="sessions.read"
    >
      <DeskList
        endpoint={listDeskSessions}
        caption="Sessions, the longest waiting first. Students are called by their first name."
        columns={COLUMNS}
        keyOf={({ id }) => id}
        filters={FILTERS}
        search="First name, topic or number"
        sort="created"
        empty="Nobody has asked for a talk yet."
      />
    </DeskPage>
  );
}

function State({ of }: { of: DeskSession }) {
  if (of.late) return <Tag tone="straw">Over 48 h</Tag>;
  if (!of.missed_often) return <SessionState of={of} />;
  return (
    <span className="desk-row">
      <SessionState of={of} />
      <Tag tone="straw">Missed two lately</Tag>
    </span>
  );
}

function when({ starts_at, wished_at }: DeskSession): string {
  if (starts_at) return momentInWords(starts_at);
  return wished_at ? `wishes ${momentInWords(wished_at)}` : '–';
}
