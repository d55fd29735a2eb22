import type { CollegeRow } from '@careerscoop/contract/colleges';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { grouped } from '../../lib/grouped.ts';
import { writeAsked } from './college-address.ts';
import { CollegeFigures } from './college-figures.tsx';
import type { For } from './colleges.queries.ts';
import { kindText, programText, programTitle } from './college-words.ts';
import { SaveCollege } from './saving/save-college.tsx';

interface CollegeCardProps {
  college: CollegeRow;
  /** Its number in the list, and on the map. */
  number: number;
  /** What it is looked at for; its own sheet knows it too. */
  wanted: For;
  /** The year in which people finished. */
  year: string;
  heading?: 'h3' | 'h4';
  /** What else can be done with it here. */
  action?: ReactNode;
  onLook?: (unitid: number | null) => void;
}

export const cardId = (unitid: number) => `school-${unitid}`;

/** A school in a list: what it is, what one studies there, how far, how dear, how many finish. */
export function CollegeCard({ college, number, wanted, year, heading: Heading = 'h3', action, onLook }: CollegeCardProps) {
  const { unitid, name, city, state, programs, more_programs, students } = college;
  const [first] = programs;
  const more = programs.length - 1 + more_programs;
  return (
    <li className="college" id={cardId(unitid)} tabIndex={-1} onPointerEnter={() => onLook?.(unitid)} onPointerLeave={() => onLook?.(null)}>
      <span className="college__n" aria-hidden="true">
        {number}
      </span>
      <div className="college__t">
        <Heading className="h3">
          <Link to={paths.school(unitid, writeAsked(wanted))}>
            <span className="vh">{number}. </span>
            {name}
          </Link>
        </Heading>
        <p className="college__w">
          {city}, {state}. {kindText(college)}.
        </p>
      </div>
      <SaveCollege unitid={unitid} name={name} />
      {first ? (
        <p className="college__p">
          <b>{programTitle(first)}</b>
          <span>
            {programText(first, year)}
            {more > 0 && ` ${grouped(more)} more ${more === 1 ? 'program fits' : 'programs fit'}.`}
          </span>
        </p>
      ) : (
        <p className="college__p">
          <span>{students === null ? 'How many study here is not published.' : `${grouped(students)} undergraduates.`}</span>
        </p>
      )}
      <div className="college__f">
        <CollegeFigures college={college} />
        {action}
      </div>
    </li>
  );
}
