import type { Services } from '../platform/services.ts';
import { isEveryday } from './guide/understand/everyday-words.ts';
import { careerNames } from './guide/understand/careers-named.ts';
import { guideTurn, toolsFor } from './guide/turn.ts';
import { HoldBack } from './ledger/hold-back.ts';
import { smallWords } from './ledger/proper-words.ts';
import { describeTools } from './model/run-tools.ts';
import { findOwn, redact } from './model/redact.ts';
import { lookAt } from './safety/look-at.ts';
import { TOOLS } from './tools/tools.ts';

const NOBODY = { user_id: 0, age: 16, grade: 'JR', zipcode: null, state: null };
const QUESTIONS = ['What does a registered nurse earn?', 'Compare nurses and electricians', 'Where can I study nursing near 97201?'];
const ANSWER = 'Ask what Nurses do all day. Look at what people near Springfield do. ';

/** Reads the names and words that the guide and the safeguards know, then answers a few questions of nobody: what runs first runs slowly. */
export async function* warmCompanions(services: Services): AsyncGenerator<void> {
  isEveryday('work');
  yield;
  yield* careerNames.prepare();
  for (const text of QUESTIONS) {
    lookAt(text);
    yield;
    const agent = { id: 0, name: 'College Buddy' };
    await guideTurn(toolsFor(services, NOBODY), { asker: NOBODY, agent, onet_code: null, text, earlier: [], task: null, quiet_ms: 0 });
    yield;
  }
  if (!services.ai) return;
  redact(QUESTIONS[2] as string, await findOwn(services.database.db, NOBODY.user_id));
  yield;
  yield* smallWords.prepare();
  describeTools(Object.values(TOOLS));
  yield;
  for (const _piece of new HoldBack(() => []).add(ANSWER)) yield;
}
