import type { Career } from '@careerscoop/catalogue/career';
import { listed } from '../../../platform/listed.ts';
import { type Said, say } from '../../ledger/cite-facts.ts';
import type { Ledger } from '../../ledger/facts.ts';
import { compareCareers } from '../../tools/compare-careers.ts';
import { careerOf } from '../../tools/career-ref.ts';
import { schooling } from '../../tools/find-careers.ts';
import { aCareer, type Answers, askCareer, careersOfTurn, ownFirst, plainly, reply, titleOf, type Told, type Turn } from '../told.ts';

/** As many as stand side by side. */
const MOST_COMPARED = 4;

/** What was asked for comes first. */
const ASKED: readonly [string, RegExp][] = [
  ['median_wage', /\b(?:pay|pays|paid|make|makes|money|earn|earns|richer|rich|bank|gana|ganan|salary|lana|highest|broke)\b/],
  ['typical_education', /\b(?:school|study|college|degree|years?|train|training|longer|quickest|finish|escuela|estudiar|anos)\b/],
  ['growth_percent', /\b(?:growth|grow|growing|future|outlook|demand|jobs|futuro)\b/],
  ['openings', /\b(?:openings?|hiring)\b/],
  ['ai', /\b(?:ai|robots?|replaced|automated|safest|cooked)\b/],
];

/** Careers beside each other: the card, the two main differences, the student's own reasons. */
export const answerCompare: Answers = async (turn) => {
  const meant = careersOfTurn(turn);
  // Asked which of those before, they are all meant.
  const careers =
    meant.length < 2 && turn.task.intent === 'compare' && turn.understood.read.careers.length === 0
      ? turn.task.careers.map(careerOf)
      : meant.length === 0 && ['find', 'related'].includes(turn.task.intent ?? '') && turn.understood.read.careers.length === 0
        ? turn.task.shown.slice(0, MOST_COMPARED).map(careerOf)
        : meant;
  if (careers.length < 2) return askOther(turn, careers[0]);
  const { card, reasons } = await compareCareers.run(turn.tools, { careers: careers.map(({ onet_code }) => onet_code) });
  const main = card.rows.filter((row) => row.main).map(({ key }) => key);
  const asked = turn.understood.read.words.join(' ');
  const wanted = ASKED.flatMap(([key, about]) => (about.test(asked) ? [key] : []));
  const keys = [...new Set([...wanted, ...main, 'typical_education', 'growth_percent'])].slice(0, 2);
  const { ledger } = turn.tools;
  const [first, second] = careers as [Career, Career];
  return {
    said: [
      ...keys.map((key) => differenceIn(key, careers, ledger)),
      ...ownReasons(careers, reasons),
      ...(/\b(?:better|best|should|mejor|conviene|pick|choose)\b/.test(asked)
        ? [say`Which one is better depends on what you want your days to be like; I cannot decide that for you.`]
        : []),
      say`Next: ask what a day is like in the one you lean to, or make a plan for it.`,
    ],
    cards: [card],
    replies: [
      reply(`A day as ${aCareer(first.mask_title)}`, `What does ${aCareer(first.mask_title)} do all day?`),
      reply(`A day as ${aCareer(second.mask_title)}`, `What does ${aCareer(second.mask_title)} do all day?`),
      reply('Make me a plan', `Make me a plan for ${first.mask_title}`),
    ],
    task: { careers: careers.map(({ onet_code }) => onet_code) },
  };
};

/** What speaks for each by the student's own answers; the same reason is told once, of both. */
function ownReasons(careers: readonly Career[], reasons: readonly (readonly string[])[]): Said[] {
  const by = new Map<string, string[]>();
  careers.forEach(({ mask_title }, at) => {
    const reason = reasons[at]?.[0];
    if (reason !== undefined) by.set(reason, [...(by.get(reason) ?? []), mask_title]);
  });
  return [...by].slice(0, 2).map(([reason, titles]) => plainly(`Your own answers speak for ${listed(titles)}: ${reason}`));
}

/** One sentence or two on what sets them apart; both figures are said. */
function differenceIn(key: string, careers: readonly Career[], ledger: Ledger): Said {
  const fact = (career: Career, name: string) => ledger.find(career.onet_code, name);
  switch (key) {
    case 'median_wage':
      return payBetween(careers, ledger);
    case 'typical_education': {
      const [least, most] = sorted(careers, schooling);
      const [a, b] = [fact(least, key), fact(most, key)];
      if (!a || !b) return say`School: how much it takes is not published for all of them.`;
      return a.text === b.text
        ? say`School: the usual way in is the same: ${a}.`
        : say`School: ${least.mask_title} usually takes the least: ${a}. For ${most.mask_title}: ${b}.`;
    }
    case 'growth_percent': {
      const known = careers.filter((career) => fact(career, key));
      const [low, high] = sorted(known, (career) => career.outlook?.growth_percent ?? 0);
      const [a, b] = [low && fact(low, key), high && fact(high, key)];
      if (known.length < 2 || !a || !b) return say`Jobs: the outlook is not published for all of them.`;
      return say`Jobs: for ${high.mask_title} they are expected to ${(b.value ?? 0) < 0 ? 'shrink' : 'grow'} by ${b} until 2034, for ${low.mask_title} to ${(a.value ?? 0) < 0 ? 'shrink' : 'grow'} by ${a}.`;
    }
    case 'ai': {
      const [low, high] = sorted(careers, (career) => fact(career, 'ai_score')?.value ?? 50);
      const [a, b] = [fact(low, 'ai_score'), fact(high, 'ai_score')];
      return a && b
        ? say`AI: it could speed up less for ${low.mask_title} (${a}) than for ${high.mask_title} (${b}).`
        : say`AI: it was not rated for all of them.`;
    }
    default: {
      const [low, high] = sorted(careers, (career) => career.outlook?.openings ?? 0);
      const [a, b] = [fact(low, 'openings'), fact(high, 'openings')];
      return a && b
        ? say`Openings: about ${b} a year for ${high.mask_title}, about ${a} for ${low.mask_title}.`
        : say`Openings: not published for all of them.`;
    }
  }
}

function payBetween(careers: readonly Career[], ledger: Ledger): Said {
  const known = careers.filter(({ onet_code }) => ledger.find(onet_code, 'median_wage'));
  if (known.length < 2) {
    const unknown = careers.filter((career) => !known.includes(career)).map(({ mask_title }) => mask_title);
    return plainly(`Pay: by the year it is not published for ${unknown.join(' and ')}, so I cannot say which makes more.`);
  }
  const [least, most] = sorted(known, ({ wage }) => wage?.median ?? 0);
  const [a, b] = [ledger.find(least.onet_code, 'median_wage'), ledger.find(most.onet_code, 'median_wage')];
  const gap = ledger.find([least.onet_code, most.onet_code].sort().join('+'), 'pay_difference');
  if (a?.value === b?.value) return say`Pay: the middle is the same, ${a}.`;
  return say`Pay: ${most.mask_title} makes the most: half of the people in that work earn ${b} a year or more. For ${least.mask_title} it is ${a}${gap && say`, which is ${gap} less`}.`;
}

/** The lowest and the highest. */
function sorted(careers: readonly Career[], figure: (career: Career) => number): [Career, Career] {
  const ordered = careers.toSorted((a, b) => figure(a) - figure(b));
  return [ordered[0] as Career, ordered.at(-1) as Career];
}

function askOther(turn: Turn, one: Career | undefined): Told {
  if (!one) {
    const [first, second] = ownFirst(turn);
    const told = askCareer(turn, 'Which careers shall I put side by side?', (title) => `Compare ${title} with another career`);
    if (!first || !second) return told;
    return {
      ...told,
      cards: [{ kind: 'ask', what: 'career', replies: [reply('My first two', `Compare ${titleOf(first)} and ${titleOf(second)}`)] }],
    };
  }
  const others = ownFirst(turn, 5).filter((code) => code !== one.onet_code);
  return {
    said: [plainly(`What shall I put beside ${one.mask_title}? Pick one of yours, or type any other.`)],
    cards: [
      {
        kind: 'ask',
        what: 'career',
        replies: others.slice(0, 4).map((code) => reply(titleOf(code), `Compare ${one.mask_title} and ${titleOf(code)}`)),
      },
    ],
    task: { careers: [one.onet_code] },
  };
}
