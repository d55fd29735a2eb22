import type { DeskOrderDetail } from '@careerscoop/contract/desk-orders';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { money } from '../../../lib/money.ts';
import { timeInWords } from '../../../lib/time-in-words.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Panel } from '../desk-page.tsx';
import { LEDGER_WORDS } from './order-words.ts';
import './orders.css';

type Line = DeskOrderDetail['ledger'][number];

const signed = (cents: number) => (cents < 0 ? `−${money(-cents)}` : money(cents));

const COLUMNS: readonly Column<Line>[] = [
  { head: 'What', cell: ({ kind }) => LEDGER_WORDS[kind] },
  { head: 'Amount', kind: 'number', label: 'Amount', cell: ({ amount }) => signed(amount) },
  { head: 'When', label: 'When', cell: ({ at }) => `${dayInWords(at)}, ${timeInWords(at)}` },
  { head: 'At Stripe', kind: 'words', label: 'At Stripe', cell: ({ external_id }) => <span className="at-stripe">{external_id}</span> },
];

/** How the money of an order moved, and what is left of it. */
export function LedgerTable({ ledger }: { ledger: Line[] }) {
  const left = ledger.reduce((sum, { kind, amount }) => (kind === 'fee' ? sum : sum + amount), 0);
  return (
    <Panel>
      {ledger.length === 0 ? (
        <p className="ledger-empty">Ledger: no money has moved.</p>
      ) : (
        <DataTable
          caption={
            <>
              Ledger, the oldest first. With us now: <b className="num">{signed(left)}</b>
            </>
          }
          columns={COLUMNS}
          rows={ledger}
          keyOf={({ external_id, kind }) => `${kind} ${external_id}`}
        />
      )}
    </Panel>
  );
}
