import { Card } from '../../ui/block.tsx';
import type { CareerPage, CareerPay } from '@careerscoop/contract/career-page';
import { dollars } from '../../lib/pay.ts';
import { SourceLine } from './source-line.tsx';

type Figure = 'p10' | 'median' | 'p90';

const NAMES: readonly { figure: Figure; label: string; note: string }[] = [
  { figure: 'p10', label: 'Low', note: 'One in ten earns less.' },
  { figure: 'median', label: 'Middle', note: 'Half earn more, half earn less.' },
  { figure: 'p90', label: 'High', note: 'One in ten earns more.' },
];

/** Pay in the whole country, as text and on a small scale. */
export function PayCard({ career: { pay, shared_with, sources } }: { career: CareerPage }) {
  const known = pay && (pay.p10 ?? pay.median ?? pay.p90) !== null;
  return (
    <Card as="section" className="c-card">
      <h2 className="h3">Pay</h2>
      {known ? (
        <>
          <p className="soft">In US dollars {pay.per === 'year' ? 'a year' : 'an hour'}, before taxes.</p>
          <Scale pay={pay} />
          <dl className="c-pay">
            {NAMES.map(({ figure, label, note }) => (
              <div key={figure}>
                <dt>
                  {label} <span className="small soft">{note}</span>
                </dt>
                <dd className="num">{payText(pay, figure)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>What this work pays is not published.</p>
      )}
      <SourceLine
        sources={sources}
        of="wages"
        note={pay?.per === 'hour' ? 'The whole United States. Pay by the year is not published.' : 'The whole United States.'}
        sharedWith={shared_with}
      />
    </Card>
  );
}

function payText(pay: CareerPay, figure: Figure): string {
  const amount = pay[figure];
  if (amount === null) return 'Not published';
  return pay.capped.includes(figure) ? `${dollars(amount)} or more` : dollars(amount);
}

/** Where the middle lies between low and high. */
function Scale({ pay: { p10, median, p90 } }: { pay: CareerPay }) {
  if (p10 === null || median === null || p90 === null || p90 <= p10) return null;
  return (
    <div className="c-scale" aria-hidden="true">
      <i style={{ insetInlineStart: `${Math.round(((median - p10) / (p90 - p10)) * 100)}%` }} />
    </div>
  );
}
