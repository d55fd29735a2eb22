import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { CollegeCard } from '../college-card.tsx';
import { CollegeBones } from '../college-results.tsx';
import { CollegeSources, FinishNote } from '../college-sources.tsx';
import { yearOf } from '../college-words.ts';
import { collegesQuery, NEAREST } from '../colleges.queries.ts';
import { useCollegeWish } from '../saving/use-college-wish.ts';
import { UNKNOWN_ZIP } from '../zip-field.tsx';
import '../school-card.css';

interface NearestSchoolsProps {
  /** By its slug. */
  career: string;
  zip: string;
  /** The ZIP code is not one: its field says so. */
  onUnknown: (sentence: string) => void;
}

/** The five schools nearest to a ZIP code that teach a career. */
export default function NearestSchools({ career, zip, onUnknown }: NearestSchoolsProps) {
  const { data, error, isFetching, refetch } = useQuery(collegesQuery({ career, zip, q: '', page: 1 }, NEAREST));
  useCollegeWish();
  const refused = error instanceof CallError && error.fields['zip'] !== undefined;
  const unknown = refused || (data !== undefined && data.place === null);
  const tell = useEffectEvent(() => onUnknown(UNKNOWN_ZIP));
  useEffect(() => {
    if (unknown) tell();
  }, [unknown]);
  if (unknown) return null;
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <CollegeBones />;
  if (data.results.length === 0) return <Notice>{data.sentence ?? 'We found no school for it.'}</Notice>;
  return (
    <>
      {data.sentence && <Notice>{data.sentence}</Notice>}
      <ol className="wts__l">
        {data.results.map((college, index) => (
          <CollegeCard
            key={college.unitid}
            college={college}
            number={index + 1}
            wanted={{ career, zip }}
            year={yearOf(data.sources, 'programs')}
          />
        ))}
      </ol>
      <CollegeSources sources={data.sources} of={['programs', 'figures', 'crosswalk', 'zip']} />
      <FinishNote />
    </>
  );
}
