import type { Career } from '@careerscoop/catalogue/career';
import { sharedWith } from '@careerscoop/catalogue/compose';
import { figuresNear, neighboursWithFigures } from './neighbours.ts';
import { dollars, figures, present, timesAsMuch } from './say.ts';

export const PAY_SOURCE = 'The figures are national, from the Bureau of Labor Statistics.';
const MONTHS = 12;

/** Pay from several sides; where only an hourly figure is published, by the hour; else that nothing is. */
export function payAnswers(career: Career): string[] {
  const { wage } = career;
  if (!wage || (wage.median === null && !wage.hourly)) {
    return ['The pay for this work is not published. Ask somebody who does it: most people will tell you a range.'];
  }
  if (wage.median === null) return hourlyAnswers(career, wage.hourly?.median ?? null, wage.hourly?.p90 ?? null);
  const { median, p10, p90 } = wage;
  const more = (figure: 'median' | 'p90') => (wage.capped.includes(figure) ? ' or more' : '');
  const say = (sentence: string, beside?: string) => figures(career, sentence, PAY_SOURCE, beside);
  const [near, next] = [nearLow(career), nearMonth(career)];
  return present([
    say(`Half of the people ${counted(career)} make ${dollars(median)}${more('median')} a year or more.`, aboveNear(career, median)),
    p10 !== null &&
      p90 !== null &&
      say(`One in ten makes less than ${dollars(p10)} a year, and one in ten makes ${dollars(p90)} or more.`, near),
    !more('median') && say(`In the middle, ${dollars(median)} a year is about ${dollars(median / MONTHS)} a month before taxes.`, next),
    p10 !== null &&
      p90 !== null &&
      !more('p90') &&
      say(`The pay that one in ten passes is ${timesAsMuch(p90 / p10)} the pay that one in ten stays below.`, nearSpan(career)),
    comparison(career, median),
  ]);
}

/** Whom the figures count: those of this work, or of the wider group. */
const counted = (career: Career) => (sharedWith(career) > 0 ? 'who are counted here' : 'in this work');

/** How many of the related careers pay less in the middle. */
function aboveNear(career: Career, median: number): string | undefined {
  const near = figuresNear(career, ({ wage }) => (wage?.capped.includes('median') ? null : wage?.median));
  const [most] = near.toSorted((a, b) => b.value - a.value);
  if (!most || near.length < 2) return undefined;
  const less = near.filter(({ value }) => value < median).length;
  return `The middle is lower for ${less || 'none'} of ${near.length} related careers with pay of their own; the highest of them is ${most.title}, ${dollars(most.value)}.`;
}

function nearLow(career: Career): string | undefined {
  const [near] = figuresNear(career, ({ wage }) => wage?.p10).toReversed();
  return near && `For ${near.title}, a related career, one in ten makes less than ${dollars(near.value)}.`;
}

function nearMonth(career: Career): string | undefined {
  const [, near] = figuresNear(career, ({ wage }) => (wage?.capped.includes('median') ? null : wage?.median));
  return near && `For ${near.title}, a related career, it is about ${dollars(near.value / MONTHS)} a month.`;
}

function nearSpan(career: Career): string | undefined {
  const [, , near] = figuresNear(career, ({ wage }) =>
    wage?.p10 && wage.p90 && !wage.capped.includes('p90') ? wage.p90 / wage.p10 : null,
  );
  return near && `For ${near.title}, a related career, it is ${timesAsMuch(near.value).replace(/ as$/, '')}.`;
}

function comparison(career: Career, median: number): string | undefined {
  const other = neighboursWithFigures(career).find(({ wage }) => wage?.median && wage.median !== median);
  if (!other?.wage?.median || other.wage.capped.includes('median') || career.wage?.capped.includes('median')) return undefined;
  const less = other.wage.median < median ? 'less' : 'more';
  const apart = dollars(Math.abs(other.wage.median - median));
  const sentence = `Compare: a related career, ${other.mask_title}, has its middle at ${dollars(other.wage.median)}, which is ${apart} ${less}.`;
  return figures(career, sentence, PAY_SOURCE);
}

function hourlyAnswers(career: Career, median: number | null, p90: number | null): string[] {
  if (median === null) return ['The pay for this work is not published.'];
  const say = (sentence: string) => figures(career, sentence, PAY_SOURCE);
  return present([
    say(`Only pay by the hour is published for this work. Half make $${median.toFixed(2)} an hour or more.`),
    p90 !== null && say(`One in ten makes $${p90.toFixed(2)} an hour or more. How many hours a year that is, nobody publishes.`),
  ]);
}
