import type { Question, ScenarioAnswers, Stage } from '@careerscoop/contract/assessment';
import { expect } from 'vitest';
import { type Rate, type SignedIn, wholeAssessment } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Goes through the stages of part 3 and hands all in: the same answer to the same question, whoever takes it. */
export async function takeInStages(server: TestServer, who: SignedIn, rate: Rate): Promise<Stage[]> {
  const whole = await wholeAssessment(server, rate);
  const stages: Stage[] = [];
  let answers: ScenarioAnswers['answers'] = [];
  const parts = () => whole.map((part) => (part.scenario_id === 3 ? { ...part, answers } : part));
  for (;;) {
    const { body } = await server.ask('POST', '/scenarios/stage/', { as: who.access, body: parts() });
    if (body.done) break;
    stages.push(body);
    answers = [
      ...answers,
      ...body.questions.map(({ id, options }: Question) => ({ id, answer: options ? options[id % 6]!.id : 1 + (id % 5) })),
    ];
  }
  expect((await server.ask('POST', '/scenarios/', { as: who.access, body: parts() })).status).toBe(201);
  return stages;
}
