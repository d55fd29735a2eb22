import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadWords } from './words.ts';

const words = {
  onet_code: '29-1131.00',
  title: 'Star Vet',
  summary: 'Looks after the animals of other stars.',
  day: 'You count the legs of a moon cat.',
  good_if: ['you like cats', 'you like stars', 'you like to count'],
  hard_part: 'The cats are far away.',
  path: 'Fly there and learn.',
  try_this: 'Draw a cat with nine legs.',
};

function folderOf(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  for (const [name, data] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof data === 'string' ? data : JSON.stringify(data));
  }
  return folder;
}

describe('loadWords', () => {
  it('gives the words by code, and none where there are none', () => {
    expect(loadWords(folderOf({ '29.json': [words], 'notes.txt': 'not read' })).get('29-1131.00')).toEqual(words);
    expect(loadWords(join(folderOf({}), 'nowhere')).size).toBe(0);
  });

  it.each([
    ['a missing field', { '29.json': [{ ...words, path: undefined }] }, /^words\/29\.json: 29-1131\.00: path: /],
    ['an unknown field', { '29.json': [{ ...words, salary: '1' }] }, /^words\/29\.json: 29-1131\.00: .*salary/],
    ['two reasons instead of three', { '29.json': [{ ...words, good_if: ['a', 'b'] }] }, /good_if/],
    ['an empty text', { '29.json': [{ ...words, day: ' ' }] }, /29-1131\.00: day: /],
    ['a career in the wrong file', { '31.json': [words] }, 'words/31.json: 29-1131.00 belongs into another file'],
    ['a career that comes twice', { '29.json': [words, words] }, 'words/29.json: 29-1131.00 comes twice'],
    ['broken JSON', { '29.json': '[{' }, 'words/29.json: this is not JSON'],
  ])('refuses %s and names the file', (_, files, message) => {
    expect(() => loadWords(folderOf(files))).toThrow(message);
  });
});
