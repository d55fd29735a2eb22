import type { Question } from '../chat/answerer.ts';
import type { Services } from '../../platform/services.ts';
import { say } from '../ledger/cite-facts.ts';
import { Ledger } from '../ledger/facts.ts';
import { type OwnCareer, ownCareers } from '../tools/own-careers.ts';
import { ownStrengths } from '../tools/own-strengths.ts';
import type { ToolContext } from '../tools/tool.ts';
import { ANSWERS, SAYS } from './answers/answers.ts';
import { openAnswer } from './answers/open/open.ts';
import { answerUnclear } from './answers/small-talk.ts';
import { readTask, type Task } from './task.ts';
import { type Answers, reply, titleOf, type Told, type Turn } from './told.ts';
import { type Understood, understand, UNSURE } from './understand/understand.ts';

/** What the guide reads from. */
export type GuideServices = Pick<Services, 'database' | 'model'>;

/** A message with its answer by the guide, the facts that were looked up for it, and what it leaves behind. */
export interface GuideTurn {
  understood: Understood;
  ledger: Ledger;
  told: Told;
  task: Task;
}

/** What tools work with for this person, with an empty ledger. */
export function toolsFor({ database: { db }, model }: GuideServices, asker: Question['asker']): ToolContext {
  let own: Promise<OwnCareer[]> | undefined;
  return {
    asker,
    ledger: new Ledger(),
    own: () => (own ??= ownCareers(db, asker.user_id)),
    strengths: () => ownStrengths({ database: { db }, model }, asker.user_id),
  };
}

/**
 * Finds out what is asked, looks it up, and words the answer; a language model gets the same facts.
 * @param tools of `toolsFor`; what is looked up stands in their ledger
 */
export async function guideTurn(tools: ToolContext, question: Question): Promise<GuideTurn> {
  const own = await tools.own();
  const task = readTask(question.task, question.quiet_ms);
  const understood = understand(question.text, {
    task,
    own: {
      ten: own.filter(({ rank }) => rank !== null).map(({ onet_code }) => onet_code),
      saved: own.filter(({ saved }) => saved).map(({ onet_code }) => onet_code),
    },
    page: question.onet_code,
    schools: /college/i.test(question.agent.name),
  });
  const turn: Turn = { question, understood, task, own, tools };
  const open = openAnswer(turn);
  const told = open
    ? await open(turn)
    : understood.share < UNSURE
      ? await answerUnclear(readings(understood), turn)
      : await answersTo(turn)(turn);
  told.said.unshift(...nearestOf(understood));
  const left = { ...task, interview: null, intent: understood.intent, ...told.task };
  const spoken = [...new Set([...left.careers.slice(0, 1), ...task.spoken])].slice(0, MOST_SPOKEN);
  return { understood, ledger: tools.ledger, told, task: { ...left, spoken } };
}

/** Says for which words another career's figures stand. */
const nearestOf = ({ read, careers }: Understood) =>
  read.careers.flatMap(({ from, to, codes: [code], nearest }) =>
    nearest && code !== undefined && careers.includes(code)
      ? [say`I have no figures for “${read.words.slice(from, to).join(' ')}” alone; the nearest here is ${titleOf(code)}.`]
      : [],
  );

const MOST_SPOKEN = 4;
const BESIDE: ReadonlySet<string> = new Set(['pay', 'study', 'outlook', 'day']);

/** "Which of them pays more?" asks of one thing, and is answered by putting them side by side. */
function answersTo({ understood: { intent, read, careers }, task }: Turn): Answers {
  const which = read.words.some((word) => /^(?:which|cual|who|whos)$/.test(word)) || read.meant.some(({ sign }) => sign === '@some');
  const shown = ['find', 'related'].includes(task.intent ?? '') && task.shown.length >= 2 && read.careers.length === 0;
  const several =
    careers.length >= 2 ||
    (shown && careers.length === 0) ||
    (task.intent === 'compare' && task.careers.length >= 2 && read.careers.length === 0);
  return which && several && BESIDE.has(intent) ? ANSWERS.compare : ANSWERS[intent];
}

/** The two likeliest readings, as what one would have to say. */
function readings({ intent, second, careers: [code] }: Understood) {
  const title = code === undefined ? undefined : titleOf(code);
  return [intent, second].flatMap((each) => {
    const says = title === undefined ? undefined : SAYS[each]?.(title);
    return says === undefined ? [] : [reply(says)];
  });
}
