import type { Career } from '@careerscoop/catalogue/career';
import { impactSentence } from '@careerscoop/catalogue/compose';
import { say, type Said } from '../../ledger/cite-facts.ts';
import { careerFacts } from '../../ledger/career-facts.ts';
import { careerFactsTool } from '../../tools/career-facts.ts';
import { careerOf, careersCard } from '../../tools/career-ref.ts';
import { leading } from '../../../scoop/say.ts';
import { aCareer, type Answers, askCareer, careersOfTurn, reply, type Told, type Turn } from '../told.ts';

const OPENERS = { H: 'It will change a lot, yes. ', M: 'Partly. ', L: 'Mostly, no. ' };
/** The same, where it was asked the other way round. */
const SAFE = { H: 'Not from change. ', M: 'Partly. ', L: 'Mostly, yes. ' };

/** What these words answer: whether the work changes or goes. "Do nurses use AI?" is another question. */
const CHANGES =
  /\b(?:replac\w*|tak(?:e|es|en|ing)|chang\w*|affect\w*|automat\w*|kill\w*|gone|go away|going away|disappear\w*|exist\w*|threat\w*|risk|danger|lose|losing|obsolete|impact\w*|steal\w*|reemplaz\w*|quit\w*|afect\w*|cambi\w*)\b/;
const NOT = /\b(?:not|never|wont|cant|isnt|arent|dont|doesnt|unsafe|hard|difficult|years?)\b/;

/** What AI could change, by one published study; of several careers, which the least. */
export const answerAi: Answers = async (turn) => {
  const careers = careersOfTurn(turn);
  if (careers.length !== 1 && aboutList(turn)) return safest(turn, careers);
  const [career] = careers;
  if (!career)
    return askCareer(
      turn,
      'For which career do you want to know what AI could change?',
      (title) => `Will AI change the work of ${aCareer(title)}?`,
    );
  const { facts } = await careerFactsTool.run(turn.tools, { career: career.onet_code, topic: 'ai' });
  const [score] = facts;
  const asked = turn.understood.read.words.join(' ');
  const safe = /\b(?:safe|safer|survive|immune|proof|still|stay|segur[oa])\b/.test(asked);
  const answered = turn.understood.yesNo && (safe || CHANGES.test(asked)) && !NOT.test(asked);
  const [skill] = leading(career, 'skills', 1);
  const body: Said = score
    ? say`${career.impact && answered ? (safe ? SAFE : OPENERS)[career.impact] : ''}${career.mask_title}: ${impactSentence(career)} One study gives it ${score}. It counts tasks that could be done in half the time, not jobs that go away.`
    : say`Nobody has published how much AI could change the work of ${career.mask_title}.`;
  return {
    said: [
      body,
      ...(skill ? [say`One of the skills rated most important here: ${skill.name.toLowerCase()}. ${skill.meaning}`] : []),
      say`Next: look at the outlook, or compare it with a career where AI does less.`,
    ],
    replies: [
      reply('Will there be jobs?', `Will there be jobs for ${aCareer(career.mask_title)}?`),
      reply('Which of mine is safest?', 'Which of my careers is safest from AI?'),
    ],
    task: { careers: [career.onet_code] },
  };
};

const aboutList = ({ understood: { read, careers } }: Turn) =>
  careers.length > 1 ||
  (careers.length === 0 && read.words.some((word) => /^(?:my|mine|which|list|mis|cual|cuales|safest|jobs|careers)$/.test(word)));

function safest(turn: Turn, named: readonly Career[]): Told {
  const own = turn.own.filter(({ rank }) => rank !== null).map(({ onet_code }) => careerOf(onet_code));
  const score = (career: Career) => careerFacts(career, 'ai')[0]?.value ?? Infinity;
  const [least, next] = (named.length > 1 ? [...named] : own).toSorted((a, b) => score(a) - score(b));
  if (!least || !next)
    return askCareer(
      turn,
      'For which career do you want to know what AI could change?',
      (title) => `Will AI change the work of ${aCareer(title)}?`,
    );
  const facts = turn.tools.ledger.addAll([...careerFacts(least, 'ai'), ...careerFacts(next, 'ai')]);
  const [one, other] = facts;
  return {
    said: [
      say`Of ${named.length > 1 ? 'these' : 'your ten'}, AI tools could speed up the least for ${least.mask_title}: ${one}.${other && say` Next comes ${next.mask_title}, ${other}.`} It counts tasks, not jobs that go away.`,
      say`Next: open one of them, or ask me to compare the two.`,
    ],
    cards: [careersCard('Least changed by AI', [least, next])],
    replies: [reply('Compare the two', `Compare ${least.mask_title} and ${next.mask_title}`)],
    task: { careers: [least.onet_code, next.onet_code], shown: [least.onet_code, next.onet_code] },
  };
}
