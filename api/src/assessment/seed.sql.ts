import { questions, scenarios } from './assessment.tables.ts';
import { content } from './content/scenarios.ts';
import type { Db } from '../platform/database.ts';
import type { Seed } from '../platform/subject.ts';

type Construct = (typeof content.scenarios)[number]['questions'][number]['construct'];

/** The engine's key of what a question measures, as it is stored. */
function constructKey(construct: Construct): string {
  if (construct.kind === 'area') return construct.area;
  if (construct.kind === 'skill') return construct.skill;
  if (construct.kind === 'situation') return `situation_${construct.situation}`;
  return construct.kind;
}

/** Adds the written assessment beside the versions before it, by which older answers are read. */
export const writtenScenarios: Seed = { name: 'scenarios', version: content.version, fill: seedScenarios };

async function seedScenarios(tx: Db): Promise<void> {
  const { version } = content;
  for (const { questions: _, intro = null, captions = null, bands = null, ...head } of content.scenarios) {
    await tx
      .insert(scenarios)
      .values({ ...head, intro, captions, bands, version })
      .onConflictDoNothing();
  }
  const rows = content.scenarios.flatMap(({ scenario_id, questions: listed }) =>
    listed.map((row, ordering) => ({
      ...row,
      version,
      scenario_id,
      ordering,
      construct: constructKey(row.construct),
      options: row.options ?? null,
    })),
  );
  await tx.insert(questions).values(rows).onConflictDoNothing();
}
