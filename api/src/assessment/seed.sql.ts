import { questions, scenarios } from './assessment.tables.ts';
import { BANK, OPTIONS, choiceConstruct, secondConstruct } from './bank.ts';
import { CHOICES, bank } from './content/bank.ts';
import { content } from './content/scenarios.ts';
import { carryOver } from './item-changes.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Seed } from '../platform/subject.ts';

/** Ids of the choices of part 3; the row before them holds all options. */
const FIRST_CHOICE = 351;

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
  const head = { version, scenario_id: BANK, title: bank.title, description: bank.choice.description };
  await tx.insert(scenarios).values(head).onConflictDoNothing();
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
  await tx
    .insert(questions)
    .values([...rows, ...bankRows()])
    .onConflictDoNothing();
  await carryOver(tx, version);
}

/** The bank as rows of a scenario of its own: the choices, one row with all options, and the second ratings. */
function bankRows(): (typeof questions.$inferInsert)[] {
  const { choice, second } = bank;
  const shared = { version: bank.version, scenario_id: BANK, image: '', image_1_url: '' };
  const options = bank.areas.flatMap(({ area, options: wordings }) =>
    wordings.map((wording) => ({ ...wording, image: tile(area), construct: area })),
  );
  return [
    ...Array.from({ length: CHOICES }, (_, at) => ({
      ...shared,
      ...choice,
      id: FIRST_CHOICE + at,
      question_id: `choice-${letters(at)}`,
      construct: choiceConstruct(at),
    })),
    { ...shared, ...choice, id: FIRST_CHOICE - 1, question_id: 'options', construct: OPTIONS, options },
    ...bank.areas.map(({ area, second: { id, text } }, at) => ({
      ...shared,
      ...second,
      id,
      question: text,
      question_id: `again-${letters(at)}`,
      image: tile(area),
      construct: secondConstruct(area),
    })),
  ].map((row, ordering) => ({ ...row, ordering }));
}

const tile = (area: string) => `/art/tiles/${area}.svg`;
/** "a" to "z", then "ba": names that end in a digit stand on one page. */
const letters = (at: number): string => (at < 26 ? '' : letters(Math.floor(at / 26))) + String.fromCharCode(97 + (at % 26));
