import { careerByCode } from '@careerscoop/catalogue/load';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStudent, type SignedIn } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { next_steps } from './steps.tables.ts';

const PARK = '19-1031.03';
const try_this = careerByCode(PARK)?.words?.try_this ?? '';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const card = {
  kind: 'plan',
  title: 'Your plan for Park Naturalists',
  career: { onet_code: PARK, slug: 'park-naturalists', title: 'Park Naturalists' },
  grade: 'grade 10',
  steps: [
    { when: 'this_week', key: `try_this:${PARK}`, text: try_this },
    { when: 'this_week', key: 'no:longer-known', text: 'Open two schools' },
    { when: 'this_year', key: 'no:talk', text: 'Give one talk' },
  ],
};
const keep = (who: SignedIn, body: object = card) => server.ask('POST', '/next-steps/plans/', { as: who.access, body });
const list = async (who: SignedIn) => (await server.ask('GET', '/next-steps/', { as: who.access })).body;
const tried = (who: SignedIn, code: string) => server.ask('PUT', `/next-steps/try-this/${code}/`, { as: who.access });
const own = (who: SignedIn, method: string, path: string, body?: object) =>
  server.ask(method, `/next-steps/${path}/`, { as: who.access, body });
const stored = (who: SignedIn) => server.services.database.db.select().from(next_steps).where(eq(next_steps.user_id, who.id));

describe('a plan', () => {
  it('is kept as its card is, once, and again after it was removed', async () => {
    const who = await newStudent(server);
    const first = await keep(who);
    expect(first).toMatchObject({ status: 200, body: { already_kept: false, plan: { career: { onet_code: PARK } } } });
    expect(first.body.plan.title).toContain('Try out ');
    expect((await list(who)).results.map(({ text }: { text: string }) => text)).toEqual(card.steps.map(({ text }) => text));
    const again = await Promise.all([keep(who), keep(who)]);
    expect(again.map(({ body }) => body)).toEqual(Array(2).fill({ already_kept: true, plan: first.body.plan }));
    expect((await list(who)).plans).toHaveLength(1);
    expect((await own(who, 'DELETE', `plans/${first.body.plan.id}`)).status).toBe(204);
    expect(await list(who)).toEqual({ results: [], plans: [] });
    expect((await keep(who)).body.already_kept).toBe(false);
    expect((await list(who)).results).toHaveLength(3);
    expect((await own(who, 'POST', `plans/${first.body.plan.id}/restore`)).status).toBe(409);
  });

  it('stores keys and no words of ours; what the student writes is theirs', async () => {
    const who = await newStudent(server);
    await keep(who);
    const [row] = await stored(who);
    expect(row).toMatchObject({ step_key: `try_this:${PARK}`, text: null });
    expect((await list(who)).results.map(({ source }: { source: string }) => source)).toEqual(['plan', 'plan', 'plan']);
    const same = await own(who, 'PATCH', String(row?.id), { text: try_this });
    expect(same.body).toMatchObject({ ours: true });
    const written = await own(who, 'PATCH', String(row?.id), { text: 'Walk to the river' });
    expect(written.body).toMatchObject({ text: 'Walk to the river', ours: false });
    expect((await keep(who)).body.already_kept).toBe(true);
  });

  it('keeps a step that was changed in its card in the words of the student', async () => {
    const who = await newStudent(server);
    const changed = { when: 'this_week', key: `changed:try_this:${PARK}`, text: 'Walk to the river' };
    expect((await keep(who, { ...card, steps: [changed] })).status).toBe(200);
    expect((await list(who)).results).toMatchObject([{ text: 'Walk to the river', ours: false, source: 'plan' }]);
  });

  it('takes steps of the student into its parts, and keeps the order of each part', async () => {
    const who = await newStudent(server);
    const { id } = (await keep(who)).body.plan;
    const mine = await server.ask('POST', '/next-steps/', { as: who.access, body: { text: 'Mine', plan_id: id, when: 'this_week' } });
    expect(mine).toMatchObject({ status: 201, body: { plan_id: id, when: 'this_week', source: 'own' } });
    const { results } = await list(who);
    const [first] = results;
    expect((await own(who, 'PATCH', String(mine.body.id), { after: first.id })).status).toBe(200);
    const week = (await list(who)).results.filter(({ when }: { when: string }) => when === 'this_week');
    expect(week.map(({ text }: { text: string }) => text)).toEqual([try_this, 'Mine', 'Open two schools']);
    const strange = await own(who, 'PATCH', String(mine.body.id), {
      after: results.find(({ when }: { when: string }) => when === 'this_year').id,
    });
    expect(strange).toMatchObject({ status: 400, body: { after: ['This step stands in another part.'] } });
  });

  it('is removed with its steps and put back with them', async () => {
    const who = await newStudent(server);
    const { id } = (await keep(who)).body.plan;
    await own(who, 'DELETE', `plans/${id}`);
    const [row] = await stored(who);
    expect((await own(who, 'PATCH', String(row?.id), { done: true })).status).toBe(404);
    expect(await own(who, 'POST', `plans/${id}/restore`)).toMatchObject({ status: 200, body: { id } });
    expect((await list(who)).results).toHaveLength(3);
    expect((await own(who, 'POST', `plans/${id}/restore`)).status).toBe(404);
  });

  it('of somebody else is 404, to add to, to remove, to put back, and stays', async () => {
    const [owner, other] = [await newStudent(server), await newStudent(server)];
    const { id } = (await keep(owner)).body.plan;
    const body = { text: 'Mine', plan_id: id };
    expect((await server.ask('POST', '/next-steps/', { as: other.access, body })).status).toBe(404);
    expect((await own(other, 'DELETE', `plans/${id}`)).status).toBe(404);
    expect((await list(owner)).results).toHaveLength(3);
    await own(owner, 'DELETE', `plans/${id}`);
    expect((await own(other, 'POST', `plans/${id}/restore`)).status).toBe(404);
  });

  it.each([
    ['no steps', { steps: [] }, 'steps', 'A plan needs at least one step.'],
    ['13 steps', { steps: Array(13).fill(card.steps[1]) }, 'steps', 'A plan can have at most 12 steps.'],
    ['steps that are missing', { steps: undefined }, 'steps', 'A plan needs its steps.'],
    ['a key with a space', { steps: [{ ...card.steps[0], key: 'a b' }] }, 'steps.0.key', 'This is not a step.'],
    ['an empty step', { steps: [{ ...card.steps[0], text: ' ' }] }, 'steps.0.text', 'A step is required.'],
    ['a part that there is not', { steps: [{ ...card.steps[0], when: 'now' }] }, 'steps.0.when', 'Choose this week, this year or later.'],
    ['no title', { title: '' }, 'title', 'The title is required.'],
    ['an invented career', { career: { ...card.career, onet_code: '99-9999.99' } }, 'career', 'This is not a career.'],
    ['another kind of card', { kind: 'school' }, 'kind', undefined],
  ])('with %s: 400 at its field, nothing kept', async (_name, part, field, sentence) => {
    const who = await newStudent(server);
    const { status, body } = await keep(who, { ...card, ...part });
    expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [field] });
    if (sentence) expect(body[field]).toEqual([sentence]);
    expect(await list(who)).toEqual({ results: [], plans: [] });
  });

  it.each(['0', 'abc', '2147483648', '99999999999999999999'])('with the id %s: 400 or 404, never 500', async (id) => {
    const who = await newStudent(server);
    for (const answer of [await own(who, 'DELETE', `plans/${id}`), await own(who, 'POST', `plans/${id}/restore`)]) {
      expect([400, 404]).toContain(answer.status);
    }
  });

  it('without a career keeps the title of its card', async () => {
    const who = await newStudent(server);
    const { body } = await keep(who, { ...card, career: null, title: 'Money for school' });
    expect(body.plan).toMatchObject({ title: 'Money for school', career: null });
  });
});

describe('what a career’s page says to try', () => {
  it('is added once, by code or address, as a key', async () => {
    const who = await newStudent(server);
    const { status, body } = await tried(who, PARK);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      already_kept: false,
      step: { text: try_this, source: 'career', ours: true, career: { onet_code: PARK } },
    });
    expect(await stored(who)).toMatchObject([{ step_key: `try_this:${PARK}`, text: null }]);
    await own(who, 'PATCH', String(body.step.id), { text: 'In my own words' });
    expect((await tried(who, body.step.career.slug)).body).toMatchObject({ already_kept: true, step: { text: 'In my own words' } });
    await own(who, 'DELETE', String(body.step.id));
    expect((await tried(who, PARK)).body.already_kept).toBe(false);
    expect((await own(who, 'POST', `${body.step.id}/restore`)).body.detail).toBe('This step is in your list again already.');
    expect((await list(who)).results).toHaveLength(1);
  });

  it('of a career that there is not is 404, one with strange signs 400, and nothing is added', async () => {
    const who = await newStudent(server);
    expect((await tried(who, '99-9999.99')).body.detail).toBe('We have nothing to try for this career.');
    expect((await tried(who, 'a%20b')).status).toBe(400);
    expect((await list(who)).results).toEqual([]);
  });
});
