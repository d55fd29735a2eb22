import { type DeskReport, listDeskReports } from '@careerscoop/contract/desk-reports';
import { REPORT_KINDS } from '@careerscoop/contract/session-feedback';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Filter } from '../desk-filters.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage } from '../desk-page.tsx';
import { ageInWords, REPORT_WORDS, shortDay, WHO_WORDS } from './talk-words.ts';

const FILTERS: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    all: 'Open',
    choices: [
      { value: 'closed', label: 'Closed' },
      { value: 'all', label: 'All' },
    ],
  },
  { name: 'kind', label: 'What happened', choices: REPORT_KINDS.map((value) => ({ value, label: REPORT_WORDS[value] })) },
];

const COLUMNS: readonly Column<DeskReport>[] = [
  { head: 'Report', cell: ({ id }) => <Link to={deskPaths.report(id)}>Report {id}</Link> },
  { head: 'What happened', cell: ({ kind }) => REPORT_WORDS[kind] },
  { head: 'State', cell: (report) => <ReportState of={report} /> },
  { head: 'Told by', label: 'Told by', cell: ({ by }) => WHO_WORDS[by] },
  {
    head: 'Waits',
    sort: 'created',
    label: 'Waits',
    cell: ({ created_at, state }) => (state === 'open' ? ageInWords(created_at) : shortDay(created_at)),
  },
  { head: 'Closed by', label: 'Closed by', cell: ({ handled_by }) => handled_by ?? '–' },
];

/** What was told of the other side of a talk. */
export function Reports() {
  return (
    <DeskPage
      title="Reports"
      lead="Something in a talk that a person must read. The two are kept apart already; the side it is about never learns who told."
      may="reports.read"
    >
      <DeskList
        endpoint={listDeskReports}
        caption="Reports, the grave ones first, then the oldest. Names stand in the report itself."
        columns={COLUMNS}
        keyOf={({ id }) => id}
        filters={FILTERS}
        search="Number of the report"
        empty="No report waits."
      />
    </DeskPage>
  );
}

function ReportState({ of: { state, grave } }: { of: DeskReport }) {
  if (state === 'closed') return <span className="desk-state desk-state--on">Closed</span>;
  return grave ? <Tag tone="straw">Grave, open</Tag> : <span className="desk-state">Open</span>;
}
