import { BarList } from '../../ui/bar-list.tsx';
import type { CareerPage } from '@careerscoop/contract/career-page';
import { SourceLine } from './source-line.tsx';

/** How people get there: in words, by the schooling that they have, and by what can be studied. */
export function CareerPath({ career }: { career: CareerPage }) {
  const { words, preparation, job_zone, typical_education, education_mix, programs, more_programs, sources } = career;
  return (
    <section className="c-part">
      <h2 className="h2">How people get there</h2>
      {words && <p>{words.path}</p>}
      <dl className="c-facts">
        <dt>Typical start</dt>
        <dd>{typical_education ?? 'Not published'}</dd>
        <dt>Preparation</dt>
        <dd>{preparation ? `Step ${job_zone} of 5. ${preparation}` : 'Not published'}</dd>
      </dl>
      {education_mix.length > 0 && (
        <>
          <h3 className="h3">The school it takes</h3>
          <p className="small soft">What people who know this work say a new person needs.</p>
          <BarList
            full={100}
            bars={education_mix.map(({ level, percent }) => ({ label: level, value: percent, text: `${Math.round(percent)}%` }))}
          />
          <SourceLine sources={sources} of="education" />
        </>
      )}
      {programs.length > 0 && (
        <>
          <h3 className="h3">What you could study</h3>
          <ul className="c-list">
            {programs.map((program) => (
              <li key={program}>{program}</li>
            ))}
          </ul>
          <SourceLine sources={sources} of="programs" {...(more_programs > 0 ? { note: `And ${more_programs} more.` } : {})} />
        </>
      )}
    </section>
  );
}
