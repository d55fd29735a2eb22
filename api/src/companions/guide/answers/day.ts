import type { Career } from '@careerscoop/catalogue/career';
import { likedIf } from '../../../catalogue/career-texts.ts';
import { say } from '../../ledger/cite-facts.ts';
import { careerFacts, meaningOf } from '../../ledger/career-facts.ts';
import { careerFactsTool } from '../../tools/career-facts.ts';
import { aCareer, type Answers, askCareer, careersOfTurn, reply, type Told, type Turn } from '../told.ts';

const HARD =
  /\b(?:hard|harder|hardest|worst|bad|downsides?|cons|drawbacks?|difficult|tough|sucks?|stress\w*|dangerous|danger|safe|safety|unsafe|risky|risks?|challeng\w*|malo|peor|dificil|peligros\w*)\b/;

/** What is hard about it, for who asks for that. */
function hardPart({ tools }: Turn, career: Career, asked: string): Told {
  const { onet_code, mask_title, words } = career;
  const [calm] = /\bstress\w*|estres\w*/.test(asked) ? tools.ledger.addAll(careerFacts(career, 'pressure')) : [];
  const unmeasured = /\b(?:danger\w*|safe|safety|unsafe|risky|risks?|peligros\w*)\b/.test(asked);
  return {
    said: words
      ? [
          say`The hard part, for ${aCareer(mask_title)}: ${words.hard_part}`,
          ...(unmeasured ? [say`How much danger it brings is not in the figures I have.`] : []),
          ...(calm
            ? [say`How much staying calm under pressure counts in it is rated ${calm}; that is the nearest to stress that is published.`]
            : []),
          say`You may like it all the same ${likedIf(words)}.`,
          say`Next: ask somebody who does it what makes up for that, or ask me what a day is like.`,
        ]
      : [
          say`What is hard about the work (${mask_title}) is not published. Ask somebody who does it for the worst day of last month.`,
          say`Next: ask me what fills its days, or what it pays.`,
        ],
    replies: [
      reply('What is the day like?', `What does ${aCareer(mask_title)} do all day?`),
      reply('What does it pay?', `How much does ${aCareer(mask_title)} make?`),
      reply('Something similar', `Which careers are similar to ${aCareer(mask_title)}?`),
    ],
    task: { careers: [onet_code] },
  };
}

/** What the day is like: a moment of it, what fills it, what is hard. */
export const answerDay: Answers = async (turn) => {
  const [career] = careersOfTurn(turn);
  if (!career) return askCareer(turn, 'Whose day do you want to see?', (title) => `What does ${aCareer(title)} do all day?`);
  const { facts } = await careerFactsTool.run(turn.tools, { career: career.onet_code, topic: 'day' });
  const { words } = career;
  const asked = turn.understood.read.words.join(' ');
  if (HARD.test(asked)) return hardPart(turn, career, asked);
  const [first, second, third] = facts;
  const exactly = /\b(?:hours?|weekends?|nights?|holidays?|shifts?|percent|noche|horas|turnos?|morning|vacation|summers?|off)\b/.test(
    asked,
  );
  const tools = /\b(?:tools?|equipment|software|uniforms?|herramientas)\b/.test(asked);
  const filled = first && say`These count most in it: ${first}${second && say`, ${second}`}${third && say`, and ${third}`}.`;
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
      ...(tools ? [say`A list of its tools I do not have. Somebody who does it can show you theirs.`] : []),
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
