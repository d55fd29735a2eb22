import type { Career } from '@careerscoop/catalogue/career';
import { careerByCode } from '@careerscoop/catalogue/load';
import { careerPart, ownPart } from './present-result.ts';
import type { StoredResult } from './results.sql.ts';

const written = new Map<Career, Buffer>();

/**
 * The same list as `presentResult` gives, written as JSON. Most of it is the careers' own texts, the same for every
 * student, so these are written once a career: the list is the most asked answer of the product.
 */
export function writeResults(rows: StoredResult[]): Buffer {
  const pieces: Buffer[] = [];
  for (const row of rows) {
    const career = careerByCode(row.onet_code);
    if (!career) continue;
    const own = JSON.stringify(ownPart(row, career)).slice(0, -1);
    pieces.push(Buffer.from(`${pieces.length > 0 ? ',' : '['}${own},`), careerBytes(career));
  }
  return Buffer.concat([...pieces, Buffer.from(pieces.length > 0 ? ']' : '[]')]);
}

function careerBytes(career: Career): Buffer {
  const bytes = written.get(career) ?? Buffer.from(JSON.stringify(careerPart(career)).slice(1));
  written.set(career, bytes);
  return bytes;
}
