import { profile } from '@careerscoop/contract/profile';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';

let server: TestServer;
let student: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  student = await newStudent(server);
});
afterAll(() => server.close());

const get = () => server.ask('GET', '/profile/', { as: student.access });
const patch = (body: object) => server.ask('PATCH', '/profile/', { as: student.access, body });

it('gives the whole profile, and nothing that is not of the contract', async () => {
  const { status, body } = await get();
  expect(status).toBe(200);
  expect(z.strictObject(profile.shape).parse(body)).toEqual(body);
});

describe('PATCH profile/', () => {
  it('answers the profile as it is stored, also when nothing is sent', async () => {
    expect(await patch({})).toMatchObject({ status: 200, body: (await get()).body });
  });

  it.each(['1', '', 2.5, -1, 0, 99, 2 ** 31, 1e20, true, [1], { id: 1 }])('refuses %j as a plan, at its field', async (pricing_plan) => {
    const { status, body } = await patch({ pricing_plan });
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(['pricing_plan']);
    expect(body.pricing_plan[0]).toMatch(/plan/);
  });

  it.each(['role', 'school', 'school_id', 'id', 'affiliate_code', 'ai_report', 'plan_price', 'password_hash', 'nonsense'])(
    'refuses %s by name, and sets nothing that is sent beside it',
    async (field) => {
      const { status, body } = await patch({ pricing_plan: 1, [field]: 1 });
      expect(status).toBe(400);
      expect(Object.keys(body)).toEqual([field]);
      expect((await get()).body).toMatchObject({ id: student.id, role: 'Student', pricing_plan: null });
    },
  );

  it.each([[[]], [[{ pricing_plan: 1 }]], ['text'], [null]])('refuses %j for a body', async (payload) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${student.access}` };
    const { status } = await server.ask('PATCH', '/profile/', { payload: JSON.stringify(payload), headers });
    expect(status).toBe(400);
  });
});
