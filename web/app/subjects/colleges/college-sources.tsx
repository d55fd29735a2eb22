import type { CollegeSource } from '@careerscoop/contract/colleges';
import { Fragment } from 'react';
import { OutsideLink } from '../../ui/outside-link.tsx';

const SAID = {
  colleges: 'Schools',
  programs: 'Programs',
  figures: 'Price and finishing',
  earnings: 'Earnings',
  crosswalk: 'Which programs lead to which careers',
  zip: 'Miles in a straight line',
} as const;

interface CollegeSourcesProps {
  sources: readonly CollegeSource[];
  /** Which figures stand above it; all of the answer's when left out. */
  of?: readonly CollegeSource['key'][];
}

/** Where the figures above come from, and from when. */
export function CollegeSources({ sources, of }: CollegeSourcesProps) {
  const shown = sources.filter(({ key }) => !of || of.includes(key));
  return (
    <p className="tiny soft">
      {shown.map(({ key, source, year, href }) => (
        <Fragment key={key}>
          {SAID[key]}: {href ? <OutsideLink href={href}>{source}</OutsideLink> : source}, {year}.{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** What a share of students does not say. */
export function FinishNote() {
  return (
    <p className="small soft">
      “In 100 finish” counts the whole school, not one program. A small number can also mean that many move on to another school. The price
      is what students with federal aid pay on average after grants.
    </p>
  );
}
