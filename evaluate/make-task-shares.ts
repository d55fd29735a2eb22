import { readFileSync, writeFileSync } from 'node:fs';
import { lexiconNames, speaksOf } from '../catalogue/src/import/lexicons.ts';
import { ratedRows } from './tables.ts';

// Makes task-shares.json for a new release: npx tsx evaluate/make-task-shares.ts "<folder>/Task
// Statements.txt" Only the share of a career's tasks that speak of each lexicon is kept, never a sentence of
// them.
const [header, ...lines] = readFileSync(process.argv[2] ?? 'Task Statements.txt', 'utf8')
  .trimEnd()
  .split(/\r?\n/);
const columns = header!.split('\t');
const codeAt = columns.indexOf('O*NET-SOC Code');
const taskAt = columns.indexOf('Task');
const tasks = new Map<string, string[]>();
for (const line of lines) {
  const cells = line.split('\t');
  const code = cells[codeAt]!;
  tasks.set(code, [...(tasks.get(code) ?? []), cells[taskAt]!]);
}
const codes = ratedRows().map((row) => row.code);
const shares = lexiconNames.map((name) => {
  const values = codes.map((code) => {
    const own = tasks.get(code) ?? [];
    return Number((own.filter((task) => speaksOf(name, task)).length / Math.max(own.length, 1)).toFixed(4));
  });
  return `    ${JSON.stringify(name)}: ${JSON.stringify(values)}`;
});
const source = 'Derived from O*NET Task Statements, USDOL/ETA, CC BY 4.0';
const members = [`  "source": "${source}"`, `  "codes": ${JSON.stringify(codes)}`, `  "shares": {\n${shares.join(',\n')}\n  }`];
writeFileSync(new URL('task-shares.json', import.meta.url), `{\n${members.join(',\n')}\n}\n`);
