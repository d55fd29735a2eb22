import { ANSWER_LIMIT, type ChatNotice } from '@careerscoop/contract/chat';
import type { ChatCard } from '@careerscoop/contract/chat-cards';
import { type AiEnd, AiFault, type AiPatience, type AiService, type AiTalk } from '../../platform/ai.ts';
import type { Services } from '../../platform/services.ts';
import type { Answerer, Piece, Question } from '../chat/answerer.ts';
import { type Fact, Ledger } from '../ledger/facts.ts';
import { HoldBack } from '../ledger/hold-back.ts';
import type { AnyTool } from '../tools/tool.ts';
import { TOOLS } from '../tools/tools.ts';
import { historyFor, namedByThem, titlesOf } from './history.ts';
import { type LookUp, type LookedUp, lookUpBy } from './look-up.ts';
import { codesLine, factLine, promptFor } from './prompt.ts';
import { type Own, findOwn, redact } from './redact.ts';
import { describeTools, runTools } from './run-tools.ts';
import { type Meter, meterOf } from './meter.ts';
import { toldCards, toldOf, untoldOf } from './told.ts';

/** What the model's answers are made from. */
type ModelServices = Pick<Services, 'ai' | 'database' | 'catalogue' | 'model' | 'now'>;

interface Parts {
  lookUp?: LookUp;
  tools?: readonly AnyTool[];
  patience?: AiPatience;
}

const MOST_TOKENS = 900;
const MOST_ROUNDS = 3;
const noticeOf = (text: string): ChatNotice => ({ kind: 'model_away', text: `${text} The guide answers: it looks things up.` });
const AWAY = noticeOf('The language model is away just now.');
const UNSOUND = noticeOf('The language model had no answer that holds up.');

/** Answers worded by the configured language model and held to what was looked up; the guide's where there is none. */
export function modelAnswerer(
  services: ModelServices,
  guide: Answerer,
  { lookUp = lookUpBy(services), tools = Object.values(TOOLS), patience }: Parts = {},
): Answerer {
  return async function* answer(question, signal, spend) {
    const { ai } = services;
    if (!ai) return yield* guide(question, signal, spend);
    const [looked, own] = await Promise.all([lookUp(question), findOwn(services.database.db, question.asker.user_id)]);
    const talk = yield* talkOf({ services, ai, question, looked, own, tools, patience, meter: meterOf(spend) }, signal);
    if (talk.cards) {
      for (const data of talk.cards) yield { event: 'card', data };
      return { ...looked.outcome, source: 'model' };
    }
    if (talk.shown) yield { event: 'replace', data: { text: '' } };
    if (talk.why) yield { event: 'notice', data: talk.why };
    yield* looked.answer;
    return { ...looked.outcome, source: 'guide' };
  };
}

interface Talk extends Required<Pick<Parts, 'tools'>> {
  services: ModelServices;
  ai: AiService;
  question: Question;
  looked: LookedUp;
  own: Own;
  patience: AiPatience | undefined;
  meter: Meter;
}

interface Talked {
  /** What stands beside the answer; undefined where it cannot be given. */
  cards?: readonly ChatCard[];
  /** Something is to be taken back. */
  shown: boolean;
  /** Why the guide answers, where the model was asked. */
  why?: ChatNotice;
}

/** @throws AiFault where the model broke off after something was shown; that stands as cut */
async function* talkOf(all: Talk, signal: AbortSignal): AsyncGenerator<Piece, Talked> {
  const { services, ai, question, looked, own, patience, meter } = all;
  const untold = await untoldOf(services.database.db, question.asker.user_id, await looked.tools.own());
  const kept = titlesOf(untold);
  const named = namedByThem(question, [...kept, ...looked.facts]);
  const tools = all.tools.filter(({ name }) => name !== 'my_careers' || untold.size === 0);
  const ledger = new Ledger();
  const cards = [...looked.cards];
  const facts: Fact[] = ledger.addAll(toldOf(looked.facts, cards, untold, named));
  const hidden = (code: string) => untold.has(code) && !named.has(code);
  const beside = toldCards(cards, hidden);
  const ownCards = beside.some((card) => card.kind === 'careers' && card.careers.length === 0);
  // All of it is from the student's own list: a model could only talk around it.
  if (facts.length === 0 && (looked.facts.length > 0 || ownCards)) return { shown: false };
  const gate = new HoldBack(() => facts);
  const messages: AiTalk[] = promptFor({
    question,
    text: redact(question.text, own),
    earlier: historyFor(
      question.earlier,
      own,
      kept.filter(({ subject_id }) => hidden(subject_id)),
    ),
    facts,
    cards: beside,
    notes: facts.length < looked.facts.length ? ['More, from their own list, stands under your answer. You do not see it.'] : [],
    schools: cards.some(({ kind }) => kind === 'schools' || kind === 'school'),
  });
  try {
    for (let round = 0; ; round += 1) {
      const last = round >= MOST_ROUNDS;
      const asked = { messages, tools: last ? [] : describeTools(tools) };
      meter.begin(JSON.stringify(asked).length);
      const { end, said } = yield* hear(ai.stream({ ...asked, mostTokens: MOST_TOKENS, signal, patience }), gate, meter);
      meter.end(end.tokens);
      if (end.reason === 'filter') return { shown: gate.shown !== '', why: UNSOUND };
      if (end.calls.length === 0 || last || gate.hopeless) {
        yield* end.reason === 'stop' ? gate.end() : gate.cut();
        break;
      }
      yield* gate.end();
      const context = { ...looked.tools, ledger };
      const ran = await runTools(end.calls, redact(said, own), tools, context, (result) => {
        const told = toldOf(result.facts, result.card ? [result.card] : [], untold, named);
        const more = told.filter((fact) => !facts.includes(fact));
        facts.push(...more);
        const careers = (result.careers ?? []).filter(({ onet_code }) => !hidden(onet_code));
        const lines = [
          ...more.map(factLine),
          codesLine(careers.map(({ onet_code, title }) => [onet_code, title] as const)),
          result.nothing ?? '',
        ];
        return lines.filter((line) => line !== '').join('\n') || 'It stands under your answer. You do not see it.';
      });
      messages.push(...ran.talk);
      cards.push(...ran.cards);
    }
  } catch (error) {
    if (!(error instanceof AiFault) || signal.aborted || gate.shown !== '') throw error;
    meter.fail();
    return { shown: false, why: AWAY };
  }
  return gate.failed ? { shown: gate.shown !== '', why: gate.sentences === 0 ? AWAY : UNSOUND } : { cards: eachOnce(cards), shown: true };
}

/** Hears one answer to its end, and lets through what may be shown. */
async function* hear(
  stream: AsyncGenerator<string, AiEnd>,
  gate: HoldBack,
  meter: Meter,
): AsyncGenerator<Piece, { end: AiEnd; said: string }> {
  let said = '';
  const enough: AiEnd = { reason: 'length', calls: [], tokens: undefined };
  try {
    for (;;) {
      const step = await stream.next();
      if (step.done) return { end: step.value, said };
      said += step.value;
      meter.hear(step.value.length);
      yield* gate.add(step.value);
      if (gate.hopeless) return { end: enough, said };
      // Far more than was asked for: whoever sends that is not to be heard to the end.
      if (Buffer.byteLength(said) > ANSWER_LIMIT) throw new AiFault('model: too long');
    }
  } finally {
    await stream.return(enough);
  }
}

/** A tool may bring what the guide has brought already. */
function eachOnce(cards: readonly ChatCard[]): ChatCard[] {
  const texts = new Set<string>();
  return cards.filter((card) => {
    const text = JSON.stringify(card);
    return !texts.has(text) && texts.add(text);
  });
}
