import type { CollegeItem } from '@careerscoop/contract/colleges';
import { completionFigure, type Figure, milesFigure, priceFigure } from './college-words.ts';

type Figured = Pick<CollegeItem, 'price' | 'completion'> & { miles: number | null };

/** The three figures of a school in a list; what nobody has published says so. */
export function CollegeFigures({ college }: { college: Figured }) {
  const figures = [...(college.miles === null ? [] : [milesFigure(college.miles)]), priceFigure(college), completionFigure(college)];
  return (
    <ul className="college__nums">
      {figures.map((figure) => (
        <li key={figure.label}>
          <BigFigure figure={figure} />
        </li>
      ))}
    </ul>
  );
}

export function BigFigure({ figure: { value, label, none } }: { figure: Figure }) {
  return (
    <>
      <span className={none ? 'college__none' : 'num'}>{value}</span> {label}
    </>
  );
}
