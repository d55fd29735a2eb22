import type { Career } from '@careerscoop/catalogue/career';
import { careerByCode } from '@careerscoop/catalogue/load';
import type { Db } from '../platform/database.ts';
import { careerPart, ownFacts } from './present-result.ts';
import type { StoredResult } from '../careers/results.sql.ts';
import { type WordedReason, wordPick, wordsOf } from '../careers/word-results.ts';

const written = new Map<Career, Buffer>();
const writtenReasons = new WeakMap<WordedReason, string>();

/**
 * The same list as `presentResult` gives, written as JSON. Most of it is the careers' own texts, the same for every
 * student, so these are written once a career, and each reason once. The list is the most asked answer of the product.
 */
export async function writeResults(db: Db, rows: StoredResult[]): Promise<Buffer> {
  const pieces: { own: string; career: Buffer }[] = [];
  for (const row of rows) {
    const career = careerByCode(row.onet_code);
    if (!career) continue;
    const words = await wordsOf(db, row.item_version);
    const facts = JSON.stringify(ownFacts({ ...row, ai: wordPick(row.ai) }, career)).slice(0, -1);
    const reasons = row.reasons
      .flatMap((stored) => words.reason(stored) ?? [])
      .map(reasonJson)
      .join(',');
    const changes = JSON.stringify(row.what_would_change.flatMap((stored) => words.change(stored) ?? []));
    const own = `${facts},"reasons":[${reasons}],"what_would_change":${changes},`;
    pieces.push({ own: (pieces.length > 0 ? ',' : '[') + own, career: careerBytes(career) });
  }
  if (pieces.length === 0) return Buffer.from('[]');
  // One buffer with room for all: a character takes at most three bytes.
  const room = pieces.reduce((sum, { own, career }) => sum + own.length * 3 + career.length, 1);
  const list = Buffer.allocUnsafe(room);
  let at = 0;
  for (const { own, career } of pieces) {
    at += list.write(own, at);
    at += career.copy(list, at);
  }
  return list.subarray(0, at + list.write(']', at));
}

function careerBytes(career: Career): Buffer {
  const bytes = written.get(career) ?? Buffer.from(JSON.stringify(careerPart(career)).slice(1));
  written.set(career, bytes);
  return bytes;
}

function reasonJson(reason: WordedReason): string {
  const json = writtenReasons.get(reason) ?? JSON.stringify(reason);
  writtenReasons.set(reason, json);
  return json;
}
