import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { PASSWORD, type SignedIn, demoPerson, newStudent, wholeAssessment } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { assessments, item_changes, questions, scenarios } from '../../assessment/assessment.tables.ts';
import { carryOver, listWaiting } from '../../assessment/item-changes.sql.ts';
import { ITEM_VERSION } from '../../assessment/content/scenarios.ts';
import { audit_log } from '../../identity/audit.tables.ts';

const NEW = 'Walk horses and clean their home';

let server: TestServer;
let editor: SignedIn;
let student: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  editor = await deskPerson(server, 'content');
  student = await newStudent(server, { age: 20 });
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const ask = (method: string, path: string, body?: object, as = editor) =>
  server.ask(method, `/desk/questions/${path}`, { as: as.access, ...(body ? { body } : {}) });
const seenNow = async (): Promise<string> => (await ask('GET', '')).body.standing.seen;
const publish = async (body: object = {}, as = editor) =>
  ask('POST', 'publish/', { seen: await seenNow(), current_password: PASSWORD, ...body }, as);
const asked = async (): Promise<{ id: number; question: string; question_id: string }[]> =>
  (await server.ask('GET', '/scenarios/', { as: student.access })).body.results[1].questions;
const lastLine = async () => (await db().select().from(audit_log).orderBy(desc(audit_log.id)).limit(1))[0];
const versionOf = async (who: SignedIn) => (await db().select().from(assessments).where(eq(assessments.user_id, who.id)))[0]?.item_version;

describe('items of the assessment', () => {
  it('are listed as they are asked, by part, and found by their words', async () => {
    const { body } = await ask('GET', '?part=interests');
    expect(body.results[0]).toEqual({ id: 101, part: 'interests', text: expect.any(String), measures: expect.any(String), next: null });
    expect(body).toMatchObject({ meta: { total: 48 }, standing: { version: ITEM_VERSION, waiting: 0 } });
    const found = await ask('GET', '?part=options&q=lawn%20mower');
    expect(found.body.results).toMatchObject([{ id: 5011, measures: 'fix_machines' }]);
  });

  it('wait with another wording until it is published: nothing that is asked changes before', async () => {
    const before = await asked();
    expect(await ask('PATCH', '101/', { text: NEW, was: null })).toMatchObject({
      status: 200,
      body: { id: 101, next: NEW },
    });
    expect(await lastLine()).toMatchObject({ action: 'question.retired', before: { next: null }, after: { next: NEW } });
    expect(await asked()).toEqual(before);
    expect((await ask('GET', '?waiting=yes')).body).toMatchObject({ results: [{ id: 101 }], standing: { waiting: 1 } });
    expect((await ask('PATCH', '101/', { text: null })).body.next).toBeNull();
    expect((await ask('GET', '')).body.standing.waiting).toBe(0);
    await ask('PATCH', '101/', { text: NEW });
  });

  it.each([
    [{ text: '' }, { text: ['Wording is required.'] }],
    [{ text: 'x'.repeat(111) }, { text: ['Wording can have at most 110 characters.'] }],
    [{ text: 'repair a lawn mower that will not start' }, { text: ['Another item has these words.'] }],
    [{ text: 'Feed, train and look after Animals' }, { text: ['These are the words that it has.'] }],
    [{ text: 'Be a vet' }, { text: ['Use 6 to 10 words: these are 3.'] }],
  ])('%j is refused with 400 at the field, and what waited still waits', async (body, refused) => {
    expect(await ask('PATCH', '101/', body)).toMatchObject({ status: 400, body: refused });
    expect((await ask('GET', '?waiting=yes')).body.results).toMatchObject([{ id: 101, next: NEW }]);
  });

  it('that is not asked is 404; worded by somebody else meanwhile is 409, and theirs stays', async () => {
    expect((await ask('PATCH', '999/', { text: 'Anything' })).status).toBe(404);
    expect((await ask('PATCH', '101/', { text: 'Wash and brush horses and other animals', was: null })).status).toBe(409);
    expect((await ask('GET', '?waiting=yes')).body.results[0].next).toBe(NEW);
  });

  it('are not published with a wrong password (400), as seen before a change (409), or by who may not (403): nothing changes', async () => {
    expect((await publish({ current_password: 'not it at all' })).status).toBe(400);
    expect((await publish({ seen: 'of another day' })).status).toBe(409);
    expect((await publish({}, await deskPerson(server, 'representative'))).status).toBe(403);
    expect((await publish({}, await demoPerson(server, 'student'))).status).toBe(403);
    expect((await ask('GET', '')).body.standing).toMatchObject({ version: ITEM_VERSION, waiting: 1 });
  });

  it('are not published where as many wait with another wording, or in another place, than was seen (409); looked at anew they are', async () => {
    const seen = await seenNow();
    await ask('PATCH', '101/', { text: 'Lead horses out to their field' });
    expect(await publish({ seen })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await ask('PATCH', '101/', { text: null });
    await ask('PATCH', '102/', { text: NEW });
    expect((await publish({ seen })).status).toBe(409);
    expect((await ask('GET', '')).body.standing).toMatchObject({ version: ITEM_VERSION, waiting: 1 });
    await ask('PATCH', '102/', { text: null });
    await ask('PATCH', '101/', { text: NEW });
    expect(await seenNow()).not.toBe(seen);
  });

  it('published: whoever begins then is asked the new one in the same place; whoever began before finishes with the old', async () => {
    const old = await wholeAssessment(server);
    const before = await asked();
    expect((await publish()).body).toEqual({ version: `${ITEM_VERSION}-1`, waiting: 0 });
    expect(await lastLine()).toMatchObject({ action: 'question.published', after: { version: `${ITEM_VERSION}-1` }, detail: { items: 1 } });
    const after = await asked();
    const place = before.findIndex(({ id }) => id === 101);
    expect(after[place]).toEqual({ ...before[place], id: 100_000, question: NEW });
    expect(after.filter((_, at) => at !== place)).toEqual(before.filter((_, at) => at !== place));

    const stage = old.filter(({ scenario_id }) => scenario_id < 3);
    expect((await server.ask('POST', '/scenarios/stage/', { as: student.access, body: stage })).status).toBeLessThan(500);
    expect((await server.ask('POST', '/scenarios/', { as: student.access, body: old })).status).toBe(201);
    expect(await versionOf(student)).toBe(ITEM_VERSION);
    const other = await newStudent(server, { age: 20 });
    expect((await server.ask('POST', '/scenarios/', { as: other.access, body: await wholeAssessment(server) })).status).toBe(201);
    expect(await versionOf(other)).toBe(`${ITEM_VERSION}-1`);
    const stored = await db().select().from(questions).where(eq(questions.version, ITEM_VERSION));
    expect(stored.find(({ id }) => id === 101)?.question).toBe(before[place]?.question);
  });

  it('of the bank are replaced too, and twice in a row; nothing waiting is 409', async () => {
    await ask('PATCH', '5011/', { text: 'Repair a snow blower that stopped' });
    await ask('PATCH', '100000/', { text: 'Walk dogs or ride horses each day' });
    expect((await publish()).body.version).toBe(`${ITEM_VERSION}-2`);
    expect(JSON.stringify(await asked())).toContain('Walk dogs or ride horses each day');
    expect((await ask('GET', '?q=snow%20blower')).body.results).toMatchObject([{ part: 'options', measures: 'fix_machines' }]);
    expect(await publish()).toMatchObject({
      status: 409,
      body: { detail: 'Nothing waits for the next version.' },
    });
  });

  it('of the bank replaced while somebody is in part 3: they are asked the next stage, as what they chose stood when they began', async () => {
    const fresh = await newStudent(server, { age: 20 });
    const first = (await wholeAssessment(server)).filter(({ scenario_id }) => scenario_id < 3);
    const stage = (answers: object[]) =>
      server.ask('POST', '/scenarios/stage/', { as: fresh.access, body: [...first, { scenario_id: 3, answers }] });
    const begun: { id: number; options?: { id: number }[] }[] = (await stage([])).body.questions;
    const answers = begun.map(({ id, options }) => ({ id, answer: options ? options[0]!.id : 3 }));
    const chosen = begun.find(({ options }) => options)!.options![0]!.id;
    expect((await ask('PATCH', `${chosen}/`, { text: 'Bring heavy boxes to the other side' })).status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect(await stage(answers)).toMatchObject({ status: 200, body: { stage: 2, done: false } });
    const anew: { options?: { id: number }[] }[] = (await stage([])).body.questions;
    expect(anew.flatMap(({ options = [] }) => options.map(({ id }) => id))).not.toContain(chosen);
    expect(await stage(answers.map((each) => ({ ...each, answer: 99_999 })))).toMatchObject({ status: 400 });
  });

  it('of the desk are carried over to a newer written version, as far as it still has what they replace', async () => {
    const newer = '2099-01-1';
    const heads = await db().select().from(scenarios).where(eq(scenarios.version, ITEM_VERSION));
    const rows = await db().select().from(questions).where(eq(questions.version, ITEM_VERSION));
    await db()
      .insert(scenarios)
      .values(heads.map((head) => ({ ...head, version: newer })));
    // The newer version has another item in place of 101, and one waits for an item that it has no more.
    await db().insert(item_changes).values({ item_id: 102, text: 'Write code', created_at: new Date() });
    await db()
      .insert(questions)
      .values(rows.map((row) => ({ ...row, version: newer, id: [101, 102].includes(row.id) ? 9000 + row.id : row.id })));
    await db().transaction((tx) => carryOver(tx, newer));
    expect(await listWaiting(db())).toEqual([]);
    const made = JSON.stringify(
      await db()
        .select()
        .from(questions)
        .where(eq(questions.version, `${newer}-1`)),
    );
    expect([
      made.includes('Repair a snow blower that stopped'),
      made.includes('Walk dogs or ride horses each day'),
      made.includes('9101'),
    ]).toEqual([true, false, true]);
  });
});
