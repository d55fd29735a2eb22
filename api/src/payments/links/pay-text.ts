import { shownName } from '../../platform/plain-words.ts';

const LONGEST_TITLE = 40;

/** The text that asks a parent to pay: of the child's own words only a plain first name. At most 480 characters. */
export function payText(first_name: string, title: string, url: string): string {
  const child = shownName(first_name) ?? 'A young person';
  const plan = title.length > LONGEST_TITLE ? 'a plan' : `the ${title} plan`;
  return (
    `CareerScoop: ${child} asks you for ${plan}. Read what it holds and costs, and pay or say no, within 7 days: ${url} ` +
    'You pay once, nothing renews. Not your child? Ignore this. Reply STOP to get no more texts.'
  );
}
