import { loadCatalogue } from '@careerscoop/catalogue/load';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type SignedIn, demoPerson, newGraduate, newStudent, takeAssessment } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';

let server: TestServer;
let free: SignedIn;
let affiliate: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  free = await newGraduate(server);
  affiliate = await newGraduate(server, { affiliate_code: 'SCOOP-DEMO' });
  other = await newGraduate(server, { affiliate_code: 'SCOOP-DEMO' });
});
afterAll(() => server.close());

const matchOf = async (who: SignedIn, name: string) => server.ask('GET', `/careers/${name}/match/`, { as: who.access });
const save = (who: SignedIn, name: string, interested: unknown = true) =>
  server.ask('PUT', `/careers/${name}/match/`, { as: who.access, body: { interested } });
const list = async (who: SignedIn, path = 'result') => (await server.ask('GET', `/${path}/`, { as: who.access })).body;
type Listed = { id: number; slug: string; onet_code: string; interested: boolean; rank: number | null };

/** A ranked career that is not among this student's ten. */
async function beyond(who: SignedIn, skip = 0): Promise<string> {
  const ten = (await list(who)).map(({ slug }: Listed) => slug);
  return loadCatalogue().careers.filter(({ ranked, slug }) => ranked && !ten.includes(slug))[skip]!.slug;
}
/** No career of this release: every one is rated or estimated. A release to come may have one that is neither. */
function unranked(): string {
  const career = loadCatalogue().careers.at(-1)!;
  career.ranked = false;
  onTestFinished(() => void (career.ranked = true));
  return career.slug;
}
/** One that the publisher has not rated, and its match says so. */
const SOFTWARE = 'software-developers';

describe('GET careers/{slug}/match/', () => {
  it('says of one of the ten what the list says', async () => {
    for (const { slug, onet_code, fit, clarity, reasons, rank, id, partly_estimated } of await list(free)) {
      const same = { state: 'matched', fit, clarity, reasons, rank, result_id: id, interested: false, partly_estimated };
      expect((await matchOf(free, slug)).body).toEqual(same);
      expect((await matchOf(free, onet_code)).body).toEqual(same);
    }
  });

  it('scores any other ranked career, with reasons in words, and stores nothing', async () => {
    const { status, body } = await matchOf(free, await beyond(free));
    expect({ status, state: body.state, rank: body.rank, result_id: body.result_id }).toEqual({
      status: 200,
      state: 'matched',
      rank: null,
      result_id: null,
    });
    expect(body.reasons.length).toBeGreaterThan(0);
    for (const { text, answer } of body.reasons) expect(`${text} ${answer}`).not.toMatch(/[{}]|undefined/);
    expect(await list(free, 'recommendations')).toHaveLength(10);
  });

  it('says so when there is nothing to match, on either side', async () => {
    expect((await matchOf(free, SOFTWARE)).body).toMatchObject({ state: 'matched', partly_estimated: true });
    expect((await matchOf(free, unranked())).body).toMatchObject({ state: 'unranked', fit: null, reasons: [] });
    expect((await matchOf(await newStudent(server), 'veterinarians')).body).toMatchObject({ state: 'no_results', fit: null });
  });

  it('is for students, and for careers that exist', async () => {
    expect((await matchOf(free, 'nobody')).status).toBe(404);
    expect((await matchOf(free, 'a%20b')).status).toBe(400);
    expect((await server.ask('GET', '/careers/veterinarians/match/')).status).toBe(401);
    expect((await matchOf(await demoPerson(server, 'mentor'), 'veterinarians')).status).toBe(403);
  });
});

describe('PUT careers/{slug}/match/', () => {
  it('saves a career beyond the ten, which then opens, is rated and has its scoop as the others', async () => {
    const slug = await beyond(affiliate);
    const { status, body } = await save(affiliate, slug);
    expect({ status, interested: body.interested, rank: body.rank }).toEqual({ status: 200, interested: true, rank: null });
    const found = (await list(affiliate, 'recommendations')).find((one: Listed) => one.slug === slug);
    expect(found).toMatchObject({ id: body.result_id, interested: true, rank: null, fit: body.fit, reasons: body.reasons, ai: '' });
    const own = await server.ask('GET', `/result/${found.id}/`, { as: affiliate.access });
    expect(own).toMatchObject({ status: 200, body: { slug, unique_title_questions: expect.any(Array) } });
    const [{ id: question }] = own.body.unique_title_questions;
    expect((await server.ask('GET', `/question/${question}/refresh/answer/`, { as: affiliate.access })).status).toBe(200);
    expect(await list(affiliate)).toHaveLength(10);
    expect((await list(affiliate)).some((one: Listed) => one.slug === slug)).toBe(false);
    expect((await list(other, 'recommendations')).some((one: Listed) => one.slug === slug)).toBe(false);
    expect((await server.ask('GET', `/result/${found.id}/`, { as: other.access })).status).toBe(404);
  });

  it('takes it out again: it leaves the lists, and what was rated stays', async () => {
    const slug = await beyond(other);
    const { result_id } = (await save(other, slug)).body;
    const listed = async () => (await list(other, 'recommendations')).some((one: Listed) => one.slug === slug);
    expect((await save(other, slug, false)).body).toMatchObject({ interested: false, result_id });
    expect(await listed()).toBe(false);
    expect((await server.ask('GET', `/result/${result_id}/`, { as: other.access })).status).toBe(200);
    expect((await save(other, slug)).body).toMatchObject({ interested: true, result_id });
    await server.ask('PATCH', `/result/${result_id}/`, { as: other.access, body: { score: 4, interested: false } });
    expect(await listed()).toBe(true);
  });

  it('saves one of the ten like its own page does', async () => {
    const [{ slug, id }] = await list(other);
    expect((await save(other, slug)).body).toMatchObject({ interested: true, result_id: id, rank: 1 });
    expect((await list(other))[0]).toMatchObject({ interested: true });
    expect((await save(other, slug, false)).body.interested).toBe(false);
  });

  it('needs a plan or a code, an assessment and a ranked career; taking out needs nothing', async () => {
    const slug = await beyond(free);
    expect(await save(free, slug)).toMatchObject({ status: 403, body: { code: 'plan_needed' } });
    expect(await save(free, slug, false)).toMatchObject({ status: 200, body: { interested: false, result_id: null } });
    const [{ slug: first }] = await list(free);
    expect(await save(free, first)).toMatchObject({ status: 403, body: { code: 'plan_needed' } });
    const fresh = await newStudent(server, { affiliate_code: 'SCOOP-DEMO' });
    expect(await save(fresh, slug)).toMatchObject({ status: 409, body: { code: 'no_results' } });
    expect(await save(affiliate, unranked())).toMatchObject({ status: 409, body: { code: 'not_ranked' } });
    expect((await save(affiliate, 'nobody')).status).toBe(404);
    expect((await save(affiliate, slug, 'yes')).body.interested[0]).toMatch(/true or false/);
    expect((await server.ask('PUT', `/careers/${slug}/match/`, { body: { interested: true } })).status).toBe(401);
    expect((await save(await demoPerson(server, 'mentor'), slug)).status).toBe(403);
  });

  it('stores it once when asked twice at one instant', async () => {
    const slug = await beyond(affiliate, 3);
    const answers = await Promise.all([save(affiliate, slug), save(affiliate, slug)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await list(affiliate, 'recommendations')).filter((one: Listed) => one.slug === slug)).toHaveLength(1);
  });

  it('keeps it through a retake, and gives it its rank when it comes into the ten', async () => {
    const student = await newGraduate(server, { affiliate_code: 'SCOOP-DEMO' });
    const later = (_: string, index: number) => 1 + ((index * 3) % 5);
    const twin = await newGraduate(server, {}, later);
    const before = (await list(student)).map(({ slug }: Listed) => slug);
    const comes = (await list(twin)).find(({ slug }: Listed) => !before.includes(slug));
    const { result_id } = (await save(student, comes.slug)).body;
    const out = (await save(student, await beyond(twin, 200))).body;
    await takeAssessment(server, student, later);
    const kept = await list(student, 'recommendations');
    expect(kept.find(({ id }: Listed) => id === result_id)).toMatchObject({ interested: true, rank: comes.rank, fit: comes.fit });
    expect(kept.find(({ id }: Listed) => id === out.result_id)).toMatchObject({ interested: true, rank: null });
  });
});
