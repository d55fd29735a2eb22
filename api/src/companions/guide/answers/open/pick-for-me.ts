import { careerFacts } from '../../../ledger/career-facts.ts';
import { type Said, say } from '../../../ledger/cite-facts.ts';
import { careerOf, careersCard } from '../../../tools/career-ref.ts';
import { plainly, reply } from '../../told.ts';
import { noResults } from '../why.ts';
import type { Topic } from './topic.ts';

const MOST = 3;

/** "What should I be?": nobody is told what to be, but what their own answers put first, with what sets it apart. */
export const PICK_FOR_ME: Topic = {
  about:
    /\b(?:what (?:should|shall|do|can|could|would) i (?:wanna |want to )?(?:be|become)(?: when i(?: am)? (?:grow up|grown|older))?$|tell me what to be|(?:pick|choose) (?:one |a job |a career )?for me|just tell me|i should be$|que (?:deberia|debo|puedo|voy a|quiero) ser(?: de grande)?$|(?:best|right) (?:job|career|one) for me$|which (?:of (?:my|the) (?:ten|10) |one )?(?:is )?(?:the )?best (?:for|4) me)/,
  but: /@career/,
  not: ['help_site', 'interview'],
  answer: ({ turn }) => {
    const own = turn.own.filter(({ rank }) => rank !== null).slice(0, MOST);
    if (own.length < 2) {
      const { said, ...rest } = noResults();
      return { ...rest, said: [plainly('I cannot pick for you, and nobody should. What I can do is look with you.'), ...said] };
    }
    const lines = own.map(({ onet_code, reasons }, at): Said => {
      const career = careerOf(onet_code);
      const reason = reasons.find(({ kind }) => kind === 'for')?.text;
      const facts = turn.tools.ledger.addAll([...careerFacts(career, 'pay'), ...careerFacts(career, 'study')]);
      const [pay, school] = ['median_wage', 'typical_education'].map((name) => facts.find(({ key }) => key === name));
      return say`${at + 1}. ${career.mask_title}. ${reason ?? ''}${pay && say` Half of its people earn ${pay} a year or more.`}${school && say` Usual schooling: ${school}.`}`;
    });
    const careers = own.map(({ onet_code }) => careerOf(onet_code));
    const [one, other] = careers.map(({ mask_title }) => mask_title);
    return {
      said: [
        say`I cannot pick for you, and nobody should. By your own answers these come first:`,
        ...lines,
        say`Next: read the day of each, and notice which one you want to hear more of. Or let me put the first two side by side.`,
      ],
      cards: [careersCard('First by your own answers', careers)],
      replies: [
        reply('Compare the first two', `Compare ${one} and ${other}`),
        reply('A small thing to try', `Make me a plan for ${one}`),
        reply('None of these', 'I do not like any of my ten'),
      ],
      task: { shown: careers.map(({ onet_code }) => onet_code), careers: [] },
    };
  },
};
