import type { CareerDetail } from '@careerscoop/contract/catalogue';
import { marked, sharedSentence } from '@careerscoop/contract/shared-figures';
import { NOT_PUBLISHED, payOf, payWords } from '../../../lib/pay.ts';
import { CompareRow } from './compare-row.tsx';

/** From low to high with the middle marked, all on one scale. */
export function ComparePay({ careers }: { careers: readonly CareerDetail[] }) {
  const yearly = careers.map(payOf).flatMap((pay) => (pay?.per === 'year' ? [pay] : []));
  const most = Math.max(1, ...yearly.map(({ p90, median, p10 }) => p90 ?? median ?? p10 ?? 0));
  return (
    <CompareRow
      title="Pay"
      note="The middle: half earn more, half earn less. In US dollars, before taxes, in the whole country."
      careers={careers}
      source="wages"
      cell={(career) => {
        const pay = payOf(career);
        if (!pay) return <p className="cmp-none">{NOT_PUBLISHED}</p>;
        const { p10, median, p90, per } = pay;
        return (
          <>
            <p>
              <b className="cmp-big num">{payWords(median, pay)}</b> {marked(per === 'year' ? 'a year' : 'an hour', career.shared_with)}
            </p>
            {per === 'year' && p10 !== null && p90 !== null && (
              <span className="cmp-span" aria-hidden="true">
                <i style={{ insetInlineStart: share(p10, most), inlineSize: share(p90 - p10, most) }} />
                {median !== null && <b style={{ insetInlineStart: share(median, most) }} />}
              </span>
            )}
            <dl className="cmp-pairs small">
              <div>
                <dt>One in ten earns less than</dt>
                <dd className="num">{payWords(p10, pay)}</dd>
              </div>
              <div>
                <dt>One in ten earns more than</dt>
                <dd className="num">{payWords(p90, pay)}</dd>
              </div>
            </dl>
            {career.shared_with > 0 && <p className="small soft">{sharedSentence(career.shared_with)}</p>}
            {per === 'hour' && <p className="small soft">Pay by the year is not published.</p>}
          </>
        );
      }}
    />
  );
}

const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;
