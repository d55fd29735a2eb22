import type { InterestChart } from '@careerscoop/contract/results';

interface Amount {
  /** 0 to 1: how big it is drawn. */
  share: number;
  /** How much it is, in words that hold for both sides. */
  text: string;
  /** The figure on the scale that it was asked or published on. */
  figure?: string;
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
    student: amount(student, MOST_RATED, student.toFixed(1)),
    career: amount(career, MOST_PUBLISHED, career.toFixed(1)),
  }));
}

export function areaRows(areas: InterestChart['areas']): InterestRow[] {
  return areas.map(({ name, student, career }) => ({
    name: capital(name),
    student: amount(student, MOST_RATED, String(student)),
    // Standard scores lie between -2 and 3 or a little more.
    career: { share: shareOf(career, -2, 3), text: muchWord(career) },
  }));
}

const STEPS = ['very little', 'a little', 'some', 'a lot', 'very much'];

/** An amount on a scale from 1 on: drawn and said by where on its own scale it lies. */
function amount(value: number, most: number, figure: string): Amount {
  const share = shareOf(value, 1, most);
  return { share, text: STEPS[Math.min(STEPS.length - 1, Math.floor(share * STEPS.length))] ?? '', figure: `${figure} of ${most}` };
}

/** How much of something a work has, beside all careers: 0 is average, 1 is more than about five of six have. */
export function muchWord(score: number): string {
  if (score >= 2) return 'a great deal';
  if (score >= 1) return 'a lot';
  if (score >= 0.3) return 'more than most';
  return score > -0.3 ? 'about average' : 'little';
}

const PLACES = ['your highest', 'your second', 'your third', 'your fourth', 'your fifth', 'your lowest'];

/** The kind that the work is most of, and where it stands among the student's own. */
export function leadWords({ types }: InterestChart): string {
  const [most] = types.toSorted((one, other) => other.career - one.career);
  if (!most) return '';
  const higher = types.filter(({ student }) => student > most.student).length;
  return `Most of all, this work is for people of the ${most.name} kind. In your ratings that kind is ${PLACES[higher]} of the six.`;
}

function shareOf(value: number, least: number, most: number): number {
  return Math.min(1, Math.max(0, (value - least) / (most - least)));
}
