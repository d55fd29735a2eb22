import type { CareerQuery } from '@careerscoop/contract/catalogue';
import { grouped } from '../../lib/grouped.ts';

type Choices<K extends keyof CareerQuery> = readonly { value: NonNullable<CareerQuery[K]>; label: string }[];

export const EDUCATION: Choices<'education'> = [
  { value: 'none', label: 'No diploma needed' },
  { value: 'high_school', label: 'High school diploma' },
  { value: 'training', label: 'Some college or training' },
  { value: 'bachelor', label: 'Bachelor’s degree' },
  { value: 'graduate', label: 'Master’s degree or more' },
];

export const PAY: Choices<'pay_min'> = [40_000, 60_000, 80_000, 100_000, 150_000].map((value) => ({
  value,
  label: `$${grouped(value)} or more`,
}));

export const GROWTH: Choices<'growth'> = [
  { value: 'growing', label: 'Growing' },
  { value: 'fast', label: 'Growing fast' },
];

/** The five job zones, by what one does before one can start. */
export const ZONES: Choices<'job_zone'> = [
  { value: 1, label: 'Start right away' },
  { value: 2, label: 'Learn for some months' },
  { value: 3, label: 'Learn a trade first' },
  { value: 4, label: 'College first' },
  { value: 5, label: 'Years after college' },
];

export const SORTS: Choices<'sort'> = [
  { value: 'best', label: 'Best match' },
  { value: 'title', label: 'A to Z' },
  { value: 'pay', label: 'Highest pay' },
  { value: 'growth', label: 'Fastest growth' },
];

export function zoneLabel(zone: number | null): string {
  return ZONES.find(({ value }) => value === zone)?.label ?? 'Preparation not published';
}

// As the API words it on the ten: percent in ten years.
const STEADY = { from: -1, to: 5 };

export function outlookWord(growth: number | null): string {
  if (growth === null) return 'Outlook not published';
  if (growth < STEADY.from) return 'Fewer jobs';
  return growth > STEADY.to ? 'Growing' : 'Steady';
}

export const people = (count: number) => (count === 0 ? 'Fewer than 50' : grouped(count));

/** A label in the middle of a line, as it stands at its start. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** "2025-05" as "May 2025"; a year stays as it is. */
export function dateText(date: string): string {
  const [year, month] = date.split('-');
  return month ? `${MONTHS[Number(month) - 1]} ${year}` : date;
}
