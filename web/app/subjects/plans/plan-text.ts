import type { Plan } from '@careerscoop/contract/plans';

/** The description of a plan: its first line is a heading, the others are bullets. */
export function planLines({ description }: Pick<Plan, 'description'>): {
  heading: string;
  bullets: string[];
} {
  const [heading = '', ...bullets] = description
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return { heading, bullets };
}

/** "Free", or US dollars with cents only where there are some. */
export function priceText({ price }: Pick<Plan, 'price'>): string {
  if (price === 0) return 'Free';
  return `$${Number.isInteger(price) ? price : price.toFixed(2)}`;
}

/** What stands after the price: "for 6 months", "for as long as you like". */
export function durationText({ duration }: Pick<Plan, 'duration'>): string {
  return /^(for|a|per|every) /i.test(duration) ? duration : `for ${duration}`;
}
