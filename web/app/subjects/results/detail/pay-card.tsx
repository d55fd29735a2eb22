import type { CareerDetail } from '@careerscoop/contract/catalogue';
import { Scoop, Cherry } from '@careerscoop/art/parts.tsx';
import { Picture } from '@careerscoop/art/picture.tsx';
import { NOT_PUBLISHED, payOf, payWords } from '../../../lib/pay.ts';
import { Card } from '../../../ui/block.tsx';
import { countWords, growthWords } from './figures.ts';
import { SourceLine } from './source-line.tsx';
import './pay-card.css';

/** What the work pays, from the lowest tenth to the highest, and whether there will be jobs. */
export function PayCard({ career }: { career: CareerDetail }) {
  const { growth_percent, outlook_period, openings, employment, shared_with, sources } = career;
  const pay = payOf(career);
  return (
    <Card as="section" className="pay" aria-labelledby="pay">
      <div className="pay__h">
        <h2 className="h2" id="pay">
          Pay and outlook
        </h2>
        <p className="soft small">{pay?.per === 'hour' ? 'An hour' : 'A year'}, all of the U.S.</p>
      </div>
      {pay ? (
        <dl className="pay__w">
          <Wage scoop={20} name="One in ten earns less than" value={payWords(pay.p10, pay)} />
          <Wage scoop={31} cherry name="Half earn more, half less" value={payWords(pay.median, pay)} />
          <Wage scoop={42} name="One in ten earns more than" value={payWords(pay.p90, pay)} />
        </dl>
      ) : (
        <p className="lead">Pay: not published.</p>
      )}
      {pay?.per === 'hour' && <p className="small">Pay by the year is not published.</p>}
      <SourceLine sources={sources} group="wages" sharedWith={shared_with} />
      <div className="pay__o">
        <Count
          figure={growth_percent === null ? NOT_PUBLISHED : `${growth_percent}%`}
          words={growthWords(growth_percent, outlook_period)}
        />
        <Count figure={countWords(openings)} words="places open each year, many because people move on" />
        <Count figure={countWords(employment)} words={`people do this work${yearOf(outlook_period)}`} />
      </div>
      <SourceLine sources={sources} group="outlook" sharedWith={shared_with} />
    </Card>
  );
}

/** The employment is that of the year in which the outlook begins. */
const yearOf = (period: string | null) => (period ? `, counted in ${period.slice(0, 4)}` : '');

function Count({ figure, words }: { figure: string; words: string }) {
  return (
    <div>
      <p className="d pay__n">{figure}</p>
      <p>{words}</p>
    </div>
  );
}

function Wage({ scoop, name, value, cherry = false }: { scoop: number; name: string; value: string; cherry?: boolean }) {
  return (
    <div>
      <dt>
        <Picture width={110} height={84}>
          <Scoop x={55} y={78} r={scoop} color={cherry ? 'straw' : 'waffle'} shine={null} />
          {cherry && <Cherry x={55} y={78 - scoop - 8} r={8} />}
        </Picture>
        {name}
      </dt>
      <dd className="d">{value}</dd>
    </div>
  );
}
