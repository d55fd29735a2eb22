import { Link } from 'react-router';
import { type DeskCode, listDeskCodes } from '@careerscoop/contract/desk-codes';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { deskPaths } from '../../../lib/desk-paths.ts';
import type { Column } from '../../../ui/data-table.tsx';
import type { Filter } from '../desk-filters.tsx';
import { DeskList } from '../desk-list.tsx';
import { useMay } from '../desk-place.ts';
import { CodeRequests } from './code-requests.tsx';
import { placesInTens, placesInWords } from './code-words.ts';

const FILTERS: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    choices: [
      { value: 'open', label: 'Open' },
      { value: 'closed', label: 'Closed' },
    ],
  },
];

const restOf = (places: (code: DeskCode) => string): readonly Column<DeskCode>[] => [
  { head: 'Whose', sort: 'label', kind: 'words', cell: ({ label }) => label },
  { head: 'School', kind: 'words', cell: ({ school }) => school?.name ?? <span className="soft">No school</span> },
  {
    head: 'Pays for',
    label: 'Pays for',
    cell: ({ plan, companions }) => plan?.title ?? <span className="soft">{companions ? 'companions' : 'no plan'}</span>,
  },
  { head: 'Places taken', label: 'Places', kind: 'number', cell: places },
  {
    head: 'State',
    cell: ({ open }) => <span className={open ? 'desk-state desk-state--on' : 'desk-state'}>{open ? 'Open' : 'Closed'}</span>,
  },
  {
    head: 'Last day',
    label: 'Last day',
    sort: 'closes_on',
    kind: 'number',
    cell: ({ closes_on }) => (closes_on ? dayInWords(closes_on) : <span className="soft">none</span>),
  },
];
const COLUMNS: readonly Column<DeskCode>[] = [
  {
    head: 'Code',
    sort: 'code',
    cell: ({ code }) => <Link to={deskPaths.code(code)}>{code}</Link>,
  },
  ...restOf(placesInWords),
];
const OWN_COLUMNS: readonly Column<DeskCode>[] = [{ head: 'Code', sort: 'code', cell: ({ code }) => code }, ...restOf(placesInTens)];

/** The codes with the places taken; over them those that organizations ask for. */
export function CodesView() {
  const may = useMay('codes.change');
  return (
    <>
      {may && <CodeRequests />}
      <DeskList<DeskCode>
        endpoint={listDeskCodes}
        caption={may ? 'Codes of schools and sponsors, by code.' : 'Your codes. Only we change them: write to us, or ask for a class code.'}
        columns={may ? COLUMNS : OWN_COLUMNS}
        keyOf={({ code }) => code}
        filters={FILTERS}
        search="Code, or whose it is"
        sort="code"
        empty={may ? 'There is no code yet. Make the first one.' : 'You have no code yet.'}
      />
    </>
  );
}
