import { type DeskSafetyEvent, listDeskSafetyEvents } from '@careerscoop/contract/desk-safety';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { DeskLink } from '../desk-button.tsx';
import type { Filter } from '../desk-filters.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage } from '../desk-page.tsx';
import { kindInWords } from './safety-words.ts';
import { SafetyCounts } from './safety-counts.tsx';
import { ageInWords, shortDay } from './talk-words.ts';

export const OPEN_OR_CLOSED: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    all: 'Open',
    choices: [
      { value: 'closed', label: 'Closed' },
      { value: 'all', label: 'All' },
    ],
  },
];

const COLUMNS: readonly Column<DeskSafetyEvent>[] = [
  { head: 'Number', cell: ({ id }) => <Link to={deskPaths.safetyEvent(id)}>Number {id}</Link> },
  { head: 'Noticed', cell: ({ kind }) => kindInWords(kind) },
  {
    head: 'How grave',
    cell: ({ tier }) => (tier === 2 ? <Tag tone="straw">Danger</Tag> : <span className="desk-state desk-state--half">Wants care</span>),
  },
  { head: 'Waits', sort: 'at', label: 'Waits', cell: ({ at, state }) => (state === 'open' ? ageInWords(at) : shortDay(at)) },
  { head: 'Closed', label: 'Closed', cell: ({ closed_at }) => (closed_at ? shortDay(closed_at) : '–') },
  { head: 'Parent', label: 'Parent told', cell: ({ parent_told_at }) => (parent_told_at ? shortDay(parent_told_at) : '–') },
];

/** What the companions noticed in messages of students, for a person to read. */
export function Safety() {
  return (
    <DeskPage
      title="Companions"
      lead="What the safeguards noticed in messages to the companions. Whoever wrote it was shown who helps, at once."
      may="safety.read"
      actions={<DeskLink to={deskPaths.chatReports}>Reported answers</DeskLink>}
    >
      <DeskList
        endpoint={listDeskSafetyEvents}
        caption="What waits, danger first, then the oldest. Names and words stand in each; that you opened it is written down."
        columns={COLUMNS}
        keyOf={({ id }) => id}
        filters={OPEN_OR_CLOSED}
        search="Number"
        empty="Nothing waits."
      />
      <SafetyCounts />
    </DeskPage>
  );
}
