import { careerRows } from '@careerscoop/catalogue/rows';
import { readData } from '@careerscoop/catalogue/read-data';
import { studentsOf } from './cohort.ts';
import { engineResults } from './lists.ts';
import { mostRecommendedPlan } from './plans.ts';
import { loadTables } from './tables.ts';

// npx tsx evaluate/most-recommended.ts: how often each career is among the ten that are shown, over some 5,000
// simulated students who are as loosely tied to a career as real people are. Says whose picture is worth drawing first.
const tables = loadTables();
const students = studentsOf(mostRecommendedPlan(tables), tables);
const times = new Array<number>(tables.careers).fill(0);
for (const { ranking } of engineResults(students, tables)) for (const career of ranking!.list) times[career]!++;

const { codes, titles } = readData('careers');
const title = new Map(codes.map((code, i) => [code, titles[i]!]));
careerRows()
  .map(({ code }, i) => ({ code, times: times[i]! }))
  .sort((one, other) => other.times - one.times || one.code.localeCompare(other.code))
  .forEach(({ code, times }) => console.log(`${times}\t${code}\t${title.get(code)}`));
