import type { Career } from '@careerscoop/catalogue/career';
import { careerByCode } from '@careerscoop/catalogue/load';
import { careerPart, ownFacts } from './present-result.ts';
import type { WrittenResult } from '../careers/results.sql.ts';

const written = new Map<Career, Buffer>();

/**
 * The same list as `presentResult` gives, written as JSON. Most of it is the careers' own texts, the same for every
 * student, so these are written once a career; the reasons go out as they are stored. The list is the most asked answer
 * of the product.
 */
export function writeResults(rows: WrittenResult[]): Buffer {
  const pieces: { own: string; career: Buffer }[] = [];
  for (const row of rows) {
    const career = careerByCode(row.onet_code);
    if (!career) continue;
    const facts = JSON.stringify(ownFacts(row, career)).slice(0, -1);
    const own = `${facts},"reasons":${row.reasons},"what_would_change":${row.what_would_change},`;
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
