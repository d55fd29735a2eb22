import type { Career } from '@careerscoop/catalogue/career';
import type { Services } from '../platform/services.ts';
import { factsOf } from './facts.ts';
import { writeAnswer } from './model-answer.ts';
import { type ScoopQuestion, scoopQuestions } from './scoop-answers.ts';
import { type ScoopText, findServed, keepText, listTexts, serveFirst } from './scoop.sql.ts';

type Needed = Pick<Services, 'ai' | 'database' | 'now'>;

/**
 * The text of the n-th scoop: the one that is kept, else one that the model writes now. Why there is none is said to
 * `onFault`; then the built-in answer stands.
 */
export async function modelText(
  { ai, database: { db }, now }: Needed,
  career: Career,
  asked: ScoopQuestion,
  count: number,
  onFault: (faults: string[]) => void,
): Promise<ScoopText | undefined> {
  if (!ai) return undefined;
  const facts = factsOf(career, asked);
  const texts = await listTexts(db, [asked.id]);
  const kept = texts.find((text) => text.count === count && text.facts_hash === facts.hash);
  if (kept) return kept;
  const told = texts.map(({ answer }) => answer);
  const written = await writeAnswer(ai, { facts, ordering: asked.ordering, count, told });
  if ('faults' in written) {
    onFault(written.faults);
    return undefined;
  }
  const { id: question_id } = asked;
  return keepText(db, { question_id, count, facts_hash: facts.hash, answer: written.text, model: ai.model, written_at: now() });
}

/** What a student has had of the questions about a career: how many scoops, and the model's words where it wrote the last. */
export type Eaten = Map<number, { count: number; text: string | undefined }>;

/**
 * The same text is there at every look: what the model had written at the first look counts, later texts do not replace
 * it. Without a model, and with other figures than it was given, the built-in answer stands.
 */
export async function findEaten({ ai, database: { db } }: Needed, userId: number, career: Career): Promise<Eaten> {
  const questions = scoopQuestions(career);
  const ids = questions.map(({ id }) => id);
  if (ai) await noteFirstLook(db, userId, career, questions);
  const hashes = new Map(ai ? questions.map((asked) => [asked.id, factsOf(career, asked).hash]) : []);
  return new Map(
    (await findServed(db, userId, ids)).map(({ question_id, count, answer, facts_hash }) => {
      const text = answer !== null && facts_hash === hashes.get(question_id) ? answer : undefined;
      return [question_id, { count, text }];
    }),
  );
}

async function noteFirstLook(db: Services['database']['db'], userId: number, career: Career, questions: ScoopQuestion[]): Promise<void> {
  const ids = questions.map(({ id }) => id);
  const seen = new Set((await findServed(db, userId, ids)).map(({ question_id }) => question_id));
  const unseen = questions.filter(({ id }) => !seen.has(id));
  if (unseen.length === 0) return;
  const texts = await listTexts(
    db,
    unseen.map(({ id }) => id),
  );
  const first = unseen.map((asked) => {
    const { hash } = factsOf(career, asked);
    const text = texts.find((each) => each.question_id === asked.id && each.count === 1 && each.facts_hash === hash);
    return { question_id: asked.id, text_id: text?.id ?? null };
  });
  await serveFirst(db, userId, first);
}
