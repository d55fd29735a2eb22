import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageNow } from './conversations.ts';
import { questionsOf } from './questions.ts';

it('docs/companions.md holds the ten conversations as the guide has them now', async () => {
  expect(readFileSync(join(import.meta.dirname, '../../../docs/companions.md'), 'utf8')).toBe(await pageNow());
});

it('no question of the sets comes twice', () => {
  const all = [...questionsOf('practice'), ...questionsOf('own'), ...questionsOf('held-out')];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});
