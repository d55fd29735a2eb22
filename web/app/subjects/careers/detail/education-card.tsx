import type { CareerDetail } from '@careerscoop/contract/careers';
import { BarList } from '../../../ui/bar-list.tsx';
import { Card } from '../../../ui/block.tsx';
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
          <BarList
            full={100}
            bars={education_mix.map(({ level, percent }) => ({ label: level, value: percent, text: `${Math.round(percent)}%` }))}
          />
          <SourceLine sources={sources} group="education" />
        </>
      )}
    </Card>
  );
}
