import { sharedSentence } from '@careerscoop/contract/shared-figures';
import phrases from '../definitions/phrases.json' with { type: 'json' };
import { type Career, TYPES } from './career.ts';
import { areas, loadCatalogue } from './load.ts';

/** What the work is, in a few dozen words: ours where the career has words, else made from its figures. */
export function summarizeCareer(career: Career): string {
  return career.words?.summary ?? composeSummary(career);
}

/** The same at length. */
export function describeCareer(career: Career): string {
  const { words } = career;
  if (!words) return composeDescription(career);
  return [words.summary, words.day, words.hard_part, words.path].join('\n\n');
}

/** For careers without written words: one or two plain sentences made of the career's figures. */
export function composeSummary(career: Career): string {
  const first = `A career for people who like ${list(likes(career).slice(0, 2), 'or')}.`;
  return [first, educationSentence(career)].filter(Boolean).join(' ');
}

/** For careers without written words: a few short sentences; what is not published is said to be so. */
export function composeDescription(career: Career): string {
  const sentences = [
    `This work may suit people who like ${list(likes(career), 'or')}.`,
    skillsSentence(career),
    educationSentence(career),
    paySentence(career),
    outlookSentence(career),
    sharedSentence(sharedWith(career)),
    impactSentence(career),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** How much education the work takes, by those who know it; '' where nothing is known. */
export function educationSentence({ education_mix, education_uncertain, outlook }: Career): string {
  const typical = (phrases.typical_education as Record<string, string>)[outlook?.typical_education ?? ''];
  const mix = education_uncertain && typical !== undefined ? [] : education_mix;
  const shares = phrases.education_mix
    .map(({ levels, phrase }) => ({
      phrase,
      percent: mix.reduce((sum, one) => sum + (levels.includes(one.level) ? one.percent : 0), 0),
    }))
    .sort((one, other) => other.percent - one.percent);
  const [leading] = shares;
  if (leading !== undefined && leading.percent > 0) {
    const people = leading.percent >= 50 ? 'Most people' : 'Many people';
    return `${people} who know this work say it takes ${leading.phrase}.`;
  }
  return typical === undefined ? '' : `Most people start with ${typical}.`;
}

/** Pay in US dollars a year, or an hour for work that is not done the whole year. */
export function paySentence({ wage }: Career): string {
  const { median, p10, p90 } = wage?.hourly ?? wage ?? { median: null, p10: null, p90: null };
  const span = wage?.hourly ? 'an hour' : 'a year';
  if (median === null) return 'What this work pays is not published.';
  const capped = (figure: 'median' | 'p90') => (wage?.capped.includes(figure) ? 'at least' : 'more than');
  const middle = `Half of the people in this work earn ${capped('median')} ${dollars(median)} ${span}.`;
  const low = p10 === null ? '' : ` One in ten earns less than ${dollars(p10)}.`;
  const high = p90 === null ? '' : ` One in ten earns ${capped('p90')} ${dollars(p90)}.`;
  return `${middle}${low}${high}`;
}

/** How many people do the work, how that is expected to change, and the openings a year. */
export function outlookSentence({ outlook }: Career): string {
  if (outlook === null || outlook.employment === null) return 'How many people do this work is not published.';
  const [from = '', to = ''] = outlook.period.split('-');
  const last = to.length === 2 ? from.slice(0, 2) + to : to;
  const { growth_percent: growth, openings } = outlook;
  const change = changeSentence(growth, from, last);
  const open = openings === null ? '' : ` There are ${people(openings)} openings a year.`;
  return `In ${from}, ${people(outlook.employment)} people did this work in the United States.${change}${open}`;
}

function changeSentence(growth: number | null, from: string, to: string): string {
  if (growth === null) return '';
  if (growth === 0) return ` The number should stay about the same until ${to}.`;
  const verb = growth > 0 ? 'grow' : 'fall';
  return ` The number is expected to ${verb} by ${Math.abs(growth)} percent from ${from} to ${to}.`;
}

/** How much AI language tools could do in the work; '' where it was not rated. */
export function impactSentence({ impact }: Career): string {
  return impact === null ? '' : phrases.impact[impact];
}

function likes({ leading_areas: keys, interests }: Career): string[] {
  if (keys.length > 0) return keys.flatMap((key) => areas.find((area) => area.key === key)?.label ?? []);
  return TYPES.toSorted((one, other) => interests[other] - interests[one])
    .slice(0, 2)
    .map((type) => phrases.types[type]);
}

function skillsSentence({ skills }: Career): string {
  if (skills === null) return '';
  const names = loadCatalogue()
    .elements.skills.map(({ name }, index) => ({ name, importance: skills.importance[index] ?? 0 }))
    .sort((one, other) => other.importance - one.importance)
    .slice(0, 3)
    .map(({ name }) => name.toLowerCase());
  return `The skills that count most are ${list(names, 'and')}.`;
}

/** How many other careers stand behind the same figures of pay and outlook; 0 where they are its own. */
export function sharedWith({ wage, outlook }: Career): number {
  return Math.max(wage?.shared_with ?? 0, outlook?.shared_with ?? 0);
}

function dollars(amount: number): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: cents, maximumFractionDigits: cents })}`;
}

/** The publisher rounds to hundreds, so its 0 means fewer than 50. */
function people(count: number): string {
  return count === 0 ? 'fewer than 50' : `about ${count.toLocaleString('en-US')}`;
}

function list(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
