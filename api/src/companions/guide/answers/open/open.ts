import { type Answers, careersOfTurn, type Turn } from '../../told.ts';
import { BALANCE } from './balance.ts';
import { BODY_AND_MIND } from './body-and-mind.ts';
import { FIRST_STEPS } from './first-steps.ts';
import { PICK_FOR_ME } from './pick-for-me.ts';
import { RULES_AT_WORK } from './rules-at-work.ts';
import { linkOf, type Topic } from './topic.ts';
import { WORKING_LIFE } from './working-life.ts';

const TOPICS: readonly Topic[] = [PICK_FOR_ME, ...RULES_AT_WORK, ...BODY_AND_MIND, BALANCE, ...FIRST_STEPS, ...WORKING_LIFE];

/**
 * The answer to a question about a career that its figures do not answer: tattoos, a license, a record, stress. A general answer
 * would look as if it did. Nothing where none of these is asked.
 */
export function openAnswer(turn: Turn): Answers | undefined {
  const { read, intent } = turn.understood;
  if (turn.task.interview) return undefined;
  const asked = read.words
    .flatMap((word, at) => {
      const career = read.careers.find(({ from, to }) => at >= from && at < to);
      return career ? (career.from === at ? ['@career'] : []) : [word];
    })
    .join(' ');
  const topic = TOPICS.find(({ about, but, not }) => about.test(asked) && !but?.test(asked) && !not?.includes(intent));
  if (!topic) return undefined;
  return async (current) => topic.answer({ turn: current, career: careersOfTurn(current)[0], asked, link: linkOf(current) });
}
