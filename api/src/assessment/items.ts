import type { Scenario, ScenarioAnswers } from '@careerscoop/contract/assessment';
import type { FieldErrors } from '@careerscoop/contract/errors';
import type { Answers } from '@careerscoop/engine/answers';
import type { Model } from '@careerscoop/engine/model';
import type { Db } from '../platform/database.ts';
import { BANK, type Part3, type StoredAnswers, bankOf, isStaged } from './bank.ts';
import { ITEM_VERSION } from './content/scenarios.ts';
import { isMadeOf } from './item-changes.ts';
import { type StoredScenario, listScenariosOf, listVersions } from './items.sql.ts';
import { followStages } from './follow-stages.ts';
import { type ReadAnswers, readAnswers, readFirstParts } from './read-answers.ts';
import { shownQuestion } from './shown-question.ts';

// What was published never changes, so each version is read once by a process.
const kept = new Map<string, StoredScenario[]>();

/**
 * The version that is asked now: the one of this process, or the newest that the desk made of it. It is looked up at each request, as
 * another process may have published one.
 */
export async function versionAsked(db: Db): Promise<string> {
  const made = (await listVersions(db)).filter((version) => isMadeOf(version, ITEM_VERSION));
  return made.sort(newestFirst)[0] ?? ITEM_VERSION;
}

/**
 * The items of a version, so that answers are read and worded by what they were given to.
 * @param version as an assessment stores it; without it the items that are asked now
 * @returns the items asked now where that version was never published here
 */
export async function itemsOf(db: Db, version?: string): Promise<StoredScenario[]> {
  const wanted = version ?? (await versionAsked(db));
  const known = kept.get(wanted);
  if (known) return known;
  const found = await listScenariosOf(db, wanted);
  if (found.length === 0) return version === undefined ? [] : itemsOf(db);
  kept.set(wanted, found);
  return found;
}

/** Every version from the one asked now to the oldest: whoever began before a newer one goes on by theirs. */
export async function versionsToRead(db: Db): Promise<string[]> {
  const now = await versionAsked(db);
  return [now, ...(await listVersions(db)).filter((version) => version !== now).sort(newestFirst)];
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
  const [now = ITEM_VERSION, ...before] = await versionsToRead(db);
  const read = readBy(await itemsOf(db, now), model, given, education);
  if (read.answers) return { ...read, item_version: now };
  for (const item_version of before) {
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
