import type { HouseNumbers } from '@careerscoop/contract/desk-numbers';
import { amount } from './number-words.ts';
import './numbers.css';

/** The four figures of this week, each with the week before where that was counted. */
export function HouseKpis({ house: { waiting, to_mentor, no_shows, findings } }: { house: HouseNumbers }) {
  return (
    <ul className="panel kpis">
      <Kpi rows={waiting} value={({ over_48h }) => over_48h} what="requests over 48 h" />
      <Kpi rows={to_mentor} value={({ asked }) => asked} what="asked in seven days" />
      <Kpi rows={no_shows} value={({ missed }) => missed} what="talks missed in seven days" />
      <Kpi rows={findings} value={({ open }) => open} what="findings open" />
    </ul>
  );
}

function Kpi<Row>({ rows, value, what }: { rows: readonly Row[]; value: (row: Row) => number; what: string }) {
  const [now, before] = [rows.at(-1), rows.at(-2)];
  return (
    <li>
      <b>{now === undefined ? 0 : amount(value(now))}</b> {what}
      {before !== undefined && (
        <>
          {' '}
          <small>{amount(value(before))} a week ago</small>
        </>
      )}
    </li>
  );
}
