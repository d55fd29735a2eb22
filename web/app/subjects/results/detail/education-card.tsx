import type { CareerDetail } from '@careerscoop/contract/catalogue';
import { BarList } from '../../../ui/bar-list.tsx';
import { Card } from '../../../ui/block.tsx';
import { FoldSmall } from './fold-small.tsx';
import { SourceLine } from './source-line.tsx';
import './education-card.css';

/** Which school the work takes, by those who do it. */
export function EducationCard({ career: { education_mix, sources } }: { career: CareerDetail }) {
  return (
    <Card as="section" className="school" aria-labelledby="school">
      <h2 className="h3" id="school">
        The school it takes
      </h2>
      {education_mix.length === 0 ? (
        <p>Not published.</p>
      ) : (
        <>
          <p className="small soft">What people who know this work say a new person needs.</p>
          <FoldSmall title={mostSaid(education_mix)}>
            <BarList
              full={100}
              bars={education_mix.map(({ level, percent }) => ({ label: level, value: percent, text: `${Math.round(percent)}%` }))}
            />
          </FoldSmall>
          <SourceLine sources={sources} group="education" />
        </>
      )}
    </Card>
  );
}

/** The answer that most gave, for who reads no further. */
function mostSaid(mix: CareerDetail['education_mix']): string {
  const [most] = mix.toSorted((one, other) => other.percent - one.percent);
  return most ? `Most often: ${most.level}, ${Math.round(most.percent)}%` : '';
}
