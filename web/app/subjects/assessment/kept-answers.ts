import { question } from '@careerscoop/contract/assessment';
import { NO_CUPS, type Slots } from './cups.ts';
import { isTheirs } from '../../lib/whose-answers.ts';
import type { KeptStage } from './staged.ts';

/**
 * What the browser keeps under `scenarios` until the answers are sent: ratings and options by question id, choices of a
 * stage by the six that were offered, the band of each skill by its id, the cups, and what the stages of part 3 asked.
 */
export interface KeptAnswers {
  user_id: number;
  answers: Record<string, number>;
  cone: Record<string, number>;
  cups: Slots;
  /** In their order; those that no longer follow from the answers are asked again. */
  stages: KeptStage[];
  /** Part 3 goes on with the fixed questions: a stage could not be had. */
  fixed?: boolean;
  /** Whether the next page comes by itself; where nobody has said so, the device decides. */
  moves_on?: boolean;
  /** The questions whose answers were given to the twelve cards, before anybody was signed in: they may be another's. */
  tasted?: number[];
}

export const noAnswers = (user_id: number): KeptAnswers => ({ user_id, answers: {}, cone: {}, cups: NO_CUPS, stages: [] });

/**
 * Reads what was kept. Answers without a name were given to the twelve cards before anybody signed in here, and are this
 * student's for an hour. Broken text, somebody else's answers and values that cannot be are left out.
 */
export function readAnswers(raw: string | null, user_id: number, now = Date.now()): KeptAnswers {
  const kept = parsed(raw);
  if (!isTheirs(kept, user_id, now)) return noAnswers(user_id);
  const answers = wholeNumbers(kept['answers']);
  const tasted = kept['tasted_at'] ? Object.keys(answers).map(Number) : numbers(kept['tasted']);
  return {
    user_id,
    answers,
    cone: wholeNumbers(kept['cone'], 5),
    cups: slots(kept['cups']),
    stages: stages(kept['stages']),
    ...(kept['fixed'] === true ? { fixed: true } : {}),
    ...(typeof kept['moves_on'] === 'boolean' ? { moves_on: kept['moves_on'] } : {}),
    ...(tasted.length > 0 ? { tasted } : {}),
  };
}

/** Whether any of it still stands there as it was said to the twelve cards. */
export const isTasted = ({ answers, tasted = [] }: KeptAnswers) => tasted.some((id) => answers[id] !== undefined);

/** Without what was said to the twelve cards. */
export function withoutTasted({ tasted = [], ...kept }: KeptAnswers): KeptAnswers {
  return { ...kept, answers: Object.fromEntries(Object.entries(kept.answers).filter(([id]) => !tasted.includes(Number(id)))) };
}

const numbers = (value: unknown) => (Array.isArray(value) ? value.filter((one): one is number => Number.isInteger(one)) : []);

function parsed(raw: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(raw ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function wholeNumbers(value: unknown, most = Infinity): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  const fits = (entry: [string, unknown]): entry is [string, number] =>
    Number.isInteger(entry[1]) && Number(entry[1]) >= 1 && Number(entry[1]) <= most;
  return Object.fromEntries(Object.entries(value).filter(fits));
}

function slots(value: unknown): Slots {
  if (!Array.isArray(value)) return NO_CUPS;
  const cup = (place: number): string | null => (typeof value[place] === 'string' ? value[place] : null);
  return [cup(0), cup(1), cup(2)];
}

const asked = question.array().min(1).max(20);

/** The stages up to the first that cannot be read: it is asked again. */
function stages(value: unknown): KeptStage[] {
  const read: KeptStage[] = [];
  for (const stage of Array.isArray(value) ? (value as unknown[]) : []) {
    const { after, questions, again } = (stage ?? {}) as Record<string, unknown>;
    const { data } = asked.safeParse(questions);
    if (typeof after !== 'string' || !data) break;
    read.push({ after, questions: data, ...(again === true ? { again } : {}) });
  }
  return read;
}
