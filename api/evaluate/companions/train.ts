import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageFeatures } from '../../src/companions/guide/understand/rate-intents.ts';
import { type LinearModel, rate } from '../../src/companions/guide/understand/linear-model.ts';
import { readMessage } from '../../src/companions/guide/understand/read-message.ts';
import { type AskedQuestion, NOOR, questionsOf } from './questions.ts';
import { trainModel } from './train-model.ts';

const MODEL = join(import.meta.dirname, '../../src/companions/guide/understand/intent-model.json');

const featuresOf = ({ page, agent }: AskedQuestion, text: string, before: string | null) =>
  messageFeatures(readMessage(text, NOOR.ten), { before, page: page !== null, schools: agent === 'college-buddy' });

/** What the messages before a question are read as, one after the other. */
export function intentBefore(model: LinearModel, question: AskedQuestion): string | null {
  return question.before.reduce<string | null>((before, text) => rate(model, featuresOf(question, text, before))[0]?.kind ?? null, null);
}

/** The kind that a model reads a question as. */
export const readAs = (model: LinearModel, question: AskedQuestion) =>
  rate(model, featuresOf(question, question.text, intentBefore(model, question)))[0]?.kind;

/** Twice: what was asked before is read by the first, so that the second learns of it as it will be. */
export function trainOn(questions: readonly AskedQuestion[]): LinearModel {
  const train = (before: (question: AskedQuestion) => string | null) =>
    trainModel(questions.map((each) => ({ features: featuresOf(each, each.text, before(each)), kind: each.intent, also: each.also })));
  const first = train(() => null);
  return train((question) => intentBefore(first, question));
}

// npm run companions:train: makes the model of the guide anew from the repository's practice questions.
if (process.argv[1] === import.meta.filename) {
  const model = trainOn([...questionsOf('practice'), ...questionsOf('own')]);
  const rows = Object.entries(model.weights).map(([feature, row]) => `${JSON.stringify(feature)}:${JSON.stringify(row)}`);
  const head = `"kinds":${JSON.stringify(model.kinds)},\n"bias":${JSON.stringify(model.bias)}`;
  writeFileSync(MODEL, `{${head},\n"weights":{\n${rows.join(',\n')}\n}}\n`);
  console.log(`${rows.length} features`);
}
