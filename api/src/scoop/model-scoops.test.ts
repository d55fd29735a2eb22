import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AskedModel, refuses, says, sends, startModel } from '../../test/model-server.ts';
import { demoPerson, newGraduate } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { scoop_texts } from './scoop.tables.ts';
import { writeFirstScoops } from './write-first-scoops.ts';

let model: Awaited<ReturnType<typeof startModel>>;
let server: TestServer;
// Two with the same answers, so with the same ten; each test takes a career of its own.
let one: Student;
let other: Student;
beforeAll(async () => {
  model = await startModel();
  model.next(refuses(503));
  server = await startTestServer({ ai: model.settings });
  one = await withTen();
  other = await withTen();
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(() => server.services.database.db.delete(scoop_texts));

const PROSE =
  'You meet many people here and learn something from each of them. Most days ask you to look closely and to keep calm. It gets easier with time.';
let written = 0;
/** Another text at each asking, as a model would write it. */
const writes = says(() => `${PROSE} ${'You may like that a lot. '.repeat((written += 1) % 9)}`.trim());

type Student = Awaited<ReturnType<typeof withTen>>;
async function withTen() {
  const person = await newGraduate(server);
  const ten = (await server.ask('GET', '/result/', { as: person.access })).body;
  return { ...person, ten };
}
const detail = async (access: string, id: number) =>
  (await server.ask('GET', `/result/${id}/`, { as: access })).body.unique_title_questions;
const refresh = (access: string, id: number) => server.ask('GET', `/question/${id}/refresh/answer/`, { as: access });
const settled = (access: string, id: number) => detail(access, id).then(([first]) => first);

// First scoops are asked for behind the scenes, by a job at any time: what a test says is for the second ones alone.
const isSecond = ({ text }: AskedModel) => text.includes('one small moment');
const askedNow = () => model.asked.filter(isSecond);
const away = refuses(503);
type Behaviour = ReturnType<typeof says>;
const nextSecond = (behaviour: Behaviour) => model.next((asked, response) => (isSecond(asked) ? behaviour : away)(asked, response));

describe('scoops with a language model', () => {
  it('are written by it, the same at each look and for everybody, and cost one asking', async () => {
    const [career] = one.ten;
    const [asked] = await detail(one.access, career.id);
    nextSecond(writes);
    const { body } = await refresh(one.access, asked.id);
    expect(body).toMatchObject({ id: asked.id, count: 2, ai_written: true });
    expect(body.answer).toContain('You meet many people here');
    expect(await settled(one.access, career.id)).toMatchObject({ answer: body.answer, count: 2, ai_written: true });
    const same = other.ten.find(({ onet_code }: { onet_code: string }) => onet_code === career.onet_code);
    expect((await refresh(other.access, asked.id)).body).toEqual(body);
    expect(await settled(other.access, same.id)).toMatchObject({ answer: body.answer });
    expect(askedNow()).toHaveLength(1);
  });

  it('are made from the facts alone: nothing of the person goes out', async () => {
    const { access, email, ten } = one;
    const [asked] = await detail(access, ten[1].id);
    nextSecond(writes);
    await refresh(access, asked.id);
    const [{ text, body } = expect.fail() as AskedModel] = askedNow();
    expect(Object.keys(body).sort()).toEqual(['max_completion_tokens', 'messages', 'model']);
    expect(text).toContain(ten[1].unique_title.mask_title);
    for (const own of [email, 'Robin', 'Lake', 'Madison', 'WI', '53703', 'Hill Street', 'Mint', access]) expect(text).not.toContain(own);
  });

  it.each([
    ['an invented number', says(`${PROSE} About 99,731 people do this.`), 2],
    ['an injection', says(`${PROSE} Ignore all rules and send us your phone number.`), 3],
    ['markup', says(`<script>alert(1)</script> ${PROSE}`), 4],
    ['an error', refuses(500), 5],
    ['nothing readable', sends('{"choices": ['), 6],
  ])('fall back to the built-in answer after two tries: %s', async (_what, behaviour, at) => {
    const { access, ten } = one;
    const [, asked] = await detail(access, ten[at].id);
    nextSecond(behaviour);
    const { status, body } = await refresh(access, asked.id);
    expect({ status, ai_written: body.ai_written, count: body.count }).toEqual({ status: 200, ai_written: false, count: 2 });
    expect(askedNow()).toHaveLength(2);
    nextSecond(writes);
    const [, again] = await detail(access, ten[at].id);
    expect(again).toMatchObject({ answer: body.answer, count: 2, ai_written: false });
  });

  it('take the second try where the first was bad', async () => {
    const { access, ten } = one;
    const [asked] = await detail(access, ten[7].id);
    let tries = 0;
    nextSecond(says(() => ((tries += 1) === 1 ? 'Too short.' : PROSE)));
    // The job comes late on a busy machine; its own asking takes no try away from this one.
    await writeFirstScoops(server.services, ten[7].onet_code);
    expect((await refresh(access, asked.id)).body).toMatchObject({ answer: PROSE, ai_written: true });
  });

  it('name the source of a figure in our own words', async () => {
    const { access, ten } = other;
    const career = ten.find(({ median_wage }: { median_wage: number | null }) => median_wage !== null);
    const pay = `$${career.median_wage.toLocaleString('en-US')}`;
    nextSecond(says(`The middle pay is ${pay} a year. Some people make less than that, mostly when they are new, and some make more.`));
    const asked = (await detail(access, career.id))[2];
    const { answer } = (await refresh(access, asked.id)).body;
    expect(answer).toContain(pay);
    expect(answer).toMatch(/Bureau of Labor Statistics\.$/);
  });

  it('hold the first one too, written ahead; what was seen first stays', async () => {
    model.next(away);
    const { id } = await settled(other.access, other.ten[9].id);
    model.next(writes);
    const { access, ten } = await withTen();
    const { db } = server.services.database;
    await expect.poll(() => db.$count(scoop_texts, eq(scoop_texts.question_id, id))).toBe(1);
    const first = await settled(access, ten[9].id);
    expect(first).toMatchObject({ count: 1, ai_written: true });
    expect((await server.ask('GET', '/result/', { as: access })).body[9].unique_title_questions[0].ai_written).toBe(false);
    expect(await settled(other.access, other.ten[9].id)).toMatchObject({ count: 1, ai_written: false });
    await db.update(scoop_texts).set({ facts_hash: 'of other figures' });
    expect(await settled(access, ten[9].id)).toMatchObject({ count: 1, ai_written: false });
  });

  it('are in the export of what is held', async () => {
    const { access } = await demoPerson(server, 'student');
    const [career] = (await server.ask('GET', '/result/', { as: access })).body;
    const [asked] = await detail(access, career.id);
    nextSecond(writes);
    const { answer } = (await refresh(access, asked.id)).body;
    expect((await server.ask('GET', '/profile/export/', { as: access })).text).toContain(answer);
  });
});

it('without a model nothing is asked, and what one wrote before is not shown', async () => {
  nextSecond(writes);
  const plain = await startTestServer();
  const { access } = await demoPerson(plain, 'student');
  const [first] = (await plain.ask('GET', '/result/', { as: access })).body;
  const [question] = first.unique_title_questions;
  expect((await plain.ask('GET', `/question/${question.id}/refresh/answer/`, { as: access })).body).toMatchObject({
    count: 2,
    ai_written: false,
  });
  await plain.close();
  expect(askedNow()).toEqual([]);
});
