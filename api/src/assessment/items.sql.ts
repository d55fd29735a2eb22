import { asc, eq } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { questions, scenarios } from './assessment.tables.ts';

export type StoredQuestion = typeof questions.$inferSelect;
/** An option as the wire has it, with the engine's key of what it measures. */
export type StoredOption = NonNullable<StoredQuestion['options']>[number];
export type StoredScenario = typeof scenarios.$inferSelect & { questions: StoredQuestion[] };

/** The five scenarios of a version with their questions in the order everybody gets; an empty list for an unknown one. */
export async function listScenariosOf(db: Db, version: string): Promise<StoredScenario[]> {
  const heads = await db.select().from(scenarios).where(eq(scenarios.version, version)).orderBy(asc(scenarios.scenario_id));
  const rows = await db
    .select()
    .from(questions)
    .where(eq(questions.version, version))
    .orderBy(asc(questions.scenario_id), asc(questions.ordering));
  return heads.map((head) => ({ ...head, questions: rows.filter((row) => row.scenario_id === head.scenario_id) }));
}

/** Every version that was ever published here. */
export async function listVersions(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ version: scenarios.version }).from(scenarios);
  return rows.map(({ version }) => version);
}
