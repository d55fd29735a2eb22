import type { Fact } from '../ledger/facts.ts';

/** An amount a year that a question holds a career against. */
interface AmountAsked {
  dollars: number;
  /** Whether somebody asks for less than that, and not for as much. */
  less: boolean;
}

const FIGURES = /\b(?:six|6|seis) (?:figures?|cifras)\b/;
const AMOUNT = /(\$\s?)?(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(k|thousand|grand|mil|m|million|millones)?(?![\p{L}\d])/giu;
const TIMES: Readonly<Record<string, number>> = { m: 1_000_000, million: 1_000_000, millones: 1_000_000 };
const EARNING =
  /\b(?:makes?|making|earns?|earning|gets?|clears?|paid|pays?|over|under|than|above|below|least|least of|gana[nr]?|gano|paga[nr]?|de)\s+(?:about|around|like|almost)?\s*$/i;
/** No pay by the year is lower, so that a smaller number is an age, an hour's pay or a month's. */
const LEAST = 5000;
const BY_OTHER = /\b(?:hour|hourly|hr|month|monthly|week|weekly|biweekly|day|hora|mes|semana|dia|after tax|after taxes)\b/;
const LESS = /\b(?:under|less than|below|lower than|menos de|only)\b/;

/** The amount a year that is asked about; nothing where none is, or where it is one of an hour, a month or a beginner. */
export function amountAsked(typed: string, words: readonly string[]): AmountAsked | undefined {
  const asked = words.join(' ');
  if (BY_OTHER.test(asked) || /\b(?:start|starting|entry|beginning|first|empezar|empezando)\b/.test(asked)) return undefined;
  const less = LESS.test(asked);
  if (FIGURES.test(asked)) return { dollars: 100_000, less };
  if (/\b(?:a|un) (?:million|millon)\b/.test(asked)) return { dollars: TIMES.million ?? 0, less };
  for (const { 1: sign, 2: number = '', 3: unit, index } of typed.matchAll(AMOUNT)) {
    const dollars = Number(number.replaceAll(',', '')) * (unit === undefined ? 1 : (TIMES[unit.toLowerCase()] ?? 1000));
    // Five figures alone may be a ZIP code.
    const meant = sign !== undefined || unit !== undefined || number.includes(',') || EARNING.test(typed.slice(0, index));
    if (meant && dollars >= LEAST) return { dollars, less };
  }
  return undefined;
}

/** How many earn as much, or less, as far as the lowest tenth, the middle and the highest tenth tell. */
export function amountOpener({ dollars, less }: AmountAsked, [low, median, high]: readonly (Fact | undefined)[]): string {
  const reaches = (fact: Fact | undefined) => typeof fact?.value === 'number' && dollars <= fact.value;
  // "$239,200 or more": what lies above is not published.
  const open = [low, median, high].some((fact) => fact?.text.endsWith('or more') && !reaches(fact));
  if (open) return 'The published figures do not reach that far. ';
  if (reaches(low)) return less ? 'Hardly: one in ten or fewer earn less than that. ' : 'Yes: nine in ten or more earn that much. ';
  if (reaches(median)) return less ? 'Some do: fewer than half earn less than that. ' : 'Mostly, yes: half or more earn that much. ';
  if (reaches(high))
    return less ? 'Mostly, yes: half or more earn less than that. ' : 'Some do: fewer than half, and at least one in ten, earn that much. ';
  if (!high) return less ? 'Mostly, yes: half or more earn less than that. ' : 'Fewer than half earn that much. ';
  return less ? 'Yes: nine in ten or more earn less than that. ' : 'Hardly: fewer than one in ten earn that much. ';
}
