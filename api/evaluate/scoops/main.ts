import { measureSameness } from '../../src/scoop/sameness.ts';

// npm run scoops:sameness   how many of the built-in answers several careers share, and which
const { answers, shared, questions } = measureSameness();
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;
for (const { question, answers: all, shared: several, most } of questions) {
  console.log(`${question} ${several} of ${all} (${percent(several, all)})`);
  for (const { text, careers } of most) console.log(`  ${careers} careers: ${text}`);
}
console.log(`${shared} of ${answers} answers are shared by several careers (${percent(shared, answers)}).`);
