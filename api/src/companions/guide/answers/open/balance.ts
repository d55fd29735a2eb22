import type { Career } from '@careerscoop/catalogue/career';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { careerFacts } from '../../../ledger/career-facts.ts';
import { say } from '../../../ledger/cite-facts.ts';
import { careerOf, careersCard } from '../../../tools/career-ref.ts';
import { schooling, takesDegree } from '../../../tools/find-careers.ts';
import { wishOf } from '../../understand/wish-of.ts';
import { aCareer, reply } from '../../told.ts';
import { type Open, type Topic, told } from './topic.ts';

const MOST = 6;
const pressureOf = (career: Career) => careerFacts(career, 'pressure')[0]?.value ?? undefined;

/** The student's own, or all careers where a wish goes with it; those of which it is known, least pressure first. */
function calmest({ turn, asked }: Open): { careers: Career[]; own: boolean } {
  const wish = wishOf(turn.understood.read, null);
  const ten = turn.own.filter(({ rank }) => rank !== null).map(({ onet_code }) => careerOf(onet_code));
  const mine = ten.length > 1 && !wish.pay_min && !wish.education_max && !/\bany (?:job|career)/.test(asked);
  const all = mine ? ten : loadCatalogue().careers.filter(({ ranked }) => ranked);
  const careers = all
    .filter(
      (career) =>
        pressureOf(career) !== undefined &&
        (!wish.pay_min || (career.wage?.median ?? 0) >= wish.pay_min) &&
        (!wish.education_max || schooling(career) <= wish.education_max) &&
        !(wish.no_degree && takesDegree(career)),
    )
    .toSorted((a, b) => (pressureOf(a) ?? 0) - (pressureOf(b) ?? 0));
  return { careers, own: mine };
}

/** Balance and stress: nothing published measures them, and one rating comes near. */
export const BALANCE: Topic = {
  about:
    /\b(?:work ?life(?: balance)?|life balance|work home balance|(?:least|less|most|low|no|not) (?:\w+ )?stress(?:ful|ed)?|stress ?free|chill(?:est)? (?:jobs?|careers?)|low ?key jobs?|relaxed (?:jobs?|careers?)|low pressure|(?:jobs?|careers?|one) (?:\w+ ){0,3}(?:balance|burn ?out|burned out)|have a (?:social )?life|time (?:for|with) (?:my |your )?(?:family|kids)|see (?:my|your|their) (?:family|kids)|(?:menos|poco|mas|sin) (?:mucho |tanto )?estres(?:ante|antes)?|(?:trabajos?|carreras?) tranquil[oa]s?|(?:have|start|having) (?:kids|children|a family)|be a mom|ser mama|vida personal|tiempo para (?:mi |la )?familia)\b/,
  but: /@career .*@career/,
  not: ['what_next', 'hello', 'about', 'help_site', 'interview'],
  answer: (open) => {
    const { career, turn } = open;
    const honest = say`Hours, shifts and days off are not published by career, so I cannot rank them by balance; they differ more from one employer to the next.`;
    const ask = 'ask somebody who does it: when did you come home last week, and on which evening were you still thinking of work?';
    if (career && open.asked.includes('@career')) {
      const [fact] = turn.tools.ledger.addAll(careerFacts(career, 'pressure'));
      return told(
        open,
        [
          honest,
          ...(fact
            ? [say`What comes nearest, for ${aCareer(career.mask_title)}: how much staying calm under pressure counts is rated ${fact}.`]
            : []),
          ...(career.words ? [say`The hard part: ${career.words.hard_part}`] : []),
        ],
        ask,
      );
    }
    const { careers, own } = calmest(open);
    const [least, second, most] = [careers[0], careers[1], careers.at(-1)];
    const rated = (one: Career | undefined) => one && turn.tools.ledger.addAll(careerFacts(one, 'pressure'))[0];
    const [a, b, c] = [rated(least), rated(second), own ? rated(most) : undefined];
    if (!least || !second || !a || !b) return told(open, [honest], ask);
    return {
      ...told(
        open,
        [
          honest,
          say`What comes nearest is how much staying calm under pressure counts in the work. ${own ? 'Of your ten' : 'Of the careers that go with what you said'} it counts least for ${least.mask_title} (${a}) and ${second.mask_title} (${b})${c && most && say`, and most for ${most.mask_title} (${c})`}. Less pressure does not mean shorter days.`,
        ],
        ask,
      ),
      cards: [careersCard('Where pressure counts least', careers.slice(0, own ? 3 : MOST))],
      replies: [
        reply('Compare the two', `Compare ${least.mask_title} and ${second.mask_title}`),
        reply(`A day as ${aCareer(least.mask_title)}`, `What does ${aCareer(least.mask_title)} do all day?`),
      ],
      task: { shown: careers.slice(0, own ? 3 : MOST).map(({ onet_code }) => onet_code), careers: [] },
    };
  },
};
