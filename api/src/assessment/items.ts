import type { Scenario, ScenarioAnswers } from '@careerscoop/contract/assessment';
import type { FieldErrors } from '@careerscoop/contract/errors';
import type { Answers } from '@careerscoop/engine/answers';
import type { Db } from '../platform/database.ts';
import { ITEM_VERSION } from './content/scenarios.ts';
import { type StoredScenario, listScenariosOf, listVersions } from './items.sql.ts';
import { readAnswers } from './read-answers.ts';

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

type Read = { answers: Answers; item_version: string; faults?: undefined } | { answers?: undefined; faults: FieldErrors };

/**
 * Reads a submission by the items asked now, or by the newest of those before that it fits: whoever began before a
 * release finishes after it. @returns else what is wrong with it, beside the items asked now
 */
export async function readSubmission(db: Db, given: ScenarioAnswers[], education: number | null): Promise<Read> {
  const read = readAnswers(await itemsOf(db), given, education);
  if (read.answers) return { answers: read.answers, item_version: ITEM_VERSION };
  for (const item_version of (await listVersions(db)).sort(newestFirst)) {
    const { answers } = readAnswers(await itemsOf(db, item_version), given, education);
    if (answers) return { answers, item_version };
  }
  return { faults: read.faults };
}

/** Versions are year-month-number: "2026-11-10" is newer than "2026-11-9". */
function newestFirst(one: string, other: string): number {
  return other.localeCompare(one, 'en', { numeric: true });
}

/** What the wire shows of a stored scenario: constructs stay in the house. */
export function shownScenario({ version, intro, captions, bands, questions: rows, ...head }: StoredScenario): Scenario {
  return {
    ...head,
    ...(intro ? { intro } : {}),
    ...(captions ? { captions } : {}),
    ...(bands ? { bands } : {}),
    questions: rows.map(({ version: _, scenario_id, ordering, construct, options, ...row }) => ({
      ...row,
      ...(options ? { options: options.map(({ construct: measured, ...option }) => option) } : {}),
    })),
  };
}
