import type { InterestChart } from '@careerscoop/contract/careers';

interface Amount {
  /** 0 to 1: how big it is drawn. */
  share: number;
  text: string;
}

/** One line of the chart. */
export interface InterestRow {
  name: string;
  /** The name that other pages and schools use, where there is one. */
  formal?: string;
  student: Amount;
  career: Amount;
}

const MOST_RATED = 5;
const MOST_PUBLISHED = 7;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function kindRows(types: InterestChart['types']): InterestRow[] {
  return types.map(({ type, name, student, career }) => ({
    name: capital(name),
    formal: type,
    student: { share: shareOf(student, 1, MOST_RATED), text: student.toFixed(1) },
    career: { share: shareOf(career, 1, MOST_PUBLISHED), text: career.toFixed(1) },
  }));
}

export function areaRows(areas: InterestChart['areas']): InterestRow[] {
  return areas.map(({ name, student, career }) => ({
    name: capital(name),
    student: { share: shareOf(student, 1, MOST_RATED), text: `${student} of ${MOST_RATED}` },
    // Standard scores lie between -2 and 3 or a little more.
    career: { share: shareOf(career, -2, 3), text: muchWord(career) },
  }));
}

/** How much of something a work has, beside all careers: 0 is average, 1 is more than about five of six have. */
export function muchWord(score: number): string {
  if (score >= 2) return 'a great deal';
  if (score >= 1) return 'a lot';
  if (score >= 0.3) return 'more than most';
  return score > -0.3 ? 'about average' : 'little';
}

/** The kind that the work is most of, and what the student's own ratings say to that. */
export function leadWords({ types }: InterestChart): string {
  const [most] = types.toSorted((one, other) => other.career - one.career);
  if (!most) return '';
  const liked = types.toSorted((one, other) => other.student - one.student).findIndex(({ type }) => type === most.type);
  const said = `You gave that kind of thing ${most.student.toFixed(1)} of ${MOST_RATED} on average`;
  const place = liked === 0 ? 'your highest of the six' : liked < 3 ? 'in the upper half of your six' : 'in the lower half of your six';
  return `This work is most of all for ${most.name} people. ${said}: ${place}.`;
}

function shareOf(value: number, least: number, most: number): number {
  return Math.min(1, Math.max(0, (value - least) / (most - least)));
}
