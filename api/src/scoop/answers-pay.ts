import type { Career } from '@careerscoop/catalogue/career';
import { careerByCode } from '@careerscoop/catalogue/load';
import { dollars, present, timesAsMuch } from './say.ts';

export const PAY_SOURCE = 'The figures are national, from the Bureau of Labor Statistics.';
const MONTHS = 12;

/** Pay from several sides; where only an hourly figure is published, by the hour; else that nothing is. */
export function payAnswers(career: Career): string[] {
  const { wage } = career;
  if (!wage || (wage.median === null && !wage.hourly)) {
    return ['The pay for this work is not published. Ask somebody who does it: most people will tell you a range.'];
  }
  if (wage.median === null) return hourlyAnswers(wage.hourly?.median ?? null, wage.hourly?.p90 ?? null);
  const { median, p10, p90 } = wage;
  const more = (figure: 'median' | 'p90') => (wage.capped.includes(figure) ? ' or more' : '');
  return present([
    `Half of the people in this work make ${dollars(median)}${more('median')} a year or more. ${PAY_SOURCE}`,
    p10 !== null &&
      p90 !== null &&
      `One in ten makes less than ${dollars(p10)} a year, often newcomers, and one in ten makes ${dollars(p90)} or more. ${PAY_SOURCE}`,
    !more('median') && `In the middle, ${dollars(median)} a year is about ${dollars(median / MONTHS)} a month before taxes. ${PAY_SOURCE}`,
    p10 !== null &&
      p90 !== null &&
      !more('p90') &&
      `The best paid tenth makes ${timesAsMuch(p90 / p10)} the lowest paid tenth. ${PAY_SOURCE}`,
    comparison(career, median),
  ]);
}

function comparison(career: Career, median: number): string | undefined {
  const other = career.related.map((code) => careerByCode(code)).find((each) => each?.wage?.median && each.wage.median !== median);
  if (!other?.wage?.median) return undefined;
  const less = other.wage.median < median ? 'less' : 'more';
  return `Compare: a related career, ${other.mask_title}, has its middle at ${dollars(other.wage.median)}, which is ${dollars(
    Math.abs(other.wage.median - median),
  )} ${less}. ${PAY_SOURCE}`;
}

function hourlyAnswers(median: number | null, p90: number | null): string[] {
  if (median === null) return ['The pay for this work is not published.'];
  return present([
    `This work is paid by the hour, because few people do it all year round. Half make $${median.toFixed(2)} an hour or more. ${PAY_SOURCE}`,
    p90 !== null && `One in ten makes $${p90.toFixed(2)} an hour or more, but nobody counts the hours between jobs. ${PAY_SOURCE}`,
  ]);
}
