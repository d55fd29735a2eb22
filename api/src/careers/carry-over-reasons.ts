import { AREAS, type AreaKey, EDUCATION_STEPS, SITUATION_AREAS, SKILLS, TYPES } from '@careerscoop/engine/constructs';
import { matchOf } from '@careerscoop/engine/match';
import { phrases } from '../assessment/content/phrases.ts';
import { itemsOf } from '../assessment/items.ts';
import { readAnswers } from '../assessment/read-answers.ts';
import type { Db } from '../platform/database.ts';
import { defineJob } from '../platform/job.ts';
import type { Services } from '../platform/services.ts';
import type { Seed } from '../platform/subject.ts';
import { type ItemTexts, itemTexts } from './item-texts.ts';
import { reasonsIn } from './keep-careers.ts';
import { wordReason } from './reason-words.ts';
import { type SaidReason, changeKey, pickKey, reasonKey } from './result-keys.ts';
import { type WordedRow, holdWorded, storeKeys } from './results.sql.ts';
import { wordPick, wordsBy } from './word-results.ts';

const AT_ONCE = 200;
const AN_HOUR = 60 * 60;

export const carryOverReasonsJob = defineJob('carry-over-reasons', { expire: 15 * 60 });

/** With the first release that stores keys: at once, and when the processes of the release before have surely ended. */
export const reasonsInKeys: Seed = {
  name: 'reasons in keys',
  version: '1',
  fill: async (tx, { jobs }) => {
    await jobs.enqueue(tx, carryOverReasonsJob, {});
    await jobs.enqueue(tx, carryOverReasonsJob, {}, AN_HOUR);
  },
};

/**
 * Puts keys in place of the words that releases before this one stored, some results a transaction, until none is left:
 * done once more it finds nothing to do. What was said is looked up word for word; reasons that have been worded
 * differently since are found anew from the answers.
 */
export async function carryOverReasons({ database, model }: Pick<Services, 'database' | 'model'>): Promise<void> {
  const carry = carrier(model);
  let left = AT_ONCE;
  while (left === AT_ONCE) {
    left = await database.db.transaction(async (tx) => {
      const rows = await holdWorded(tx, AT_ONCE);
      for (const row of rows) await storeKeys(tx, row.id, await carry(tx, row));
      return rows.length;
    });
  }
}

function carrier(model: Services['model']) {
  const books = new Map<string, KeyBook>();
  const picks = pickBook();
  return async (db: Db, row: WordedRow) => {
    const scenarios = await itemsOf(db, row.item_version);
    const book = books.get(row.item_version) ?? keyBook(itemTexts(scenarios));
    books.set(row.item_version, book);
    const known = row.reasons.map((stored) => (typeof stored === 'string' ? stored : book.reasons.get(said(stored))));
    const anew = () => {
      const { answers } = readAnswers(scenarios, row.answers, row.education);
      const match = answers && matchOf(model, answers, row.onet_code);
      return match ? reasonsIn(match).map(reasonKey) : [];
    };
    return {
      reasons: known.every((key) => key !== undefined) ? known : anew(),
      what_would_change: row.what_would_change.flatMap((stored) => (stored.includes(' ') ? (book.changes.get(stored) ?? []) : stored)),
      ai: row.ai.includes(' ') ? pickOf(row.ai, picks) : row.ai,
    };
  };
}

/** Keys by the words they make. */
interface KeyBook {
  reasons: Map<string, string>;
  changes: Map<string, string>;
}

const said = ({ kind, text, answer }: { kind: string; text: string; answer: string }) => [kind, text, answer].join('\n');

function keyBook(items: ItemTexts): KeyBook {
  const words = wordsBy(items);
  const reasons = new Map(everyReason().map((reason) => [said({ ...wordReason(phrases, items, reason) }), reasonKey(reason)]));
  const moves = AREAS.flatMap(({ key }) =>
    [1, 2, 3, 4, 5].flatMap((to) => (['leaves', 'enters'] as const).map((move) => changeKey(move, { area: key, to }))),
  );
  return { reasons, changes: new Map(moves.map((key) => [words.change(key) ?? '', key])) };
}

/** Everything that a reason can say: some two thousand. */
function everyReason(): SaidReason[] {
  const each = (block: SaidReason['construct']['block'], keys: readonly string[], answers: readonly number[]) =>
    keys.flatMap((key) =>
      answers.flatMap((answer) =>
        (['for', 'against', 'preparation'] as const)
          .filter((kind) => (kind === 'preparation') === (block === 'education'))
          .flatMap((kind) => (['much', 'little'] as const).map((asks) => ({ kind, construct: { block, key }, asks, answer }))),
      ),
    );
  const steps = [1, 2, 3, 4, 5];
  return [
    ...each(
      'area',
      AREAS.map(({ key }) => key),
      steps,
    ),
    ...SITUATION_AREAS.flatMap((options, at) =>
      each(
        'situation',
        [`situation_${at + 1}`],
        options.map((_, option) => option),
      ),
    ),
    // A situation and the choice in it are said alike; the choice names its area by itself, whichever sets were asked.
    ...each(
      'choice',
      AREAS.map(({ key }) => key),
      [0],
    ),
    ...each('type', TYPES, [0, 1, 2, 3]),
    ...each('skill', SKILLS, steps),
    ...each('education', EDUCATION_STEPS, steps),
  ];
}

type Areas = AreaKey[];

/** What a stretch career shares and in what it differs, from the two sentences that said so, each of one area or two. */
function pickOf(stored: string, { shares, differs }: PickBook): string {
  const cuts = [0, ...[...stored.matchAll(/\. /g)].map(({ index }) => index + 1), stored.length];
  for (const cut of cuts) {
    const found = { shares: shares.get(stored.slice(0, cut)), differs: differs.get(stored.slice(cut + 1)) };
    if (found.shares && found.differs) return pickKey({ shares: found.shares, differs: found.differs });
  }
  return '';
}

interface PickBook {
  shares: Map<string, Areas>;
  differs: Map<string, Areas>;
}

function pickBook(): PickBook {
  const keys = AREAS.map(({ key }) => key);
  const some: Areas[] = [
    [],
    ...keys.map((key) => [key]),
    ...keys.flatMap((one) => keys.filter((two) => two !== one).map((two) => [one, two])),
  ];
  const badge = wordPick(pickKey({ shares: [], differs: [] }));
  return {
    shares: new Map(some.map((areas) => [wordPick(pickKey({ shares: areas, differs: [] })), areas])),
    differs: new Map(some.map((areas) => [wordPick(pickKey({ shares: [], differs: areas })).slice(badge.length + 1), areas])),
  };
}
