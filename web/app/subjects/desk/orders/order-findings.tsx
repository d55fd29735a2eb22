import { Link } from 'react-router';
import type { DeskOrderDetail } from '@careerscoop/contract/desk-orders';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { Panel } from '../desk-page.tsx';
import './orders.css';

/** What was found about an order, and whether somebody has dealt with it. */
export function OrderFindings({ findings }: { findings: DeskOrderDetail['findings'] }) {
  return (
    <Panel pad label="Findings">
      <h2>Findings</h2>
      <ul className="order-findings">
        {findings.map(({ id, words, found_at, handled_at }) => (
          <li key={id}>
            {words}{' '}
            <span className="soft">
              {dayInWords(found_at)}. {handled_at ? `Handled on ${dayInWords(handled_at)}.` : <Link to={deskPaths.findings}>Waits</Link>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
