import type { CollegeItem, CollegeProgram, CollegeSource } from '@careerscoop/contract/colleges';
import { grouped } from '../../lib/grouped.ts';
import { NOT_PUBLISHED } from '../../lib/pay.ts';

/** A figure as it is shown: the number big, and under it what it is. `none` where nobody has published it. */
export interface Figure {
  value: string;
  label: string;
  none: boolean;
}

/** `what` says what it is where there is no number before it. */
const figure = (value: string | null, label: string, what = label): Figure =>
  value === null ? { value: NOT_PUBLISHED, label: what, none: true } : { value, label, none: false };

export function milesFigure(miles: number): Figure {
  const whole = Math.round(miles);
  return figure(whole < 1 ? 'Under 1' : grouped(whole), whole <= 1 ? 'mile away' : 'miles away');
}

/** At very few schools grants are more than it costs. */
export const priceFigure = ({ price }: Pick<CollegeItem, 'price'>): Figure =>
  figure(price === null ? null : price <= 0 ? '$0' : `$${grouped(Math.round(price))}`, 'a year after grants', 'price a year');

export const completionFigure = ({ completion }: Pick<CollegeItem, 'completion'>): Figure =>
  figure(completion === null ? null : inHundred(completion), 'in 100 finish', 'how many finish');

export const admissionFigure = ({ admission }: Pick<CollegeItem, 'admission'>): Figure =>
  figure(admission === null ? null : inHundred(admission), 'in 100 who apply get in', 'how many get in');

export const studentsFigure = ({ students }: Pick<CollegeItem, 'students'>): Figure =>
  figure(students === null ? null : grouped(students), students === 1 ? 'undergraduate' : 'undergraduates', 'how many study there');

const inHundred = (share: number) => String(Math.round(share * 100));

const CONTROL = { public: 'Public', nonprofit: 'Private', for_profit: 'Private, for profit' } as const;
const YEARS = { under_two: 'Programs of under two years', two: 'Two years', four: 'Four years' } as const;

/** "Eugene, Oregon. Public. Four years." */
export function kindText({ control, years, online }: Pick<CollegeItem, 'control' | 'years' | 'online'>): string {
  return [CONTROL[control], YEARS[years], ...(online ? ['Online only'] : [])].join('. ');
}

const AWARDS = {
  certificate: 'Certificate',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  doctor: 'Doctoral degree',
} as const;

/** "Bachelor’s degree. 17 people finished in 2023-24." */
export function programText({ award, awards }: Pick<CollegeProgram, 'award' | 'awards'>, year: string): string {
  const count = awards === 1 ? '1 person' : `${grouped(awards)} people`;
  return `${AWARDS[award]}. ${awards === 0 ? `Offered, but nobody finished in ${year}.` : `${count} finished in ${year}.`}`;
}

/** The titles of the classification end with a point. */
export const programTitle = ({ title }: Pick<CollegeProgram, 'title'>) => title.replace(/\.$/, '');

export const yearOf = (sources: readonly CollegeSource[], key: CollegeSource['key']) =>
  sources.find((source) => source.key === key)?.year ?? 'the latest year';

/** Two words of a long name, for a small place. */
export function shortName(name: string): string {
  return name
    .replace(/ Community College\b/, ' C.C.')
    .replace(/ University\b/, ' Univ.')
    .replace(/-Main Campus$/, '');
}

interface Counted {
  /** Undefined while it is being looked for. */
  total: number | undefined;
  zip: string | undefined;
  miles: number | undefined;
  /** Whether some of them lie beyond the miles asked for. */
  beyond: boolean;
}

/** "7 schools within 100 miles". */
export function countText({ total, zip, miles, beyond }: Counted): string {
  if (total === undefined) return 'Looking…';
  const count = `${total === 0 ? 'No' : grouped(total)} ${total === 1 ? 'school' : 'schools'}`;
  if (zip === undefined) return count;
  return miles === undefined || beyond ? `${count} near ${zip}` : `${count} within ${grouped(miles)} miles`;
}
