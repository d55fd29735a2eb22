import type { Career } from '@careerscoop/catalogue/career';
import { careerByCode } from '@careerscoop/catalogue/load';
import { careerPart, ownFacts } from './present-result.ts';
import type { WrittenResult } from './results.sql.ts';

const written = new Map<Career, Buffer>();

/**
 * The same list as `presentResult` gives, written as JSON. Most of it is the careers' own texts, the same for every
 * student, so these are written once a career; the reasons go out as they are stored. The list is the most asked answer
 * of the product.
 */
export function writeResults(rows: WrittenResult[]): Buffer {
  const pieces: Buffer[] = [];
  for (const row of rows) {
    const career = careerByCode(row.onet_code);
    if (!career) continue;
    const { reasons, what_would_change } = row;
    const own = `${JSON.stringify(ownFacts(row, career)).slice(0, -1)},"reasons":${reasons},"what_would_change":${what_would_change},`;
    pieces.push(Buffer.from((pieces.length > 0 ? ',' : '[') + own), careerBytes(career));
  }
  return Buffer.concat([...pieces, Buffer.from(pieces.length > 0 ? ']' : '[]')]);
}

function careerBytes(career: Career): Buffer {
  const bytes = written.get(career) ?? Buffer.from(JSON.stringify(careerPart(career)).slice(1));
  written.set(career, bytes);
  return bytes;
}
