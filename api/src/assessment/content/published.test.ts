import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import published from './published.json' with { type: 'json' };
import { bank } from './bank.ts';
import { content } from './scenarios.ts';

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
const items = content.scenarios.flatMap(({ questions }) => questions);
const known: Record<string, string> = published.items;
const versions: Record<string, string> = published.versions;

// Answers are read by what they were given to: another wording is another item, with an id of its own.
describe('items that were published', () => {
  it('are the version that they say: whatever changes has a version of its own', () => {
    const lines = `give scenarios.json a new version, and published.json the line "${content.version}": "${digest(content.scenarios)}"`;
    expect(versions[content.version], lines).toBe(digest(content.scenarios));
  });

  it('are chosen from the bank of that version', () => {
    const editions: Record<string, string> = published.bank;
    expect(editions[bank.version], `published.json, under bank: "${bank.version}": "${digest(bank)}"`).toBe(digest(bank));
    for (const { id, text } of bank.areas.flatMap(({ second, options }) => [second, ...options])) {
      expect(known[id], `item ${id}: a changed text needs an id of its own; published.json: "${id}": "${digest(text)}"`).toBe(digest(text));
    }
  });

  it('are added to and retired, never edited in place', () => {
    for (const item of items) {
      const { id, image: _, image_1_url: __, ...asked } = item;
      const line = `"${id}": "${digest(asked)}"`;
      expect(known[id], `item ${id}: a new one needs its line ${line} in published.json, a changed one a new id as well`).toBe(
        digest(asked),
      );
    }
  });
});
