import type { Fact, Unit } from './facts.ts';
import { type Numeral, numeralsIn } from './numbers.ts';

type Counts = 'money' | 'percent' | 'plain';

/** A number with what it counts. */
export interface Figure extends Numeral {
  counts: Counts;
  /** The time that money is paid for, where it is said. */
  per: 'hour' | 'year' | 'other' | undefined;
}

const PER: [Figure['per'], RegExp][] = [
  ['hour', /^\s*(?:\/\s?|an |per |each |every |a )h(?:ou)?r\b|^\s*hourly\b/i],
  ['year', /^\s*(?:\/\s?|a |per |each |every )ye?a?r\b|^\s*(?:yearly|annually|annual)\b/i],
  [
    'other',
    /^\s*(?:\/\s?|a |per |each |every |in an? )(?:two |other |second )?(?:day|week|month|minute|shift|term|semester|credit)s?\b|^\s*(?:daily|weekly|bi-?weekly|monthly|bi-?monthly)\b/i,
  ],
];

/** The time that follows a figure. */
export const perAfter = (rest: string): Figure['per'] => PER.find(([, pattern]) => pattern.test(rest))?.[0];

export function figuresIn(text: string): Figure[] {
  return numeralsIn(text).map((numeral) => {
    const rest = text.slice(numeral.to);
    const unit = /^\s?(%|percent(?:age)?\b|per cent\b)|^\s?(?:us )?(dollars?|bucks|usd)\b/i.exec(rest);
    const money = /\$\s?$/.test(text.slice(0, numeral.from)) || unit?.[2];
    return { ...numeral, counts: money ? 'money' : unit ? 'percent' : 'plain', per: perAfter(rest.slice(unit?.[0].length ?? 0)) };
  });
}

const COUNTS: Partial<Record<Unit, Counts>> = { usd: 'money', usd_hour: 'money', usd_year: 'money', percent: 'percent' };
const countsOf = (unit: Unit): Counts => COUNTS[unit] ?? 'plain';

/** Whether this time can be said of a fact. */
export const perFits = (per: Figure['per'], unit: Unit) =>
  per === undefined || countsOf(unit) !== 'money' || (per === 'hour' && unit === 'usd_hour') || (per === 'year' && unit !== 'usd_hour');

/** Whether a figure is this fact: the same value in the same unit. A rounded one is another. */
export function isOf(figure: Figure, fact: Fact): boolean {
  const { value, counts, per } = figure;
  if (Number.isNaN(value) || !perFits(per, fact.unit)) return false;
  if (fact.unit === 'words') return figuresIn(fact.text).some((each) => each.counts === counts && each.value === value);
  // "88 in 100" and "88 percent" are one fact.
  const worded = figuresIn(fact.text).some((each) => each.counts === counts && each.value === value);
  return worded || (counts === countsOf(fact.unit) && fact.value !== null && Math.abs(Math.abs(fact.value) - value) < 1e-9);
}
