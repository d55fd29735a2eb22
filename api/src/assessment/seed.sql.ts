import { notInArray, sql } from 'drizzle-orm';
import { questions, scenarios } from './assessment.tables.ts';
import file from './content/scenarios.json' with { type: 'json' };
import { scenariosFile } from './content/schema.ts';
import type { Db } from '../platform/database.ts';
import type { Seed } from '../platform/subject.ts';

const content = scenariosFile.parse(file);

type Construct = (typeof content.scenarios)[number]['questions'][number]['construct'];

/** The engine's key of what a question measures, as it is stored. */
function constructKey(construct: Construct): string {
  if (construct.kind === 'area') return construct.area;
  if (construct.kind === 'skill') return construct.skill;
  if (construct.kind === 'situation') return `situation_${construct.situation}`;
  return construct.kind;
}

/** Puts the written assessment into the database, in place of an older version. */
export const writtenScenarios: Seed = { name: 'scenarios', version: content.version, fill: seedScenarios };

async function seedScenarios(tx: Db): Promise<void> {
  for (const { questions: _, intro = null, captions = null, bands = null, ...head } of content.scenarios) {
    const row = { ...head, intro, captions, bands, version: content.version };
    await tx.insert(scenarios).values(row).onConflictDoUpdate({ target: scenarios.scenario_id, set: row });
  }
  const rows = content.scenarios.flatMap(({ scenario_id, questions: listed }) =>
    listed.map((row, ordering) => ({ ...row, scenario_id, ordering, construct: constructKey(row.construct), options: row.options ?? null })),
  );
  await tx.delete(questions).where(notInArray(questions.id, rows.map(({ id }) => id)));
  // Moved out of the way first: a place may be taken by a question that moves in the same version.
  await tx.update(questions).set({ ordering: sql`-1 - ${questions.ordering}` });
  for (const row of rows) {
    await tx.insert(questions).values(row).onConflictDoUpdate({ target: questions.id, set: row });
  }
}
