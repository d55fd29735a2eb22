import type { CollegeSheet } from '@careerscoop/contract/colleges';
import type { ReactNode } from 'react';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { BigFigure } from '../college-figures.tsx';
import {
  admissionFigure,
  completionFigure,
  type Figure,
  kindText,
  milesFigure,
  priceFigure,
  programText,
  programTitle,
  studentsFigure,
  yearOf,
} from '../college-words.ts';

interface Row {
  title: string;
  cell: (college: CollegeSheet) => ReactNode;
}

const MOST_PROGRAMS = 3;

/** What the table says of each school. Without a ZIP code there is no distance, and programs are told for a career alone. */
export function compareRows(colleges: readonly CollegeSheet[]): Row[] {
  const career = colleges.find((one) => one.career)?.career;
  const figure = (title: string, of: (college: CollegeSheet) => Figure): Row => ({
    title,
    cell: (college) => <BigFigure figure={of(college)} />,
  });
  return [
    { title: 'Where', cell: ({ city, state }) => `${city}, ${state}` },
    ...(colleges.some(({ miles }) => miles !== null)
      ? [{ title: 'How far', cell: ({ miles }: CollegeSheet) => (miles === null ? '' : <BigFigure figure={milesFigure(miles)} />) }]
      : []),
    { title: 'What kind', cell: (college) => `${kindText(college)}.` },
    figure('Price', priceFigure),
    figure('Who finishes', completionFigure),
    figure('Getting in', admissionFigure),
    figure('How big', studentsFigure),
    ...(career ? [{ title: `Programs for ${career.title}`, cell: (college: CollegeSheet) => <Programs college={college} /> }] : []),
    { title: 'Its own pages', cell: (college) => <Pages college={college} /> },
  ];
}

function Programs({ college: { programs, sources } }: { college: CollegeSheet }) {
  if (programs.length === 0) return 'None';
  const more = programs.length - MOST_PROGRAMS;
  return (
    <ul className="sch-cmp__l">
      {programs.slice(0, MOST_PROGRAMS).map((program) => (
        <li key={`${program.cip_code} ${program.award}`}>
          <b>{breakable(programTitle(program))}</b>
          <span className="small soft">{programText(program, yearOf(sources, 'programs'))}</span>
        </li>
      ))}
      {more > 0 && <li className="small">And {more} more.</li>}
    </ul>
  );
}

/** A title that may break behind its strokes: "Environmental/Natural Resources" is wider than a narrow column. */
function breakable(title: string): ReactNode[] {
  return title.split(/(?<=\/)/).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
}

function Pages({ college: { name, website, price_page } }: { college: CollegeSheet }) {
  if (!website && !price_page) return 'Not published';
  return (
    <ul className="sch-cmp__l">
      {website && (
        <li>
          <OutsideLink href={website}>
            Website<span className="vh"> of {name}</span>
          </OutsideLink>
        </li>
      )}
      {price_page && (
        <li>
          <OutsideLink href={price_page}>
            What it would cost you<span className="vh"> at {name}</span>
          </OutsideLink>
        </li>
      )}
    </ul>
  );
}
