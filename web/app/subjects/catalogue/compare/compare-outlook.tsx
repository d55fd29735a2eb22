import type { CareerDetail } from '@careerscoop/contract/catalogue';
import { marked, sharedSentence } from '@careerscoop/contract/shared-figures';
import { NOT_PUBLISHED, periodWords } from '../../../lib/pay.ts';
import { OutlookIcon } from '../explore-facts.tsx';
import { outlookWord, people } from '../explore-words.ts';
import { CompareRow } from './compare-row.tsx';
import { growthText } from './compare-words.ts';

const BAR_NOTE = 'The bar shows openings a year, not growth: it is full for the career with the most of them.';

/** How the number of jobs should change, and how many open up each year, on one scale. */
export function CompareOutlook({ careers }: { careers: readonly CareerDetail[] }) {
  // With one career alone there is nothing to hold a bar against.
  const counted = careers.flatMap(({ openings }) => openings ?? []);
  const most = counted.length > 1 ? Math.max(...counted) : 0;
  const period = careers.find(({ outlook_period }) => outlook_period)?.outlook_period ?? null;
  return (
    <CompareRow
      title="Outlook"
      note={[period && `The whole United States, ${periodWords(period)}.`, most > 0 && BAR_NOTE].filter(Boolean).join(' ')}
      careers={careers}
      source="outlook"
      cell={({ growth_percent: growth, openings, employment, shared_with }) => (
        <>
          <p className="cmp-word">
            <OutlookIcon growth={growth} />
            <b>{growth === null ? outlookWord(growth) : marked(outlookWord(growth), shared_with)}</b>
          </p>
          <dl className="cmp-pairs small">
            <div>
              <dt>Change</dt>
              <dd className="num">{growthText(growth)}</dd>
            </div>
            <div>
              <dt>People in this work</dt>
              <dd className="num">{employment === null ? NOT_PUBLISHED : people(employment)}</dd>
            </div>
            <div>
              <dt>Openings a year</dt>
              <dd className="num">{openings === null ? NOT_PUBLISHED : people(openings)}</dd>
            </div>
          </dl>
          {shared_with > 0 && <p className="small soft">{sharedSentence(shared_with)}</p>}
          {openings !== null && most > 0 && (
            <span className="cmp-bar" aria-hidden="true">
              <i style={{ inlineSize: `${Math.round((openings / most) * 100)}%` }} />
            </span>
          )}
        </>
      )}
    />
  );
}
