import type { Career } from '@careerscoop/catalogue/career';
import type { ChatCard, Reply } from '@careerscoop/contract/chat-cards';
import type { Question } from '../chat/answerer.ts';
import { type Said, say } from '../ledger/cite-facts.ts';
import { careerOf } from '../tools/career-ref.ts';
import type { OwnCareer } from '../tools/own-careers.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { Task } from './task.ts';
import type { Understood } from './understand/understand.ts';

/** Everything an answer may use. */
export interface Turn {
  question: Question;
  understood: Understood;
  task: Task;
  own: readonly OwnCareer[];
  tools: ToolContext;
}

/** An answer, before it is written out. */
export interface Told {
  /** Paragraphs; the last one is the next step. */
  said: Said[];
  cards?: ChatCard[];
  /** What can be pressed next. */
  replies?: Reply[];
  /** What it leaves for the next message. */
  task?: Partial<Task>;
}

export type Answers = (turn: Turn) => Promise<Told>;

export const reply = (label: string, say = label): Reply => ({ label, say });

/** The careers that are meant, with their figures. */
export const careersOfTurn = ({ understood: { careers } }: Turn): Career[] => careers.map(careerOf);

/** With its article: "a Veterinarian", "an Actuary". */
export const aCareer = (title: string) =>
  `${/^(?:[AEIO]|U(?!ni|se|ti|ro)|HR|MRI)/.test(title) && !/^Eu/.test(title) ? 'an' : 'a'} ${title}`;

export const titleOf = (code: string) => careerOf(code).mask_title;

export const plainly = (text: string): Said => say`${text}`;

const MOST_NAMED = 4;

/** The student's saved careers, else the first ones of their ten. */
export function ownFirst({ own }: Pick<Turn, 'own'>, most = MOST_NAMED): string[] {
  const saved = own.filter(({ saved: is }) => is);
  return (saved.length > 0 ? saved : own.filter(({ rank }) => rank !== null)).slice(0, most).map(({ onet_code }) => onet_code);
}

/** Asks which career is meant, with the student's own to press. */
export function askCareer(turn: Turn, sentence: string, sayOf: (title: string) => string): Told {
  const codes = ownFirst(turn);
  const replies = codes.map((code) => reply(titleOf(code), sayOf(titleOf(code))));
  return {
    said: [plainly(`${sentence} ${codes.length > 0 ? 'Pick one of yours, or type any other.' : 'Type its name, like nurse or welder.'}`)],
    ...(replies.length > 0 ? { cards: [{ kind: 'ask', what: 'career', replies }] } : {}),
  };
}
