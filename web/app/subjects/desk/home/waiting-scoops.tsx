import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { Waiting, WaitingKind } from '@careerscoop/contract/desk-waiting';
import { KINDS } from './waiting-words.ts';

/** Which three figures stand on top: the first of these that somebody has. */
const ORDER: readonly WaitingKind[] = [
  'safety',
  'report',
  'request',
  'answer',
  'message',
  'check',
  'finding',
  'text',
  'code_request',
  'missed',
];
const PAINTS = ['var(--a-straw)', 'var(--a-blue-l)', 'var(--a-waffle)'];
const LEAST = 64;
const MOST = 96;

/** Three scoops, as large as the amount behind them. */
export function WaitingScoops({ counts }: { counts: Waiting['counts'] }) {
  const three = ORDER.flatMap((kind) => (counts[kind] ? [{ kind, count: counts[kind] }] : [])).slice(0, 3);
  const largest = Math.max(1, ...three.map(({ count }) => count));
  if (three.length === 0) return null;
  return (
    <ul className="wscoops">
      {three.map(({ kind, count }, index) => (
        <li key={kind}>
          <Link to={KINDS[kind].to}>
            <span
              className="wscoops__s"
              style={{ '--scoop': `${Math.round(LEAST + (MOST - LEAST) * Math.sqrt(count / largest))}px` } as CSSProperties}
            >
              <svg viewBox="0 3 36 20.5" aria-hidden="true">
                <path
                  d="M3 19a15 15 0 0 1 30 0h1.5a4 4 0 0 1-8 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4 4 0 0 1-8 0Z"
                  fill={PAINTS[index]}
                />
              </svg>
              <b>{count}</b>
            </span>
            <span>{KINDS[kind].many}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
