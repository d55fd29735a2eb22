import { fitWords, ORDER_WORDS, PICKED_BY } from '@careerscoop/contract/result-words';
import { say } from '../../ledger/cite-facts.ts';
import { aCareer, type Answers, careersOfTurn, plainly, reply, titleOf, type Told, type Turn } from '../told.ts';

const REASONS = 3;

/** Why a career is in the list, from the student's own answers; why one is not; how the list is made. */
export const answerWhy: Answers = (turn) => {
  const [career] = careersOfTurn(turn);
  if (turn.own.length === 0) return Promise.resolve(noResults());
  const general = turn.understood.read.careers.length === 0 && turn.understood.read.meant.length === 0 && turn.question.onet_code === null;
  if (
    !career ||
    (general &&
      /\b(?:how|sure|accurate|based|pick|picked|choose|order|ranked|como|quiz|random|legit|astrology)\b/.test(
        turn.understood.read.words.join(' '),
      ))
  )
    return Promise.resolve(howMade(turn));
  const own = turn.own.find(({ onet_code }) => onet_code === career.onet_code);
  if (!own || own.rank === null) return Promise.resolve(notThere(turn, career.onet_code, own !== undefined));
  const words = fitWords(own.fit, own.clarity);
  const [pro, con] = [own.reasons.filter(({ kind }) => kind === 'for'), own.reasons.filter(({ kind }) => kind !== 'for')];
  return Promise.resolve({
    said: [
      plainly(`${career.mask_title} is in your ten because of your own answers. ${words.word}: ${words.line}`),
      ...(pro.length > 0
        ? [
            plainly(
              pro
                .slice(0, REASONS)
                .map(({ text, answer }) => `- ${text} ${answer}`)
                .join('\n'),
            ),
          ]
        : []),
      ...(con[0] ? [plainly(`What speaks against it: ${con[0].text} ${con[0].answer}`)] : []),
      plainly(`It was picked by ${PICKED_BY}. If it does not feel like you, that counts more than any list.`),
      ...(own.what_would_change[0] ? [plainly(`What would move it: ${own.what_would_change[0]}`)] : []),
      say`Next: ask what a day in it is like, or what is similar.`,
    ],
    replies: [
      reply('What is the day like?', `What does ${aCareer(career.mask_title)} do all day?`),
      reply('Something similar', `Which careers are similar to ${aCareer(career.mask_title)}?`),
    ],
    task: { careers: [career.onet_code] },
  });
};

function howMade({ own }: Turn): Told {
  const [first] = own;
  return {
    said: [
      plainly(
        `Your ten come from your own answers: what you rated, chose and sorted is held against the public profile of every career. It is ${PICKED_BY}.`,
      ),
      plainly(ORDER_WORDS),
      ...(first ? [plainly(`How sure it is: your answers were ${SURE[first.clarity]}. It is a place to begin, not a verdict.`)] : []),
      say`Next: ask why one of them is on your list.`,
    ],
    replies: own.slice(0, 3).map(({ onet_code }) => reply(titleOf(onet_code), `Why did I get ${titleOf(onet_code)}?`)),
  };
}

const SURE = {
  clear: 'clear and point in one direction',
  fair: 'fairly clear',
  exploring: 'pointing in more than one direction, so take it loosely',
  unclear: 'not clear yet, so take it as a guess',
};

function notThere(turn: Turn, code: string, saved: boolean): Told {
  return {
    said: [
      plainly(
        `${titleOf(code)} is not among your ten${saved ? ', though you saved it' : ''}. Ten of more than nine hundred careers stand there, so many good ones are left out; it does not mean you cannot do it.`,
      ),
      say`Its page shows how it goes with your answers, with reasons for and against.`,
      say`Next: open its page, or put it beside your first one.`,
    ],
    replies: [
      ...(turn.own[0] ? [reply('Compare with my first', `Compare ${titleOf(code)} and ${titleOf(turn.own[0].onet_code)}`)] : []),
      reply('How are the ten picked?', 'How did you pick my careers?'),
    ],
    task: { careers: [code] },
  };
}

export function noResults(): Told {
  return {
    said: [
      say`You have no results yet. Ten careers with reasons come from the assessment, which begins on your results page.`,
      say`Next: take it, or tell me what you like and I look for careers that go with it.`,
    ],
    replies: [reply('Jobs with animals'), reply('Jobs with computers'), reply('Jobs where I help people')],
  };
}
