import { careerByCode } from '@careerscoop/catalogue/load';
import { result } from '@careerscoop/contract/results';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, demoPerson, newGraduate, takeAssessment } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { careerPart } from './present-result.ts';

let server: TestServer;
let free: SignedIn;
let affiliate: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  // Of age, so that no parent has to agree to a talk.
  free = await newGraduate(server, { age: 19 });
  affiliate = await newGraduate(server, { age: 19, affiliate_code: 'SCOOP-DEMO' });
});
afterAll(() => server.close());

const list = async (who: SignedIn) => (await server.ask('GET', '/result/', { as: who.access })).body;
const patch = (who: SignedIn, id: number, body: object) => server.ask('PATCH', `/result/${id}/`, { as: who.access, body });

describe('GET result/', () => {
  it('gives seven that fit and three to stretch, each with its reasons in words', async () => {
    const ten = await list(free);
    expect(ten.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { rank, ai, reasons, impact, score, fit, unique_title, unique_title_questions, description } of ten) {
      expect(ai.includes('AI recommended')).toBe(rank > 7);
      expect(['strong', 'good', 'some', 'stretch']).toContain(fit);
      expect([null, 'H', 'M', 'L']).toContain(impact);
      expect(score).toBeNull();
      expect(unique_title).toMatchObject({ id: expect.any(Number), text: expect.any(String), mask_title: expect.any(String) });
      expect(description.length).toBeGreaterThan(20);
      expect(reasons.some(({ kind }: { kind: string }) => kind === 'for')).toBe(true);
      for (const { text, answer } of reasons) {
        expect(`${text} ${answer}`).not.toMatch(/[{}]|undefined|dislike|band \d/);
        expect(answer).toMatch(/^You /);
      }
      expect(unique_title_questions.map(({ ordering }: { ordering: number }) => ordering)).toEqual([1, 2, 3, 4, 5]);
      for (const { answer } of unique_title_questions) expect(answer).toMatch(/\w+/);
    }
  });

  it('keeps score null and everything unmarked until the student says so', async () => {
    expect(await list(await newGraduate(server))).toSatisfy((ten: { interested: boolean; booked: boolean }[]) =>
      ten.every(({ interested, booked }) => !interested && !booked),
    );
  });
});

it('writes the list exactly as the contract and the single result have it', async () => {
  const ten = await list(free);
  expect(z.array(z.strictObject(result.shape)).parse(ten)).toEqual(ten);
  for (const item of ten) {
    const { interest_chart, ...single } = (await server.ask('GET', `/result/${item.id}/`, { as: free.access })).body;
    expect(single).toEqual(item);
    expect(interest_chart.types).toHaveLength(6);
  }
});

it('has the pay an hour where none a year is published, as of actors', () => {
  const { median_wage, hourly_wage } = careerPart(careerByCode('27-2011.00')!);
  expect(median_wage).toBeNull();
  expect(hourly_wage?.median).toBeGreaterThan(10);
});

it('no more than two professors stand in the ten; up to five others are named under the first of them, each with its page', async () => {
  // Likes nothing but what professors do.
  const liked = ['teach', 'write', 'languages', 'meaning', 'past_culture', 'mind'];
  const professor = await newGraduate(server, {}, (construct) => (liked.includes(construct) ? 5 : 1));
  const ten: z.infer<typeof result>[] = await list(professor);
  const folded = ten.flatMap(({ alike }) => alike);
  expect(ten).toHaveLength(10);
  expect(folded.length).toBeGreaterThan(0);
  for (const { alike } of ten) expect(alike.length).toBeLessThanOrEqual(5);
  expect(ten.filter(({ unique_title }) => /professor/i.test(unique_title.mask_title)).length).toBeLessThanOrEqual(2);
  const shown = ten.map(({ onet_code }) => onet_code);
  for (const { onet_code, slug, title } of folded) {
    expect(shown).not.toContain(onet_code);
    const page = await server.ask('GET', `/careers/${slug}/`);
    expect({ status: page.status, title: page.body.title }).toEqual({ status: 200, title });
  }
});

describe('GET result/{id}/', () => {
  it("is the owner's alone", async () => {
    const [{ id }] = await list(free);
    expect((await server.ask('GET', `/result/${id}/`, { as: free.access })).body.id).toBe(id);
    expect((await server.ask('GET', `/result/${id}/`, { as: affiliate.access })).status).toBe(404);
    expect((await server.ask('GET', `/result/${id}/`)).status).toBe(401);
    const mentor = await demoPerson(server, 'mentor');
    expect((await server.ask('GET', `/result/${id}/`, { as: mentor.access })).status).toBe(403);
    for (const wrong of ['0', '-1', 'abc', '1e3', '99999999999']) {
      expect((await server.ask('GET', `/result/${wrong}/`, { as: free.access })).status).toBe(400);
    }
  });
});

describe('PATCH result/{id}/', () => {
  it('rates for free, and takes a rating back with 0', async () => {
    const [{ id }] = await list(free);
    expect((await patch(free, id, { score: 4, booked: false })).body).toMatchObject({ score: 4, booked: false });
    expect((await list(free))[0].score).toBe(4);
    expect((await patch(free, id, { score: 0 })).body.score).toBeNull();
  });

  it('saves and books with an affiliate code or a plan, and not without', async () => {
    const [{ id: freeId }] = await list(free);
    for (const change of [{ interested: true }, { booked: true }]) {
      expect(await patch(free, freeId, change)).toMatchObject({ status: 403, body: { code: 'plan_needed' } });
    }
    expect((await list(free))[0]).toMatchObject({ interested: false, booked: false });
    const [{ id }] = await list(affiliate);
    expect((await patch(affiliate, id, { score: 2 })).status).toBe(200);
    expect((await patch(affiliate, id, { interested: true })).body).toMatchObject({ interested: true, score: 2 });
    expect((await patch(affiliate, id, { booked: true })).body).toMatchObject({ booked: true, interested: true, score: 2 });
    expect((await patch(affiliate, id, { score: 3, booked: false })).body).toMatchObject({ booked: true, score: 3 });
    expect((await patch(affiliate, id, { interested: false })).body.interested).toBe(false);
  });

  it('books one talk about the career, and only one, also when asked twice at once', async () => {
    const student = await newGraduate(server, { age: 19, affiliate_code: 'SCOOP-DEMO' });
    const talks = async () => (await server.ask('GET', '/mentor_sessions/', { as: student.access })).body;
    const [first, second] = await list(student);
    const answers = await Promise.all([1, 2, 3].map((score) => patch(student, first.id, { booked: true, score })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await patch(student, first.id, { booked: true })).toMatchObject({ status: 200, body: { booked: true } });
    expect(await talks()).toMatchObject([{ topic: first.unique_title.mask_title, mentor: null, datetime: null, is_active: true }]);
    // A code opens one talk a month; what is refused leaves nothing behind.
    const refused = await patch(student, second.id, { booked: true, score: 5 });
    expect(refused).toMatchObject({ status: 403, body: { code: 'month_used' } });
    expect(refused.body.detail).toMatch(/next month/);
    expect((await list(student))[1]).toMatchObject({ booked: false, score: null });
    expect(await talks()).toHaveLength(1);
  });

  it('asks for the yes of a parent before it asks for a plan', async () => {
    for (const affiliate_code of ['', 'SCOOP-DEMO']) {
      const minor = await newGraduate(server, { age: 16, ...(affiliate_code && { affiliate_code }) });
      const [{ id }] = await list(minor);
      expect(await patch(minor, id, { booked: true })).toMatchObject({ status: 403, body: { code: 'consent_needed' } });
      expect((await list(minor))[0].booked).toBe(false);
      expect((await server.ask('GET', '/mentor_sessions/', { as: minor.access })).body).toEqual([]);
    }
  });

  it('takes the id in the body as well, and refuses another than that of the address', async () => {
    const student = await newGraduate(server);
    const [first, second] = (await server.ask('GET', '/result/', { as: student.access })).body as { id: number }[];
    const patch = (body: object) => server.ask('PATCH', `/result/${first?.id}/`, { as: student.access, body });
    expect(await patch({ id: first?.id, score: 4, booked: false })).toMatchObject({ status: 200, body: { id: first?.id, score: 4 } });
    for (const id of [second?.id, String(first?.id), null]) {
      const { status, body } = await patch({ id, score: 1 });
      expect([status, Object.keys(body)]).toEqual([400, ['id']]);
    }
    expect((await server.ask('GET', `/result/${first?.id}/`, { as: student.access })).body.score).toBe(4);
  });

  it('refuses somebody else, and what cannot be changed', async () => {
    const [{ id, unique_title }] = await list(free);
    expect((await patch(affiliate, id, { score: 5 })).status).toBe(404);
    for (const score of [-1, 6, 9, 2.5, 'x', '5', true]) {
      const { status, body } = await patch(free, id, { score });
      expect(status).toBe(400);
      expect(body.score[0]).toMatch(/0 to 5/);
    }
    expect((await patch(free, id, { description: 'mine', user_id: 1 })).status).toBe(400);
    expect((await patch(free, id, { interested: 'yes' })).status).toBe(400);
    expect((await list(free))[0]).toMatchObject({ unique_title, score: null });
  });
});

it('keeps saved, rated and booked careers after a retake', async () => {
  const student = await newGraduate(server, { affiliate_code: 'SCOOP-DEMO' });
  const [saved, rated, , plain] = await list(student);
  await patch(student, saved.id, { interested: true });
  await patch(student, rated.id, { score: 5 });
  await takeAssessment(server, student, (_, index) => 1 + ((index * 3) % 5));
  const ten = await list(student);
  expect(ten).toHaveLength(10);
  const kept = (await server.ask('GET', '/recommendations/', { as: student.access })).body;
  const find = (code: string) => kept.find((row: { onet_code: string }) => row.onet_code === code);
  expect(find(saved.onet_code)).toMatchObject({ id: saved.id, interested: true });
  expect(find(rated.onet_code)).toMatchObject({ id: rated.id, score: 5 });
  const isNew = ten.some((row: { onet_code: string }) => row.onet_code === plain.onet_code);
  if (!isNew) expect(find(plain.onet_code)).toBeUndefined();
});

it('gives a mentor no recommendations, and the demo student a saved, rated ten', async () => {
  const mentor = await demoPerson(server, 'mentor');
  expect(await server.ask('GET', '/recommendations/', { as: mentor.access })).toMatchObject({ status: 200, body: [] });
  const ten = await list(await demoPerson(server, 'student'));
  expect(ten).toHaveLength(10);
  expect(ten[0]).toMatchObject({ score: 5, interested: true });
});
