import { Card } from '../../ui/block.tsx';
import type { CareerPage } from '@careerscoop/contract/career-page';
import { OutlookIcon } from './explore-facts.tsx';
import { outlookWord, people } from './explore-words.ts';
import { SourceLine } from './source-line.tsx';

/** How many people do the work, and how that should change. */
export function OutlookCard({ career }: { career: CareerPage }) {
  const { employment, growth_percent: growth, openings, outlook_period: period, shared_with, sources } = career;
  if (period === null) return <NoOutlook />;
  const [from = '', to = ''] = period.split('-');
  return (
    <Card as="section" className="c-card">
      <h2 className="h3">Outlook</h2>
      <p className="c-word">
        <OutlookIcon growth={growth} />
        <b>{outlookWord(growth)}</b>
      </p>
      <dl className="c-pay">
        <div>
          <dt>People in this work in {from}</dt>
          <dd className="num">{employment === null ? 'Not published' : people(employment)}</dd>
        </div>
        <div>
          <dt>
            Change from {from} to {to.length === 2 ? from.slice(0, 2) + to : to}
          </dt>
          <dd className="num">{changeText(growth)}</dd>
        </div>
        <div>
          <dt>Openings a year</dt>
          <dd className="num">{openings === null ? 'Not published' : people(openings)}</dd>
        </div>
      </dl>
      <SourceLine sources={sources} of="outlook" note="The whole United States." sharedWith={shared_with} />
    </Card>
  );
}

function NoOutlook() {
  return (
    <Card as="section" className="c-card">
      <h2 className="h3">Outlook</h2>
      <p>How many people do this work is not published.</p>
    </Card>
  );
}

function changeText(growth: number | null): string {
  if (growth === null) return 'Not published';
  if (growth === 0) return 'About the same';
  return `${Math.abs(growth)}% ${growth > 0 ? 'more' : 'fewer'} jobs`;
}
