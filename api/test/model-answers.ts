import type { ChatCard } from '@careerscoop/contract/chat-cards';
import { expect } from 'vitest';
import { z } from 'zod';
import { openAi } from '../src/platform/ai.ts';
import type { Outcome, Piece, Question } from '../src/companions/chat/answerer.ts';
import { guideAnswerer } from '../src/companions/guide/answer.ts';
import { toolsFor } from '../src/companions/guide/turn.ts';
import { say, writeOut } from '../src/companions/ledger/cite-facts.ts';
import type { Fact, NewFact } from '../src/companions/ledger/facts.ts';
import { modelAnswerer } from '../src/companions/model/answer.ts';
import type { LookUp } from '../src/companions/model/look-up.ts';
import { defineTool } from '../src/companions/tools/tool.ts';
import { type Speak, startModel } from './model-server.ts';
import { newStudent } from './people.ts';
import { someFacts } from './some-facts.ts';
import { startTestServer } from './test-server.ts';

const [wage, growth] = someFacts();
export const withoutId = (fact: Fact | undefined): NewFact => {
  const { id: _own, ...rest } = fact ?? expect.fail();
  return rest;
};
export const vetWage = withoutId(someFacts()[3]);
export const NURSES = { onet_code: '29-1141.00', slug: 'registered-nurses', title: 'Registered Nurses' };
const careers: ChatCard = { kind: 'careers', title: 'Careers', careers: [] };
/** What the guide says of nurses where no model answers. */
export const GUIDE = 'I look things up. Registered Nurses: $93,600. More jobs: 4.9 percent.';

const vets = defineTool({
  name: 'career_facts',
  about: 'Looks a career up.',
  input: z.object({ career: z.string().max(80) }),
  run: async ({ ledger }) => ({ facts: ledger.addAll([vetWage]), card: careers }),
});

const PATIENCE = { first: 10_000, silence: 10_000, whole: 30_000 };
/** For a service that does not go on. */
export const SHORT = { first: 300, silence: 300, whole: 3_000 };
/** For one that begins, and then does not go on. */
export const SHORT_THEN = { ...PATIENCE, silence: 300 };

export interface Heard {
  content: string;
  /** Whatever stood there at any moment. */
  moments: string[];
  pieces: Piece[];
  outcome: Outcome | undefined;
  fault: Error | undefined;
  /** Tokens, as they were told last. */
  spent: number;
}

export const kindsOf = ({ pieces }: Heard) => pieces.map(({ event }) => event).filter((event) => event !== 'delta');

/** A scripted model, and a student of fifteen whose questions it answers; the guide has found two facts about nurses. */
export async function startModelAnswers() {
  const model = await startModel();
  const server = await startTestServer({ ai: model.settings });
  const student = { first_name: 'Amelia', last_name: 'Stonefield', city: 'Peoria', state: 'IL', zipcode: '61602', age: 15 };
  const { id: user_id } = await newStudent(server, student);

  /** A guide that finds two facts and some cards. */
  const guideWith =
    (cards: readonly ChatCard[] = [careers], more: readonly NewFact[] = []): LookUp =>
    async ({ asker }) => {
      const { text, cites } = writeOut(say`I look things up. Registered Nurses: ${wage}. More jobs: ${growth}.`, 0);
      return {
        answer: [
          { event: 'delta', data: { text } },
          ...cites.map((data): Piece => ({ event: 'cite', data })),
          ...cards.map((data): Piece => ({ event: 'card', data })),
        ],
        outcome: { source: 'guide', task: { careers: ['29-1141.00'] } },
        facts: [...[wage, growth].map(withoutId), ...more],
        cards,
        tools: toolsFor(server.services, asker),
      };
    };

  async function hear(
    behaviour: Speak,
    change: Partial<Question> = {},
    guide = guideWith(),
    signal = new AbortController().signal,
    patience = PATIENCE,
    /** Hears of each piece as it comes. */
    onPiece: (heard: Heard) => void = () => undefined,
  ): Promise<Heard> {
    model.next(behaviour);
    // A service of its own each time: faults of one test shall not rest the next.
    const services = { ...server.services, ai: await openAi({ ai: model.settings }) };
    const answerer = modelAnswerer(services, guideAnswerer(services), { lookUp: guide, tools: [vets as never], patience });
    const heard: Heard = { content: '', moments: [], pieces: [], outcome: undefined, fault: undefined, spent: 0 };
    const question: Question = {
      asker: { user_id, age: 15, grade: 'SM', zipcode: '61602', state: 'IL' },
      agent: { id: 1, name: 'Career Buddy' },
      onet_code: null,
      text: 'What does a registered nurse earn?',
      earlier: [],
      task: null,
      quiet_ms: 0,
      ...change,
    };
    const given = answerer(question, signal, (tokens) => (heard.spent = tokens));
    try {
      for (let step = await given.next(); ; step = await given.next()) {
        if (step.done) {
          heard.outcome = step.value;
          break;
        }
        heard.pieces.push(step.value);
        if (step.value.event === 'delta') heard.content += step.value.data.text;
        if (step.value.event === 'replace') heard.content = heard.content.slice(0, step.value.data.from ?? 0) + step.value.data.text;
        heard.moments.push(heard.content);
        onPiece(heard);
      }
    } catch (error) {
      heard.fault = error as Error;
    }
    return heard;
  }

  return {
    asked: model.asked,
    guideWith,
    hear,
    close: async () => {
      await server.close();
      await model.close();
    },
  };
}
