import type { Career } from '@careerscoop/catalogue/career';
import { sharedWith } from '@careerscoop/catalogue/compose';
import { careerByCode } from '@careerscoop/catalogue/load';
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
  const say = (sentence: string) => figures(career, sentence, PAY_SOURCE);
  return present([
    say(`Half of the people ${counted(career)} make ${dollars(median)}${more('median')} a year or more.`),
    p10 !== null && p90 !== null && say(`One in ten makes less than ${dollars(p10)} a year, and one in ten makes ${dollars(p90)} or more.`),
    !more('median') && say(`In the middle, ${dollars(median)} a year is about ${dollars(median / MONTHS)} a month before taxes.`),
    p10 !== null &&
      p90 !== null &&
      !more('p90') &&
      say(`The pay that one in ten passes is ${timesAsMuch(p90 / p10)} the pay that one in ten stays below.`),
    comparison(career, median),
  ]);
}

/** Whom the figures count: those of this work, or of the wider group. */
const counted = (career: Career) => (sharedWith(career) > 0 ? 'who are counted here' : 'in this work');

// A pooled figure says nothing of the related career alone, so the nearest with figures of its own is taken.
function comparison(career: Career, median: number): string | undefined {
  const other = career.related
    .map((code) => careerByCode(code))
    .find((each) => each?.wage?.median && each.wage.median !== median && sharedWith(each) === 0);
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
