import { Link } from 'react-router';
import { type DeskFinding, handleFinding, listDeskFindings } from '@careerscoop/contract/desk-orders';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { money } from '../../../lib/money.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { useDeskChange } from '../desk.queries.ts';
import { DeskButton } from '../desk-button.tsx';
import type { Filter } from '../desk-filters.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import './orders.css';

const FILTERS: readonly Filter[] = [
  { name: 'state', label: 'Show', all: 'What waits', choices: [{ value: 'handled', label: 'What was handled' }] },
];

const COLUMNS: readonly Column<DeskFinding>[] = [
  { head: 'What was found', kind: 'words', cell: ({ words }) => words },
  {
    head: 'About',
    label: 'About',
    cell: ({ order, external_id }) =>
      order ? <Link to={deskPaths.order(order)}>{order}</Link> : <span className="at-stripe">{external_id}</span>,
  },
  { head: 'Expected', kind: 'number', label: 'Expected', cell: ({ expected }) => (expected === null ? '' : money(expected)) },
  { head: 'Found', kind: 'number', label: 'Found', cell: ({ found }) => (found === null ? '' : money(found)) },
  { head: 'Since', sort: 'found_at', label: 'Since', cell: ({ found_at }) => dayInWords(found_at) },
];

/** The button of a row that waits, or who has dealt with it. */
function columnsFor(mayChange: boolean): Column<DeskFinding>[] {
  return [
    ...COLUMNS,
    {
      head: mayChange ? <span className="vh">Do</span> : 'Handled',
      kind: 'act',
      cell: (finding) =>
        finding.handled_at ? (
          `${finding.handled_by ?? 'Somebody who has left'}, ${dayInWords(finding.handled_at)}`
        ) : mayChange ? (
          <FindingDone finding={finding} />
        ) : null,
    },
  ];
}
const MAY_CHANGE = columnsFor(true);
const MAY_READ = columnsFor(false);

/** What payments could not settle or mend by themselves. */
export function FindingsScreen() {
  const mayChange = useMay('findings.change');
  return (
    <DeskPage
      title="Findings"
      lead="What payments could not settle by themselves: deal with one, then mark it as done."
      may="findings.read"
    >
      <DeskList
        endpoint={listDeskFindings}
        caption="Findings, the oldest first."
        columns={mayChange ? MAY_CHANGE : MAY_READ}
        keyOf={(finding: DeskFinding) => finding.id}
        filters={FILTERS}
        search="Words or order"
        sort="found_at"
        empty="Nothing waits. The accounts add up."
      />
    </DeskPage>
  );
}

/** Closes a finding that somebody has dealt with. */
export function FindingDone({ finding, onDone }: { finding: Pick<DeskFinding, 'id' | 'order' | 'external_id'>; onDone?: () => void }) {
  const notices = useNotices();
  const change = useDeskChange(handleFinding);
  const done = () =>
    change.mutate(
      { params: { id: finding.id } },
      {
        onSuccess: () => {
          notices.say('Done. It stands among those that were handled.');
          onDone?.();
        },
        onError: (error) => notices.say(error.message, { tone: 'bad' }),
      },
    );
  return (
    <DeskButton shortcut="E" about={`with ${finding.order ?? finding.external_id}`} busy={change.isPending} onClick={done}>
      Done
    </DeskButton>
  );
}
