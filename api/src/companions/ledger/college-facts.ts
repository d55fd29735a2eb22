import type { CollegeItem, CollegeSheet } from '@careerscoop/contract/colleges';
import { collegeSources } from '../../colleges/college-sources.ts';
import { dollars } from '../../scoop/say.ts';
import type { NewFact, Unit } from './facts.ts';

export const collegeHref = (unitid: number) => `/schools/${unitid}`;

const PER = 100;

/** The published figures of one school; with its sheet the pay after it too, which is of the whole school. */
export function collegeFacts(college: CollegeItem, sheet?: CollegeSheet): NewFact[] {
  const sources = new Map(collegeSources('colleges', 'figures', 'earnings').map((each) => [each.key, each]));
  const figure = (
    key: string,
    value: number | null | undefined,
    unit: Unit,
    text: (value: number) => string,
    label: string,
    from: 'figures' | 'earnings' = 'figures',
  ): NewFact[] => {
    if (value === null || value === undefined) return [];
    const source = sources.get(from);
    return [
      {
        subject: college.name,
        subject_id: String(college.unitid),
        key,
        value: unit === 'percent' ? Math.round(value * PER) : value,
        unit,
        source: source?.source ?? '',
        year: source?.year ?? '',
        href: collegeHref(college.unitid),
        text: text(value),
        label,
        wider: from === 'earnings',
      },
    ];
  };
  const percent = (value: number) => `${Math.round(value * PER)} in 100`;
  const money = (value: number) => (value < 0 ? `${dollars(-value)} less than nothing` : dollars(value));
  return [
    ...figure('net_price', college.price, 'usd_year', money, 'average net price a year, of students with federal aid'),
    ...figure('admission', college.admission, 'percent', percent, 'of those who apply are admitted'),
    ...figure('completion', college.completion, 'percent', percent, 'of those who begin finish'),
    ...figure('students', college.students, 'people', (value) => value.toLocaleString('en-US'), 'undergraduates'),
    ...figure('earnings', sheet?.earnings?.median, 'usd_year', dollars, sheet?.earnings?.sentence ?? '', 'earnings'),
  ];
}
