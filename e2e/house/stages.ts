import { type APIRequestContext, type Page, expect } from '@playwright/test';
import type { Question, Scenario, ScenarioAnswers, Stage } from '@careerscoop/contract/assessment';
import { type Answers, type KeptAnswers, keptAnswers, submissionOf } from './answers.ts';
import { type Visitor, bearer, scenariosFor } from './people.ts';
import type { Watch } from './watch.ts';

type Given = ScenarioAnswers['answers'];

/** Which of the six the n-th choice of part 3 takes, from 0; they go round. */
export const choiceAt = ({ moments }: Answers, n: number) => moments[n % moments.length] ?? 0;
/** The n-th second rating of part 3, from 0. */
export const againAt = ({ ratings }: Answers, n: number) => ratings[n] ?? 3;

/** Answers to questions of part 3 in the order asked, after these. */
function answersTo(questions: Question[], answers: Answers, before: Given): Given {
  const given = [...before];
  const isChoice = ({ answer }: Given[number]) => Number(answer) > 5;
  for (const { id, options } of questions) {
    const choices = given.filter(isChoice).length;
    const answer = options ? (options[choiceAt(answers, choices)]?.id ?? 0) : againAt(answers, given.length - choices);
    given.push({ id, answer });
  }
  return given;
}

async function askStage(api: APIRequestContext, student: Visitor, parts: ScenarioAnswers[]): Promise<Stage> {
  const answer = await api.post('/api/v1/scenarios/stage/', { headers: bearer(student), data: parts });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Stage;
}

/** The whole assessment as it is sent when part 3 is asked in stages, with these answers. */
export async function stagedSubmission(api: APIRequestContext, student: Visitor, answers: Answers): Promise<ScenarioAnswers[]> {
  const parts = submissionOf(await scenariosFor(api, student), answers);
  const withPart3 = (given: Given) => parts.map((part) => (part.scenario_id === 3 ? { scenario_id: 3, answers: given } : part));
  let given: Given = [];
  for (;;) {
    const { questions, done } = await askStage(api, student, withPart3(given));
    if (done) return withPart3(given);
    given = answersTo(questions, answers, given);
  }
}

/** Hands in a whole assessment in stages without a browser. */
export async function handInStages(api: APIRequestContext, student: Visitor, answers: Answers): Promise<void> {
  const data = await stagedSubmission(api, student, answers);
  const answer = await api.post('/api/v1/scenarios/', { headers: bearer(student), data });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** What the browser keeps of somebody who has done all but part 3. */
export function keptBefore3(scenarios: Scenario[], answers: Answers, user_id: number): KeptAnswers {
  const whole = keptAnswers(scenarios, answers, user_id);
  const moments = scenarios.find(({ scenario_id }) => scenario_id === 3)?.questions ?? [];
  const others = Object.entries(whole.answers).filter(([id]) => !moments.some((moment) => String(moment.id) === id));
  return { ...whole, answers: Object.fromEntries(others) };
}

const STAGE = '**/api/v1/scenarios/stage/';

/** The network is gone for the stages of part 3, until the function it gives is called. */
export async function noStages(page: Page, watch: Watch): Promise<() => Promise<void>> {
  watch.allow(/^failed POST \/api\/v1\/scenarios\/stage\/: net::ERR_INTERNET_DISCONNECTED$/);
  await page.route(STAGE, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(STAGE);
}
