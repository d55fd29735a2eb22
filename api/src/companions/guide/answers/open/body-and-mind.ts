import { say } from '../../../ledger/cite-facts.ts';
import { careerFactsTool } from '../../../tools/career-facts.ts';
import { aCareer } from '../../told.ts';
import { type Open, type Topic, told } from './topic.ts';

/** What the work leans on, for who wonders whether it is for them. */
async function leansOn({ turn, career }: Open) {
  if (!career) return [];
  const { facts } = await careerFactsTool.run(turn.tools, { career: career.onet_code, topic: 'skills' });
  const [first, second] = facts.filter(({ key }) => key.startsWith('skill'));
  return first ? [say`What the work (${career.mask_title}) leans on most: ${first}${second && say` and ${second}`}.`] : [];
}

const body: Topic = {
  about:
    /\b(?:wear glasses|with glasses|have glasses|need glasses|contacts|colou?r ?blind(?:ness)?|daltonic[oa]|eyesight|bad vision|asthma|asma|wheelchair|silla de ruedas|deaf|hard of hearing|hearing aids?|blind|epilep\w+|seizures?|diabet\w+|height (?:limit|requirement)s?|weight (?:limit|requirement)s?|disabilit\w+|disabled|discapacidad|(?:i am|being|too|soy|if you are|if i am) (?:\w+ )?(?:short|tall|skinny|chaparr[oa]|overweight))\b/,
  but: /\b(?:help|work with|working with|teach|kids with|children with) (?:\w+ )?(?:deaf|blind|disab\w+)|\blearning disab\w+/,
  not: ['find', 'schools', 'scholarships', 'what_next'],
  answer: async (open) =>
    told(
      open,
      [
        say`A few kinds of work test sight, hearing or fitness: flying, police and fire service, the military, big trucks. Whoever gives the license or the job says what counts, and glasses, medicine or another task often solve it. I have no table of these rules, and nothing I say is medical advice.`,
        say`Most other work has no such test. In the United States employers must look for fair ways to make work possible with a disability.`,
        ...(await leansOn(open)),
      ],
      `do not rule it out by yourself. Ask somebody who ${open.career ? `works as ${aCareer(open.career.mask_title)}` : 'does it'}, or the place that gives the license.`,
    ),
};

const learning: Topic = {
  about: /\b(?:adhd|dyslexi\w+|dislexi\w+|autis\w+|autistic|aspergers|iep|504 plan|learning disabilit\w+|dyscalculia|tdah)\b/,
  but: /\b(?:help|work with|working with|teach|kids with|children with) (?:\w+ )?(?:adhd|autis\w+|dyslexi\w+|disab\w+)/,
  not: ['schools', 'scholarships'],
  answer: async (open) =>
    told(
      open,
      [
        say`People who think or learn this way are found in every kind of work, and nobody publishes a list of what fits them: it fits differently for each. What helps is to go by what holds your attention, and by what you like, not by the name of it.`,
        say`Schools and colleges give extra time and other help for it; a counselor knows how to ask.`,
        ...(await leansOn(open)),
      ],
      open.career
        ? 'try an hour of it, and see whether you forget the time.'
        : 'tell me one thing that you can do for hours, like fixing, drawing or talking, and I look for careers with it.',
    ),
};

const language: Topic = {
  about:
    /\b(?:my english|mi ingles|english (?:is not|isnt|is bad|not) ?(?:good|my)?|second language|(?:no|poco) (?:hablo )?ingles|my accent|mi acento)\b/,
  not: ['about', 'hello'],
  answer: async (open) =>
    told(
      open,
      [
        say`Two languages are something that many people in ${open.career ? `this work (${open.career.mask_title})` : 'any work'} wish they had. Some programs test your English before they begin; community colleges and libraries have classes for it, many of them free.`,
        ...(await leansOn(open)),
      ],
      'ask your counselor which English classes at your school count toward college, and tell me which career you are thinking of.',
    ),
};

const grades: Topic = {
  about: /\b(?:what gpa|which gpa|gpa (?:do|does|to|for|should)|good grades|what grades|sat score|act score|que promedio|calificaciones)\b/,
  not: ['school', 'scholarships', 'what_next', 'help_site'],
  answer: async (open) =>
    told(
      open,
      [
        say`No career asks for a GPA or a test score; colleges do, and each sets its own. Community colleges mostly take everybody with a high school diploma, and you can move on from there.`,
        ...(await leansOn(open)),
        say`The sheet of a school here says how many of those who apply it takes, where that is published.`,
      ],
      open.career ? 'ask me for schools that teach it, and look at one of their sheets.' : 'name a school, and I look it up.',
    ),
};

/** What somebody brings along, and whether a career is closed by it. */
export const BODY_AND_MIND: readonly Topic[] = [learning, body, language, grades];
