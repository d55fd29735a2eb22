import { plan } from '@careerscoop/contract/plans';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, demoPerson, newStudent, putOnPlan } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const choose = (who: SignedIn, pricing_plan: unknown) => server.ask('PATCH', '/profile/', { as: who.access, body: { pricing_plan } });
const planOf = async (who: SignedIn) => (await server.ask('GET', '/profile/', { as: who.access })).body.pricing_plan;
/** As a payment will do it. */
const pay = (who: SignedIn, id: number) => putOnPlan(server, who, id);

it('lists the plans, the free one first and the Milkshake last, to everybody', async () => {
  const { status, body } = await server.ask('GET', '/pricing_plan/');
  expect(status).toBe(200);
  expect(z.array(z.strictObject(plan.shape)).parse(body)).toHaveLength(4);
  expect(body[0].price).toBe(0);
  expect(body[3]).toMatchObject({ id: 4, title: 'Milkshake' });
});

describe('choosing a plan without a price', () => {
  it('sets it at once, and the profile and the next sign-in name it', async () => {
    const student = await newStudent(server);
    const { status, body } = await choose(student, 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: student.id, pricing_plan: 1, plan_title: 'Single Scoop', plan_price: 0 });
    expect((await server.ask('GET', '/profile/', { as: student.access })).body).toEqual(body);
  });

  it('does nothing twice, and null takes it back', async () => {
    const student = await newStudent(server);
    expect(await choose(student, 1)).toMatchObject({ status: 200 });
    expect(await choose(student, 1)).toMatchObject({ status: 200, body: { pricing_plan: 1 } });
    expect(await choose(student, null)).toMatchObject({ status: 200, body: { pricing_plan: null, plan_title: null } });
    expect(await choose(student, null)).toMatchObject({ status: 200 });
  });

  it("is each student's own, whatever is sent beside it", async () => {
    const [one, other] = [await newStudent(server), await newStudent(server)];
    expect((await server.ask('PATCH', '/profile/', { as: one.access, body: { pricing_plan: 1, id: other.id } })).status).toBe(400);
    await choose(one, 1);
    expect([await planOf(one), await planOf(other)]).toEqual([1, null]);
  });

  it('opens saving, but no talk with a mentor', async () => {
    const student = await demoPerson(server, 'student');
    const [{ id }] = (await server.ask('GET', '/result/', { as: student.access })).body;
    const book = () => server.ask('PATCH', `/result/${id}/`, { as: student.access, body: { booked: true } });
    for (const free of [1, 2]) {
      await pay(student, free);
      expect(await book()).toMatchObject({ status: 403, body: { code: 'plan_needed' } });
      const save = { as: student.access, body: { interested: true } };
      expect(await server.ask('PATCH', `/result/${id}/`, save)).toMatchObject({ status: 200, body: { interested: true } });
      await server.ask('PATCH', `/result/${id}/`, { as: student.access, body: { interested: false } });
    }
    await pay(student, 3);
    expect(await book()).toMatchObject({ status: 200, body: { booked: true } });
  });
});

describe('what PATCH profile/ never grants', () => {
  it.each([2, 3, 4])('plan %d, which has a price', async (id) => {
    const student = await newStudent(server);
    const { status, body } = await choose(student, id);
    expect({ status, ...body }).toMatchObject({ status: 403, code: 'payment_needed', detail: expect.stringMatching(/paid/) });
    expect(await planOf(student)).toBeNull();
  });

  it('takes no plan away that was paid for', async () => {
    const student = await newStudent(server);
    await pay(student, 2);
    for (const to of [1, null]) {
      expect(await choose(student, to)).toMatchObject({ status: 409, body: { code: 'plan_still_runs' } });
    }
    expect(await choose(student, 3)).toMatchObject({ status: 403, body: { code: 'payment_needed' } });
    expect(await choose(student, 2)).toMatchObject({ status: 200, body: { pricing_plan: 2 } });
  });

  it.each(['mentor', 'staff'] as const)('any plan to a %s', async (name) => {
    const person = await demoPerson(server, name);
    for (const id of [1, 4, null]) {
      expect(await choose(person, id)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    }
    expect(await planOf(person)).toBeNull();
  });

  it('anything to the signed-out', async () => {
    expect((await server.ask('PATCH', '/profile/', { body: { pricing_plan: 1 } })).status).toBe(401);
  });
});

it('two choices at once end in one of them', async () => {
  const student = await newStudent(server);
  const answers = await Promise.all([choose(student, 1), choose(student, null), choose(student, 1)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([1, null]).toContain(await planOf(student));
});
