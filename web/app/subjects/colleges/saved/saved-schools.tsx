import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Bone, Skeleton } from '../../../ui/waiting.tsx';
import { MOST_COMPARED, writeAsked } from '../college-address.ts';
import { CollegeFigures } from '../college-figures.tsx';
import { CollegeSources } from '../college-sources.tsx';
import { kindText } from '../college-words.ts';
import { savedCollegesQuery } from '../colleges.queries.ts';
import { SaveCollege } from '../saving/save-college.tsx';
import '../school-card.css';
import './saved-schools.css';

/** The schools that a student has saved, beside the careers that they have saved. */
export default function SavedSchools() {
  const id = useId();
  const { data, error, isFetching, refetch } = useQuery(savedCollegesQuery);
  const saved = data?.results ?? [];
  return (
    <section className="wrap recs saved-sch" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        Your saved schools
      </h2>
      {error && !data && <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && (
        <Skeleton label="Loading your schools…">
          <Bone kind="card" size="10rem" />
        </Skeleton>
      )}
      {data && saved.length === 0 && (
        <div className="card saved-sch__none">
          <p>No saved schools yet. Press the heart of a school, and it is kept here. It is free.</p>
          <LinkButton size="small" to={paths.schools()}>
            Find schools
          </LinkButton>
        </div>
      )}
      {saved.length > 0 && (
        <>
          <ul>
            {saved.map((college) => (
              <li key={college.unitid} className="college saved-sch__one">
                <div className="college__t">
                  <h3 className="h3">
                    <Link to={paths.school(college.unitid)}>{college.name}</Link>
                  </h3>
                  <p className="college__w">
                    {college.city}, {college.state}. {kindText(college)}.
                  </p>
                </div>
                <SaveCollege unitid={college.unitid} name={college.name} />
                <div className="college__f">
                  <CollegeFigures college={{ ...college, miles: null }} />
                </div>
              </li>
            ))}
          </ul>
          <CollegeSources sources={data?.sources ?? []} of={['colleges', 'figures']} />
          <div className="row">
            {saved.length > 1 && (
              <LinkButton
                size="small"
                to={paths.compareSchools(writeAsked({ compare: saved.slice(0, MOST_COMPARED).map(({ unitid }) => unitid) }))}
              >
                {saved.length > MOST_COMPARED ? 'Compare the last four' : 'Compare side by side'}
              </LinkButton>
            )}
            <LinkButton kind="line" size="small" to={paths.schools()}>
              Find more schools
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}
