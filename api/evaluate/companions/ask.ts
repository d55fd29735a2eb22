import { areas, careerByCode } from '@careerscoop/catalogue/load';
import type { AssistantMessage } from '@careerscoop/contract/chat';
import type { Question } from '../../src/companions/chat/answerer.ts';
import { piecesOf } from '../../src/companions/guide/answer.ts';
import { type GuideTurn, guideTurn } from '../../src/companions/guide/turn.ts';
import { Ledger } from '../../src/companions/ledger/facts.ts';
import type { OwnCareer } from '../../src/companions/tools/own-careers.ts';
import { NOOR } from './questions.ts';

/** Noor's ten, each with one reason for it. */
export const NOORS_CAREERS: readonly OwnCareer[] = NOOR.ten.map((onet_code, at) => {
  const [key] = careerByCode(onet_code)?.leading_areas ?? [];
  const liked = areas.find((area) => area.key === key)?.label ?? 'learning new things';
  return {
    onet_code,
    rank: at + 1,
    saved: NOOR.saved.includes(onet_code),
    reasons: [{ kind: 'for' as const, text: `This work is for people who like ${liked}.`, answer: 'You gave that 5 of 5.' }],
    fit: at < 3 ? ('strong' as const) : ('good' as const),
    clarity: 'fair' as const,
    what_would_change: [],
    ai: '',
  };
});

export interface Setting {
  agent: 'career-buddy' | 'college-buddy';
  page: string | null;
  own?: readonly OwnCareer[];
  zip?: string | null;
}

/** An answer as it would be kept. */
export interface Answered {
  turn: GuideTurn;
  content: string;
  cards: AssistantMessage['cards'];
  cites: AssistantMessage['cites'];
}

const NAMES = { 'career-buddy': 'Career Buddy', 'college-buddy': 'College Buddy' };

/** Asks the guide as Noor does, without a server. */
export async function askGuide(
  text: string,
  { agent, page, own = NOORS_CAREERS, zip = NOOR.zipcode }: Setting,
  task: unknown = null,
  quiet_ms = 0,
): Promise<Answered> {
  const asker = { user_id: 1, age: NOOR.age, grade: NOOR.grade, zipcode: zip, state: NOOR.state };
  const question: Question = { asker, agent: { id: 1, name: NAMES[agent] }, onet_code: page, text, earlier: [], task, quiet_ms };
  const tools = { asker, ledger: new Ledger(), own: () => Promise.resolve(own), strengths: () => Promise.resolve(undefined) };
  const turn = await guideTurn(tools, question);
  const answered: Answered = { turn, content: '', cards: [], cites: [] };
  for (const piece of piecesOf(turn)) {
    if (piece.event === 'delta') answered.content += piece.data.text;
    if (piece.event === 'card') answered.cards.push(piece.data);
    if (piece.event === 'cite') answered.cites.push(piece.data);
  }
  return answered;
}

/** Asks one thing after the other; the answers in order. */
export async function converse(texts: readonly string[], setting: Setting): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const text of texts) answers.push(await askGuide(text, setting, answers.at(-1)?.turn.task ?? null));
  return answers;
}
