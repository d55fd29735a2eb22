import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import useOwnTemporaryFolder from './temporary-folder.mjs';

it('tests of a run have a temporary folder of their own', () => {
  expect(tmpdir()).toMatch(/careerscoop-tests-\w+$/);
});

it('which goes when they end, with whatever they left in it', () => {
  const outside = tmpdir();
  const end = useOwnTemporaryFolder();
  const inside = tmpdir();
  expect(inside).toMatch(`${outside}/careerscoop-tests-`);
  writeFileSync(join(mkdtempSync(join(tmpdir(), 'left-')), 'behind.txt'), 'x');
  end();
  expect({ there: existsSync(inside), now: tmpdir() }).toEqual({ there: false, now: outside });
});
