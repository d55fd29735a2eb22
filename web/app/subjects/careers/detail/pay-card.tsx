import type { CareerDetail } from '@careerscoop/contract/careers';
import { Scoop, Cherry } from '../../../art/parts.tsx';
import { Picture } from '../../../art/picture.tsx';
import { Card } from '../../../ui/block.tsx';
import { dollars, growthWords, payWords } from './figures.ts';
import { SourceLine } from './source-line.tsx';
import './pay-card.css';

/** What the work pays, from the lowest tenth to the highest, and whether there will be jobs. */
export function PayCard({ career }: { career: CareerDetail }) {
  const { wage, growth_percent, openings, sources } = career;
  return (
    <Card as="section" className="pay" aria-labelledby="pay">
      <div className="pay__h">
        <h2 className="h2" id="pay">
          Pay and outlook
        </h2>
        <p className="soft small">A year, all of the U.S.</p>
      </div>
      {!wage || wage.median === null ? (
        <p className="lead">Pay: not published.</p>
      ) : (
        <dl className="pay__w">
          <Wage scoop={20} name="One in ten earns less than" value={dollars(wage.p10)} />
          <Wage scoop={31} cherry name="Half earn more, half less" value={payWords(wage.median, wage)} />
          <Wage scoop={42} name="One in ten earns more than" value={payWords(wage.p90, wage)} />
        </dl>
      )}
      <SourceLine sources={sources} group="wages" />
      <div className="pay__o">
        <div>
          <p className="d pay__n">{growth_percent === null ? 'Not published' : `${growth_percent}%`}</p>
          <p>{growthWords(growth_percent)}</p>
        </div>
        <div>
          <p className="d pay__n">{openings === null ? 'Not published' : openings.toLocaleString('en-US')}</p>
          <p>places open each year, many because people move on</p>
        </div>
      </div>
      <SourceLine sources={sources} group="outlook" />
    </Card>
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
