import type { DeskCheck } from '@careerscoop/contract/desk-mentors';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { DeskButton } from '../desk-button.tsx';
import { endsIn } from './mentor-state.tsx';
import { CHECK_WORDS, daysUntil, shortDay } from './talk-words.ts';

/** From so many days before its end on a check is to be renewed. */
const SOON_DAYS = 60;

interface ChecksProps {
  checks: readonly DeskCheck[];
  open: DeskCheck['kind'] | null;
  /** Without it the checks are only to be read. */
  onOpen: ((kind: DeskCheck['kind']) => void) | undefined;
}

/** The five checks of a mentor, with where each stands. */
export function Checks({ checks, open, onOpen }: ChecksProps) {
  const columns: Column<DeskCheck>[] = [
    { head: 'Check', cell: ({ kind }) => CHECK_WORDS[kind] },
    { head: 'State', cell: (check) => <CheckState of={check} /> },
    { head: 'Cleared', label: 'Cleared', cell: ({ cleared_on }) => (cleared_on ? shortDay(cleared_on) : '–') },
    {
      head: 'Ends',
      label: 'Ends',
      cell: ({ state, expires_on }) => (expires_on ? shortDay(expires_on) : state === 'clear' ? 'Never' : '–'),
    },
    { head: 'Reference', kind: 'words', label: 'Reference', cell: ({ reference }) => reference || '–' },
    { head: 'By', label: 'By', cell: ({ by }) => by ?? '–' },
    ...(onOpen
      ? [
          {
            head: <span className="vh">Enter</span>,
            kind: 'act' as const,
            cell: ({ kind, state }: DeskCheck) => (
              <DeskButton about={CHECK_WORDS[kind]} aria-expanded={open === kind} onClick={() => onOpen(kind)}>
                {state === 'clear' ? 'Renew' : 'Enter'}
              </DeskButton>
            ),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption="Five checks. All must be clear, or the mentor is not shown and cannot be booked. We keep the result and the dates, never the papers."
      columns={columns}
      rows={checks}
      keyOf={({ kind }) => kind}
    />
  );
}

function CheckState({ of: { state, expires_on } }: { of: DeskCheck }) {
  if (state === 'waiting') return <span className="desk-state">Waits</span>;
  if (state === 'refused') return <Tag tone="straw">Not clear</Tag>;
  if (expires_on && daysUntil(expires_on) <= SOON_DAYS) {
    const words = endsIn(expires_on);
    return <Tag tone={daysUntil(expires_on) < 0 ? 'straw' : 'waffle'}>{words.charAt(0).toUpperCase() + words.slice(1)}</Tag>;
  }
  return <Tag tone="mint">Clear</Tag>;
}
