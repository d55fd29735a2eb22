import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Question, type ScenarioAnswers, type Stage, PART_3 } from '@careerscoop/contract/assessment';
import { STAGE_PLAN } from '@careerscoop/engine/stages';
import { demoPerson, newStudent, type SignedIn, wholeAssessment } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { assessments } from './assessment.tables.ts';

let server: TestServer;
let student: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  student = await newStudent(server);
});
afterAll(() => server.close());

type Answer = ScenarioAnswers['answers'][number];
const ask = (parts: ScenarioAnswers[], as: string | undefined = student.access) =>
  server.ask('POST', '/scenarios/stage/', { ...(as ? { as } : {}), body: parts as object });
const submit = (parts: ScenarioAnswers[], who: SignedIn) => server.ask('POST', '/scenarios/', { as: who.access, body: parts as object });
const stored = (who: SignedIn) => server.services.database.db.select().from(assessments).where(eq(assessments.user_id, who.id));

const likes = (construct: string) =>
  ['biology', 'medicine', 'chemistry', 'lab_test', 'mind', 'care'].includes(construct) ? 5 : 1 + (construct.length % 3);
const firstParts = async () => (await wholeAssessment(server, likes)).filter(({ scenario_id }) => scenario_id < 3);
const withPart3 = (parts: ScenarioAnswers[], answers: Answer[]) => [
  ...parts.filter(({ scenario_id }) => scenario_id !== 3),
  { scenario_id: 3, answers },
];
/** The same answer to the same question, whoever asks. */
const answerTo = ({ id, options }: Question, step = 0): Answer => ({
  id,
  answer: options ? options[(id + step) % 6]!.id : 1 + ((id + step) % 5),
});

/** Goes through the stages. @returns every stage and the whole list to hand in */
async function goThrough(step = 0, stages = 9) {
  const first = await firstParts();
  const cups = (await wholeAssessment(server)).find(({ scenario_id }) => scenario_id === 4)!;
  const seen: Stage[] = [];
  let answers: Answer[] = [];
  for (;;) {
    const { status, body } = await ask(withPart3(first, answers));
    expect(status, JSON.stringify(body)).toBe(200);
    if (body.done || seen.length === stages) return { first, cups, seen, answers, parts: [...withPart3(first, answers), cups] };
    seen.push(body);
    answers = [...answers, ...body.questions.map((question: Question) => answerTo(question, step))];
  }
}
const options = (questions: Question[]) => questions.map((question) => question.options?.map(({ id }) => id) ?? question.id);

describe('POST scenarios/stage/', () => {
  it('asks 12 choices of six and 16 second ratings in four stages, and is done then', async () => {
    const { seen, parts } = await goThrough();
    expect(seen.map(({ stage }) => stage)).toEqual([1, 2, 3, 4]);
    const asked = seen.flatMap(({ questions }) => questions);
    expect(asked.filter((question) => question.options?.length === 6)).toHaveLength(12);
    expect(asked.filter((question) => !question.options)).toHaveLength(16);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(28);
    const offered = asked.flatMap((question) => question.options?.map(({ id }) => id) ?? []);
    expect(new Set(offered).size).toBe(offered.length);
    expect((await ask(parts)).body).toEqual({ stage: 4, questions: [], done: true });
    expect(JSON.stringify(seen)).not.toMatch(/construct"|second:|options"\s*:\s*null/);
  });

  it('asks as much as the screens say', () => {
    expect({ stages: STAGE_PLAN.stages.length, questions: STAGE_PLAN.stages.flat().length }).toEqual(PART_3);
  });

  it('asks the same of the same answers in any order, of anybody, twice as once', async () => {
    const [one, other] = [await goThrough(), await goThrough()];
    expect(other.seen).toEqual(one.seen);
    const turned = withPart3(one.first, one.answers.slice(0, 7).toReversed());
    expect((await ask(turned, (await newStudent(server)).access)).body).toEqual(one.seen[1]);
    expect((await ask(turned)).body).toEqual((await ask(turned)).body);
  });

  it('asks something else where an answer was another', async () => {
    const [one, other] = [await goThrough(0), await goThrough(3)];
    expect(other.seen[0]).toEqual(one.seen[0]);
    expect(options(other.seen[2]!.questions)).not.toEqual(options(one.seen[2]!.questions));
  });

  it('stores nothing, and is for students alone (401, 403)', async () => {
    const fresh = await newStudent(server);
    await ask(await firstParts(), fresh.access);
    expect(await stored(fresh)).toEqual([]);
    expect((await server.ask('POST', '/scenarios/stage/', { body: [] })).status).toBe(401);
    expect((await ask(await firstParts(), (await demoPerson(server, 'mentor')).access)).status).toBe(403);
  });

  const NOT_FOLLOWING = 'This question does not follow from your answers before it.';
  it.each<[string, (whole: Awaited<ReturnType<typeof goThrough>>) => ScenarioAnswers[], string, string]>([
    ['without part 1', ({ first }) => first.slice(1), 'scenario_1', 'Part 1 is missing.'],
    [
      'with a rating of 9 in part 1',
      ({ first }) => first.map((part) => ({ ...part, answers: part.answers.map((each, i) => (i ? each : { ...each, answer: 9 })) })),
      'scenario_1.101',
      'The answer must be a whole number from 1 to 5.',
    ],
    [
      'out of order: stage 2 before stage 1',
      ({ first, answers }) => withPart3(first, answers.slice(7, 14)),
      'scenario_3.354',
      NOT_FOLLOWING,
    ],
    [
      'in the middle of a stage',
      ({ first, answers }) => withPart3(first, answers.slice(0, 6)),
      'scenario_3.353',
      'This question is not answered yet.',
    ],
    [
      'with an answer that was never offered',
      ({ first, answers }) => withPart3(first, [{ id: 351, answer: 9999 }, ...answers.slice(1, 7)]),
      'scenario_3.351',
      'Choose one of the six that were offered.',
    ],
    [
      'with an answer in words',
      ({ first, answers }) => withPart3(first, [{ id: 351, answer: '5011' }, ...answers.slice(1, 7)]),
      'scenario_3.351',
      'Choose one of the six that were offered.',
    ],
    [
      'with one question answered twice',
      ({ first, answers }) => withPart3(first, [...answers.slice(0, 7), answers[0]!]),
      'scenario_3.351',
      'This question is answered twice.',
    ],
    [
      'with a question that there is not',
      ({ first, answers }) => withPart3(first, [...answers.slice(0, 7), { id: 999, answer: 1 }]),
      'scenario_3.999',
      NOT_FOLLOWING,
    ],
  ])('asked %s is refused at its place (400): nothing is stored', async (_, change, place, sentence) => {
    const fresh = await newStudent(server);
    const { status, body } = await ask(change(await goThrough()), fresh.access);
    expect(status).toBe(400);
    expect(body[place], JSON.stringify(body)).toEqual([sentence]);
    expect(await stored(fresh)).toEqual([]);
  });
});

describe('an assessment with stages', () => {
  it('is taken (201) once however often it is sent, kept with what was offered, and says so in the result', async () => {
    const who = await newStudent(server);
    const { parts } = await goThrough();
    expect((await submit(parts, who)).status).toBe(201);
    const turned = parts.toReversed().map((part) => ({ ...part, answers: part.answers.toReversed() }));
    expect((await submit(turned, who)).status).toBe(201);
    const [row, ...more] = await stored(who);
    expect(more).toEqual([]);
    expect(row?.part_3).toBe('adaptive');
    const part3 = row?.answers.find(({ scenario_id }) => scenario_id === 3)?.answers ?? [];
    expect(part3.filter(({ offered }) => offered?.length === 6)).toHaveLength(12);
    const ten = (await server.ask('GET', '/result/', { as: who.access })).body;
    expect(ten).toHaveLength(10);
    for (const each of ten) expect(each.part_3).toBe('adaptive');
  });

  it('names in its reasons the questions that were really asked, and in the export each answer', async () => {
    const who = await newStudent(server);
    const { parts, seen } = await goThrough();
    await submit(parts, who);
    const ten = (await server.ask('GET', '/result/', { as: who.access })).body;
    const said = ten.flatMap(({ reasons }: { reasons: { answer: string }[] }) => reasons.map(({ answer }) => answer)).join(' ');
    const asked = seen.flatMap(({ questions }) => questions);
    expect(asked.some(({ question, options }) => !options && said.includes(`“${question}”`))).toBe(true);
    expect(said).not.toMatch(/“”/);
    const { sections } = (await server.ask('GET', '/profile/export/', { as: who.access })).body;
    const told = sections.find(({ title }: { title: string }) => title === 'Your answers').rows;
    expect(told.filter(({ part }: { part: string }) => part === 'What fits you best')).toHaveLength(28);
    const { interest_chart } = (await server.ask('GET', `/result/${ten[0].id}/`, { as: who.access })).body;
    expect(interest_chart.types).toHaveLength(6);
    expect((await server.ask('GET', '/my-strength-profile/', { as: who.access })).status).toBe(200);
  });

  it.each<[string, (answers: Answer[]) => Answer[], string]>([
    ['lacks its last stage', (answers) => answers.slice(0, 21), 'scenario_3'],
    ['holds an option that was never offered', ([first, ...rest]) => [{ ...first!, answer: 1 }, ...rest], 'scenario_3.351'],
    ['mixes stages and situations', (answers) => [...answers, { id: 311, answer: 3111 }], 'scenario_3.311'],
  ])('that %s is refused (400): nothing is stored', async (_, change, place) => {
    const who = await newStudent(server);
    const { first, cups, answers } = await goThrough();
    const { status, body } = await submit([...withPart3(first, change(answers)), cups], who);
    expect(status).toBe(400);
    expect(Object.keys(body)).toContain(place);
    expect(await stored(who)).toEqual([]);
  });

  it('whose earlier answer was changed afterwards is refused where it does not follow any more (400)', async () => {
    const who = await newStudent(server);
    const { first, cups, answers } = await goThrough();
    const opposite = first.map((part) =>
      part.scenario_id === 1 ? { ...part, answers: part.answers.map(({ id, answer }) => ({ id, answer: 6 - Number(answer) })) } : part,
    );
    const { status, body } = await submit([...withPart3(opposite, answers), cups], who);
    expect(status).toBe(400);
    expect(Object.keys(body).every((place) => place.startsWith('scenario_3'))).toBe(true);
    expect(await stored(who)).toEqual([]);
  });

  it('may follow one with the fixed questions, and each says how it was asked', async () => {
    const who = await newStudent(server);
    const fixed = await wholeAssessment(server, likes);
    expect((await submit(fixed, who)).status).toBe(201);
    const before = (await server.ask('GET', '/result/', { as: who.access })).body;
    expect(before[0].part_3).toBe('fixed');
    const { parts } = await goThrough();
    const { status, body } = await submit(parts, who);
    expect(status, JSON.stringify(body)).toBe(201);
    expect((await stored(who)).map(({ part_3 }) => part_3).toSorted()).toEqual(['adaptive', 'fixed']);
    expect((await server.ask('GET', '/result/', { as: who.access })).body[0].part_3).toBe('adaptive');
  });
});
