import { Link } from 'react-router';
import { AUDIT_ACTORS, type AuditLine, listAudit } from '@careerscoop/contract/desk-audit';
import { deskPaths } from '../../../lib/desk-paths.ts';
import type { Column } from '../../../ui/data-table.tsx';
import type { Filter } from '../desk-filters.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage } from '../desk-page.tsx';
import { useDeskPlace } from '../desk-place.ts';
import { ACTOR_NAMES, actionInWords, AREA_CHOICES, changesOf, momentInWords, valueInWords } from './audit-words.ts';

const FILTERS: readonly Filter[] = [
  { name: 'area', label: 'About', choices: AREA_CHOICES, all: 'Everything' },
  { name: 'actor', label: 'Who', choices: AUDIT_ACTORS.map((value) => ({ value, label: ACTOR_NAMES[value] })), all: 'Everybody' },
  { name: 'from', label: 'From', kind: 'day' },
  { name: 'until', label: 'Until', kind: 'day' },
  { name: 'by', label: 'By account', kind: 'link' },
  { name: 'about', label: 'To account', kind: 'link' },
];

const COLUMNS: readonly Column<AuditLine>[] = [
  { head: 'When', sort: 'at', cell: ({ at }) => <time dateTime={at}>{momentInWords(at)}</time> },
  { head: 'What', kind: 'words', cell: ({ action }) => actionInWords(action) },
  { head: 'By', label: 'By', cell: ({ by, actor }) => (by ? <Whose name="by" {...by} /> : ACTOR_NAMES[actor]) },
  { head: 'To', label: 'To', cell: ({ about }) => about && <Whose name="about" {...about} /> },
  { head: 'Changed', kind: 'words', cell: (line) => <Changes line={line} /> },
];

const LEADS: Partial<Record<string, string>> = {
  representative: 'Your own lines.',
  safety: 'Your own lines, and those about mentors, reports and the companions.',
};

/** Who did what, to whose account, and what it changed. */
export function AuditScreen() {
  const { level } = useDeskPlace();
  return (
    <DeskPage title="Audit" lead={LEADS[level] ?? 'Everything that was done, by whom, and what it changed.'} may="audit.read">
      <DeskList
        endpoint={listAudit}
        caption="Lines of the log, the latest first, by your clock. Nobody can change or remove them here."
        columns={COLUMNS}
        keyOf={({ id }: AuditLine) => id}
        filters={FILTERS}
        search="What was done, such as member or refund"
        sort="-at"
        empty="Nothing is written down yet."
      />
    </DeskPage>
  );
}

/** Somebody in a line; pressed, the list holds theirs alone. */
function Whose({ name, id, first_name }: { name: 'by' | 'about'; id: number; first_name: string }) {
  return (
    <Link to={`${deskPaths.audit}?${name}=${id}`}>
      {first_name} ({id})
    </Link>
  );
}

/** What a line changed, before and after; else what it says of the step. */
function Changes({ line }: { line: AuditLine }) {
  const changes = changesOf(line);
  const details = Object.entries(line.detail);
  if (changes.length > 0) {
    return (
      <ul>
        {changes.map(({ name, before, after }) => (
          <li key={name}>
            {name}: {before && <del>{before}</del>} {after && <ins>{after}</ins>}
          </li>
        ))}
      </ul>
    );
  }
  return details.length > 0 ? (
    <span className="soft">{details.map(([name, value]) => `${name}: ${valueInWords(value)}`).join(', ')}</span>
  ) : null;
}
