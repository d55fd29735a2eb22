import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPerson, newStudent, type SignedIn } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { forgetOld } from '../platform/forget-old.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const list = async (who: SignedIn) => (await server.ask('GET', '/next-steps/', { as: who.access })).body;
const texts = async (who: SignedIn) => (await list(who)).results.map(({ text }: { text: string }) => text);
const add = (who: SignedIn, body: object) => server.ask('POST', '/next-steps/', { as: who.access, body });
const change = (who: SignedIn, id: number | string, body: object) => server.ask('PATCH', `/next-steps/${id}/`, { as: who.access, body });
const remove = (who: SignedIn, id: number | string) => server.ask('DELETE', `/next-steps/${id}/`, { as: who.access });
const restore = (who: SignedIn, id: number | string) => server.ask('POST', `/next-steps/${id}/restore/`, { as: who.access });
const added = async (who: SignedIn, ...all: string[]) => {
  const ids: number[] = [];
  for (const text of all) ids.push((await add(who, { text })).body.id);
  return ids as [number, number, number];
};

describe('a step', () => {
  it('is added, changed, dated, ticked, unticked and removed', async () => {
    const who = await newStudent(server);
    expect(await list(who)).toEqual({ results: [], plans: [] });
    const { status, body } = await add(who, { text: '  Email the nature center ', due_on: '2027-01-15' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ text: 'Email the nature center', due_on: '2027-01-15', done_at: null, source: 'own', plan_id: null });
    expect((await change(who, body.id, { text: 'Call the nature center' })).body).toMatchObject({ text: 'Call the nature center' });
    expect((await change(who, body.id, { due_on: null })).body.due_on).toBeNull();
    const { done_at } = (await change(who, body.id, { done: true })).body;
    expect(done_at).toMatch(/^\d{4}-/);
    server.advance(60_000);
    expect((await change(who, body.id, { done: true })).body.done_at).toBe(done_at);
    expect((await change(who, body.id, { done: false })).body.done_at).toBeNull();
    expect((await remove(who, body.id)).status).toBe(204);
    expect(await list(who)).toEqual({ results: [], plans: [] });
    expect((await remove(who, body.id)).status).toBe(404);
    expect((await change(who, body.id, { done: true })).status).toBe(404);
  });

  it('goes to another place, both ways, and to the first', async () => {
    const who = await newStudent(server);
    const [one, , three] = await added(who, 'One', 'Two', 'Three');
    await change(who, one, { after: three });
    expect(await texts(who)).toEqual(['Two', 'Three', 'One']);
    await change(who, three, { after: null });
    expect(await texts(who)).toEqual(['Three', 'Two', 'One']);
    await add(who, { text: 'Four' });
    expect(await texts(who)).toEqual(['Three', 'Two', 'One', 'Four']);
  });

  it('is put back where it was, within an hour', async () => {
    const who = await newStudent(server);
    const [one, two] = await added(who, 'One', 'Two');
    await change(who, one, { done: true });
    await remove(who, one);
    expect(await texts(who)).toEqual(['Two']);
    expect((await restore(who, one)).body).toMatchObject({ text: 'One', done_at: expect.any(String) });
    expect(await texts(who)).toEqual(['One', 'Two']);
    expect((await restore(who, two)).status).toBe(404);
    await remove(who, two);
    server.advance(61 * 60_000);
    expect((await restore(who, two)).status).toBe(404);
    await forgetOld(server.services);
    expect(await texts(who)).toEqual(['One']);
  });

  it('of somebody else is 404 for reading, changing, removing, restoring and as a place, and stays as it was', async () => {
    const [owner, other] = [await newStudent(server), await newStudent(server)];
    const [id] = await added(owner, 'Mine alone');
    const [own] = await added(other, 'Theirs');
    expect((await change(other, id, { text: 'Taken' })).status).toBe(404);
    expect((await remove(other, id)).status).toBe(404);
    await remove(owner, id);
    expect((await restore(other, id)).status).toBe(404);
    await restore(owner, id);
    expect((await change(other, own, { after: id })).status).toBe(400);
    expect(await texts(owner)).toEqual(['Mine alone']);
    expect(await texts(other)).toEqual(['Theirs']);
  });

  it('is for students who are signed in: 401 for nobody, 403 for a mentor and for staff', async () => {
    expect((await server.ask('GET', '/next-steps/')).status).toBe(401);
    expect((await add(await demoPerson(server, 'mentor'), { text: 'A step' })).status).toBe(403);
    expect((await server.ask('GET', '/next-steps/', { as: (await demoPerson(server, 'staff')).access })).status).toBe(403);
  });
});

describe('bad input', () => {
  it.each([
    ['nothing', {}, 'text', 'A step is required.'],
    ['an empty text', { text: '' }, 'text', 'A step is required.'],
    ['only spaces', { text: '   ' }, 'text', 'A step is required.'],
    ['501 characters', { text: 'x'.repeat(501) }, 'text', 'A step can have at most 500 characters.'],
    ['a million characters', { text: 'x'.repeat(1_000_000) }, 'text', 'A step can have at most 500 characters.'],
    ['a number as text', { text: 5 }, 'text', 'A step must be text.'],
    ['a NUL in the text', { text: 'a\u0000b' }, 'text', 'A step has a character that cannot be used.'],
    ['a turned direction', { text: 'a\u202eb' }, 'text', 'A step has a character that cannot be used.'],
    ['a day that is none', { text: 'A step', due_on: '2027-02-30' }, 'due_on', 'Choose a day like 2027-03-01.'],
    ['a day in words', { text: 'A step', due_on: 'tomorrow' }, 'due_on', 'Choose a day like 2027-03-01.'],
    ['a day of the year 9999', { text: 'A step', due_on: '9999-01-01' }, 'due_on', 'Choose a day like 2027-03-01.'],
    ['a time', { text: 'A step', due_on: '2027-03-01T10:00:00Z' }, 'due_on', 'Choose a day like 2027-03-01.'],
    ['a plan beyond 2^31', { text: 'A step', plan_id: 2_147_483_648 }, 'plan_id', 'This is not an id.'],
    ['a plan of 0', { text: 'A step', plan_id: 0 }, 'plan_id', 'This is not an id.'],
    ['a part that there is not', { text: 'A step', when: 'someday' }, 'when', 'Choose this week, this year or later.'],
    ['an owner', { text: 'A step', user_id: 1 }, 'user_id', 'This field is not known.'],
  ])('adding %s: 400 at its field, nothing added', async (_name, body, field, sentence) => {
    const who = await newStudent(server);
    const answer = await add(who, body);
    // A body above the server's own limit is not read at all.
    if (answer.status === 413) expect(_name).toContain('million');
    else expect(answer).toMatchObject({ status: 400, body: { [field]: [sentence] } });
    expect(await texts(who)).toEqual([]);
  });

  it.each([
    ['an empty change', {}, 'body', 'Say what shall change.'],
    ['an empty text', { text: ' ' }, 'text', 'A step is required.'],
    ['a lone surrogate', { text: 'a\ud83c' }, 'text', undefined],
    ['done as a word', { done: 'yes' }, 'done', 'done must be true or false.'],
    ['a place behind an id beyond 2^31', { after: 2_147_483_648 }, 'after', 'This is not an id.'],
    ['a place behind itself or nobody', { after: 2_147_483_647 }, 'after', 'This step stands in another part.'],
  ])('changing by %s: 400, the step stays', async (_name, body, field, sentence) => {
    const who = await newStudent(server);
    const [id] = await added(who, 'As it was');
    const answer = await change(who, id, body);
    expect(answer.status).toBe(400);
    if (sentence) expect(answer.body[field]).toEqual([sentence]);
    expect(await texts(who)).toEqual(['As it was']);
  });

  it.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '%00'])('the id %s: 400 or 404, never 500', async (id) => {
    const who = await newStudent(server);
    for (const answer of [await change(who, id, { done: true }), await remove(who, id), await restore(who, id)]) {
      expect([400, 404]).toContain(answer.status);
    }
  });

  it('keeps what looks like code, emoji and right-to-left as it was typed', async () => {
    const who = await newStudent(server);
    const typed = ['<script>alert(1)</script>', '😀'.repeat(250), 'اتصل بالمتحف', '[a](javascript:alert(1))'];
    for (const text of typed) expect((await add(who, { text })).status).toBe(201);
    expect(await texts(who)).toEqual(typed);
  });

  it('the 201st step: 409 with a sentence, 200 stay; also when two come at once, and by what is put back', async () => {
    const who = await newStudent(server);
    const steps = Array.from({ length: 12 }, (_, at) => ({ when: 'later', key: `no:${at}`, text: `Step ${at}` }));
    for (let card = 0; card < 16; card += 1) {
      const body = { title: `Plan ${card}`, steps };
      expect((await server.ask('POST', '/next-steps/plans/', { as: who.access, body })).status).toBe(200);
    }
    const last = await Promise.all(Array.from({ length: 9 }, (_, at) => add(who, { text: `Own ${at}` })));
    expect(last.map(({ status }) => status).sort()).toEqual([...Array<number>(8).fill(201), 409]);
    const full = {
      status: 409,
      body: { code: 'steps_full', detail: 'You have 200 steps. Take out some of them, then there is room again.' },
    };
    expect(await add(who, { text: 'One more' })).toMatchObject(full);
    expect(await server.ask('PUT', '/next-steps/try-this/19-1031.03/', { as: who.access })).toMatchObject(full);
    expect((await list(who)).results).toHaveLength(200);
    const own = (await list(who)).results.find(({ source }: { source: string }) => source === 'own');
    await remove(who, own.id);
    expect((await add(who, { text: 'In its place' })).status).toBe(201);
    expect(await restore(who, own.id)).toMatchObject(full);
  });
});
