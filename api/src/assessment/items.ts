import type { Scenario, ScenarioAnswers } from '@careerscoop/contract/assessment';
import type { FieldErrors } from '@careerscoop/contract/errors';
import type { Answers } from '@careerscoop/engine/answers';
import type { Model } from '@careerscoop/engine/model';
import type { Db } from '../platform/database.ts';
import { BANK, type Part3, type StoredAnswers, bankOf, isStaged } from './bank.ts';
import { ITEM_VERSION } from './content/scenarios.ts';
import { type StoredScenario, listScenariosOf, listVersions } from './items.sql.ts';
import { followStages } from './follow-stages.ts';
import { type ReadAnswers, readAnswers, readFirstParts } from './read-answers.ts';
import { shownQuestion } from './shown-question.ts';

// What was published never changes, so each version is read once by a process.
const kept = new Map<string, StoredScenario[]>();

/**
 * The items of a version, so that answers are read and worded by what they were given to.
 * @param version as an assessment stores it; without it the items that this process asks
 * @returns the items asked now where that version was never published here
 */
export async function itemsOf(db: Db, version = ITEM_VERSION): Promise<StoredScenario[]> {
  const known = kept.get(version);
  if (known) return known;
  const found = await listScenariosOf(db, version);
  if (found.length === 0) return version === ITEM_VERSION ? [] : itemsOf(db);
  kept.set(version, found);
  return found;
}

/** The versions in which part 1 reads as in this one: its ratings mean the same in all of them. */
export async function alikeVersions(db: Db, version: string): Promise<string[]> {
  const part1 = (scenarios: StoredScenario[]) =>
    JSON.stringify(
      scenarios
        .find(({ scenario_id }) => scenario_id === 1)
        ?.questions.map(({ id, construct, title, question }) => [id, construct, title, question]),
    );
  const own = part1(await itemsOf(db, version));
  const alike: string[] = [];
  for (const other of await listVersions(db)) if (part1(await itemsOf(db, other)) === own) alike.push(other);
  return alike;
}

type Faults = { answers?: undefined; faults: FieldErrors };
type ReadBy = { answers: Answers; given: StoredAnswers[]; part_3: Part3; faults?: undefined } | Faults;
type Read = (Exclude<ReadBy, Faults> & { item_version: string }) | Faults;

/**
 * Reads a submission by the items asked now, or by the newest of those before that it fits: whoever began before a
 * release finishes after it. @returns else what is wrong with it, beside the items asked now
 */
export async function readSubmission(db: Db, model: Model, given: ScenarioAnswers[], education: number | null): Promise<Read> {
  const read = readBy(await itemsOf(db), model, given, education);
  if (read.answers) return { ...read, item_version: ITEM_VERSION };
  for (const item_version of (await listVersions(db)).sort(newestFirst)) {
    const older = readBy(await itemsOf(db, item_version), model, given, education);
    if (older.answers) return { ...older, item_version };
  }
  return { faults: read.faults };
}

/** By one version. Where part 3 was asked in stages, each of its answers is held to what was offered. */
function readBy(scenarios: StoredScenario[], model: Model, submitted: ScenarioAnswers[], education: number | null): ReadBy {
  const bank = bankOf(scenarios);
  if (!bank || !isStaged(scenarios, submitted)) return withAnswers(readAnswers(scenarios, submitted, education), submitted, 'fixed');
  const first = readFirstParts(scenarios, submitted, education);
  if (first.faults) return first;
  const part3 = submitted.find(({ scenario_id }) => scenario_id === 3)?.answers ?? [];
  const { followed, faults } = followStages(model, bank, first.answers, part3);
  if (faults) return { faults };
  if (!followed.done) return { faults: { scenario_3: [`Part 3 is not finished: stage ${followed.stage} is missing.`] } };
  const given = submitted.map((part) => (part.scenario_id === 3 ? { ...part, answers: followed.answers } : part));
  return withAnswers(readAnswers(scenarios, given, education), given, 'adaptive');
}

function withAnswers(read: ReadAnswers, given: StoredAnswers[], part_3: Part3): ReadBy {
  return read.answers ? { answers: read.answers, given, part_3 } : read;
}

/** Versions are year-month-number: "2026-11-10" is newer than "2026-11-9". */
function newestFirst(one: string, other: string): number {
  return other.localeCompare(one, 'en', { numeric: true });
}

/** The parts that everybody sees: what part 3 is chosen from is none. */
export function listed(scenarios: StoredScenario[]): StoredScenario[] {
  return scenarios.filter(({ scenario_id }) => scenario_id !== BANK);
}

/** What the wire shows of a stored scenario. */
export function shownScenario({ version, intro, captions, bands, questions: rows, ...head }: StoredScenario): Scenario {
  return {
    ...head,
    ...(intro ? { intro } : {}),
    ...(captions ? { captions } : {}),
    ...(bands ? { bands } : {}),
    questions: rows.map(shownQuestion),
  };
}
