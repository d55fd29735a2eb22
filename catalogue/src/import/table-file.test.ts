import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Problems } from './problems.ts';
import { readTable } from './table-file.ts';

const columns = { code: 'Code', name: /^Name, \d{4}$/ } as const;

function read(file: string, bytes: string | Buffer) {
  const path = join(mkdtempSync(join(tmpdir(), 'table-')), file);
  writeFileSync(path, bytes);
  const problems = new Problems();
  const table = readTable({ path, file }, { columns }, problems);
  return { cells: table.rows.map((row) => ({ line: row.line, ...row.cells })), problems: problems.found };
}

describe('readTable', () => {
  it('reads columns by name, whatever their order and whatever is beside them', () => {
    const { cells, problems } = read('a.txt', 'Name, 2031\tMore\tCode\none\tx\t1\n\ntwo\ty\t2\n');
    expect(problems).toEqual([]);
    expect(cells).toEqual([
      { line: 2, code: '1', name: 'one' },
      { line: 4, code: '2', name: 'two' },
    ]);
  });

  it('takes quotation marks as text in tab files and as marks in comma files', () => {
    expect(read('a.txt', 'Code\tName, 2031\n1\tthe "big" one\n').cells).toEqual([{ line: 2, code: '1', name: 'the "big" one' }]);
    expect(read('a.csv', 'Code,"Name, 2031"\n1,"one, two"\n').cells).toEqual([{ line: 2, code: '1', name: 'one, two' }]);
  });

  it('reads files with a byte-order mark and Windows line ends', () => {
    expect(read('a.csv', '\uFEFFCode,"Name, 2031"\r\n1,one\r\n').cells).toEqual([{ line: 2, code: '1', name: 'one' }]);
  });

  it('tells the line of bytes that are not UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from('Code\tName, 2031\n1\tone\n2\tcaf'), Buffer.from([0xe9, 0x0a])]);
    expect(read('a.txt', bytes).problems).toEqual([{ file: 'a.txt', line: 3, message: 'the file is not UTF-8 text' }]);
  });

  it('tells the columns that there are when one is missing', () => {
    const { cells, problems } = read('a.txt', 'Code\tName\n1\tone\n');
    expect(cells).toEqual([]);
    expect(problems).toEqual([
      {
        file: 'a.txt',
        line: 1,
        column: expect.stringContaining('Name'),
        message: expect.stringContaining('"Code", "Name"'),
      },
    ]);
  });
});
