import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTIVITIES } from '@careerscoop/engine/activities';
import { demoPerson, newStudent, wholeAssessment } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import words from './strength-phrases.json' with { type: 'json' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const strengths = (access: string) => server.ask('GET', '/my-strength-profile/', { as: access });

describe('GET my-strength-profile/', () => {
  it('is empty before the assessment', async () => {
    const { access } = await newStudent(server);
    const { status, body } = await strengths(access);
    expect(status).toBe(200);
    expect(body).toMatchObject({ first_name: 'Robin', top_traits: [], traits_insights: '', top_skills: [], top_activities: [] });
  });

  it('says what stands out in the own answers, the same each time', async () => {
    const { access } = await demoPerson(server, 'student');
    const { body } = await strengths(access);
    expect(body.first_name).toBe('Noor');
    expect(body.top_traits[0]).toBe('Curious');
    expect(body.traits_insights).toMatch(/You picked the Investigative cup first\./);
    expect(body.traits_insights).toMatch(/You gave “[^”]+” a 5/);
    expect(body.top_skills.length).toBeGreaterThan(2);
    expect(body.skills_insights).toMatch(/^You sorted “[^”]+”.* under “I am great at it”\./);
    expect(JSON.stringify(body)).not.toMatch(/band \d/);
    expect(body.top_activities.length).toBeGreaterThan(1);
    expect(body.activities_insights).toMatch(/careers near the top of your list/);
    expect((await strengths(access)).body).toEqual(body);
  });

  it('copes with None and with no skill in the upper bands', async () => {
    const student = await newStudent(server);
    const parts = await wholeAssessment(server);
    const answers = parts.map(({ scenario_id, answers: given }) => ({
      scenario_id,
      answers: given.map(({ id, answer }) => ({ id, answer: scenario_id === 4 ? 'None' : scenario_id === 2 ? 5 : answer })),
    }));
    expect((await server.ask('POST', '/scenarios/', { as: student.access, body: answers })).status).toBeLessThan(300);
    const { body } = await strengths(student.access);
    expect(body.traits_insights).toContain('You picked no cup');
    expect(body).toMatchObject({
      top_skills: [],
      skills_insights: expect.stringContaining('You sorted no skill under “I am great at it” or “I am good at it”'),
    });
  });

  it('is for students who are signed in', async () => {
    expect((await server.ask('GET', '/my-strength-profile/')).status).toBe(401);
    expect((await strengths((await demoPerson(server, 'mentor')).access)).status).toBe(403);
  });
});

it('has a short plain name for every work activity', () => {
  expect(Object.keys(words.activities).sort()).toEqual([...ACTIVITIES].sort());
  for (const name of Object.values(words.activities)) expect(name.length).toBeLessThanOrEqual(30);
});
