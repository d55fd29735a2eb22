import { performance } from 'node:perf_hooks';
import { whyIntent } from '../../src/companions/guide/understand/rate-intents.ts';
import { askGuide, converse } from './ask.ts';
import { titleOf } from '../../src/companions/guide/told.ts';
import { gradeOf } from './reading-grade.ts';
import { type AskedQuestion, questionsOf, readQuestions } from './questions.ts';

// npm run companions:evaluate [-- file.json …]: how the guide reads questions that others wrote, what it reads wrong and why, how
// long it takes, and how hard its answers are to read. Without files it takes the repository's own sets.
const BAR = 92;
const paths = process.argv.slice(2).filter((each) => !each.startsWith('-'));
const sets =
  paths.length > 0
    ? paths.map((path) => [path, readQuestions(path)] as const)
    : (['practice', 'held-out'] as const).map((name) => [name, questionsOf(name)] as const);

for (const [name, questions] of sets) {
  const asked = [];
  for (const question of questions) asked.push(await ask(question));
  report(name, asked);
}

async function ask(question: AskedQuestion) {
  const setting = { agent: question.agent, page: question.page };
  const before = (await converse(question.before, setting)).at(-1);
  const started = performance.now();
  const answered = await askGuide(question.text, setting, before?.turn.task ?? null);
  const took = performance.now() - started;
  const { intent, careers, read, share } = answered.turn.understood;
  const around = {
    before: before?.turn.understood.intent ?? null,
    page: question.page !== null,
    schools: question.agent === 'college-buddy',
  };
  return {
    question,
    intent,
    share,
    took,
    right: intent === question.intent || question.also.includes(intent),
    careers: question.careers.length === 0 || question.careers.every((code) => careers.includes(code)) || question.careers.length > 4,
    grade: gradeOf(answered.content, answered.turn.task.careers.map(titleOf)),
    length: Buffer.byteLength(answered.content),
    why: whyIntent(read, around, intent).map(({ feature, weight }) => `${feature} ${weight / 100}`),
  };
}

type Asked = Awaited<ReturnType<typeof ask>>;

function report(name: string, all: readonly Asked[]): void {
  const percent = (some: readonly Asked[], of: readonly Asked[] = all) => `${((100 * some.length) / Math.max(1, of.length)).toFixed(1)} %`;
  const times = all.map(({ took }) => took).sort((a, b) => a - b);
  console.log(`\n# ${name}: ${all.length} questions`);
  console.log(`right intent ${percent(all.filter(({ right }) => right))} (bar ${BAR} %)`);
  for (const lang of ['en', 'es'] as const) {
    const some = all.filter(({ question }) => question.lang === lang);
    console.log(
      `  ${lang} ${percent(
        some.filter(({ right }) => right),
        some,
      )} of ${some.length}`,
    );
  }
  const named = all.filter(({ question, right }) => right && question.careers.length > 0);
  console.log(
    `the careers meant, where the intent is right ${percent(
      named.filter(({ careers }) => careers),
      named,
    )} of ${named.length}`,
  );
  console.log(
    `time p50 ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms (bar 50 ms)`,
  );
  const grades = all.map(({ grade }) => grade).sort((a, b) => a - b);
  console.log(
    `reading grade of answers: median ${grades[Math.floor(grades.length / 2)]?.toFixed(1)}, p90 ${grades[Math.floor(grades.length * 0.9)]?.toFixed(1)}; longest ${Math.max(...all.map(({ length }) => length))} bytes`,
  );
  for (const intent of [...new Set(all.map(({ question }) => question.intent))].sort()) {
    const some = all.filter(({ question }) => question.intent === intent);
    console.log(
      `  ${intent.padEnd(13)} ${percent(
        some.filter(({ right }) => right),
        some,
      ).padStart(7)} of ${some.length}`,
    );
  }
  for (const { question, intent, share, why } of all.filter(({ right }) => !right))
    console.log(
      `MISS ${question.id} ${question.intent} > ${intent} ${share.toFixed(2)}: ${question.before.map((text) => `[${text}] `).join('')}${question.text.slice(0, 100)}\n     ${why.join(' · ')}`,
    );
  if (process.argv.includes('--careers'))
    for (const { question, right, careers } of all)
      if (right && !careers)
        console.log(
          `CAREERS ${question.id} ${question.careers.join()}: ${question.before.map((text) => `[${text}] `).join('')}${question.text.slice(0, 120)}`,
        );
}
