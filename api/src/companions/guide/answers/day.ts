import { say } from '../../ledger/cite-facts.ts';
import { meaningOf } from '../../ledger/career-facts.ts';
import { careerFactsTool } from '../../tools/career-facts.ts';
import { aCareer, type Answers, askCareer, careersOfTurn, reply } from '../told.ts';

/** What the day is like: a moment of it, what fills it, what is hard. */
export const answerDay: Answers = async (turn) => {
  const [career] = careersOfTurn(turn);
  if (!career) return askCareer(turn, 'Whose day do you want to see?', (title) => `What does ${aCareer(title)} do all day?`);
  const { facts } = await careerFactsTool.run(turn.tools, { career: career.onet_code, topic: 'day' });
  const { words } = career;
  const [first, second, third] = facts;
  const exactly = /\b(?:hours?|weekends?|nights?|holidays?|shifts?|percent|stress\w*|noche|horas|turnos?|morning|vacation|off)\b/.test(
    turn.understood.read.words.join(' '),
  );
  const filled = first && say`Most days hold these: ${first}${second && say`, ${second}`}${third && say`, and ${third}`}.`;
  const meaning = first && meaningOf('activities', first.text);
  return {
    said: [
      words
        ? say`${career.mask_title}, a moment of the work: ${words.day}`
        : say`${career.mask_title}: this is what their days are made of.`,
      ...(filled
        ? [say`${filled}${meaning ? ` ${meaning}` : ''}`]
        : [say`What fills the days is not published. Ask somebody who does it to tell you about last Tuesday.`]),
      ...(words ? [say`The hard part: ${words.hard_part}`] : []),
      ...(exactly
        ? [say`Exact hours and shifts are not published for it, and they differ from place to place. Ask somebody who does it.`]
        : []),
      say`Next: ask what it takes to get in, or who this suits.`,
    ],
    replies: [
      reply('What do I need to be good at?', `What do I need to be good at for ${aCareer(career.mask_title)}?`),
      reply('What does it pay?', `How much does ${aCareer(career.mask_title)} make?`),
      reply('How do I get there?', `What school does it take for ${aCareer(career.mask_title)}?`),
    ],
    task: { careers: [career.onet_code] },
  };
};
