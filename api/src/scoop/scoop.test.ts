import { describeCareer, sharedWith } from '@careerscoop/catalogue/compose';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { sharedSentence } from '@careerscoop/contract/shared-figures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPerson, newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { timesAsMuch } from './say.ts';
import { codeOfQuestion, scoopQuestions } from './scoop-answers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const refresh = (access: string, id: number | string) => server.ask('GET', `/question/${id}/refresh/answer/`, { as: access });

describe('GET question/{id}/refresh/answer/', () => {
  it('gives four more answers, each another one, and no sixth; the count outlives a reload', async () => {
    const { access } = await demoPerson(server, 'student');
    const [first] = (await server.ask('GET', '/result/', { as: access })).body;
    const [question] = first.unique_title_questions;
    const got = [question.answer];
    for (const count of [2, 3, 4, 5]) {
      const { status, body, headers } = await refresh(access, question.id);
      expect({ status, count: body.count, id: body.id }).toEqual({ status: 200, count, id: question.id });
      expect(headers['cache-control']).toBe('no-store');
      got.push(body.answer);
    }
    expect(new Set(got).size).toBe(5);
    for (const _ of [6, 7]) expect(await refresh(access, question.id)).toMatchObject({ status: 403, body: { code: 'scoops_eaten' } });
    const again = (await server.ask('GET', `/result/${first.id}/`, { as: access })).body.unique_title_questions;
    expect(again[0]).toMatchObject({ count: 5, answer: got[4] });
    expect(again[1].count).toBe(1);
  });

  it('counts two requests at one instant as two', async () => {
    const { access } = await demoPerson(server, 'student');
    const [, second] = (await server.ask('GET', '/result/', { as: access })).body;
    const { id } = second.unique_title_questions[2];
    const answers = await Promise.all([refresh(access, id), refresh(access, id)]);
    expect(answers.map(({ body }) => body.count).sort()).toEqual([2, 3]);
  });

  it('answers only for the own careers', async () => {
    const { access } = await demoPerson(server, 'student');
    const [first] = (await server.ask('GET', '/result/', { as: access })).body;
    const other = await newStudent(server);
    for (const id of [first.unique_title_questions[0].id, 1, 2147483647]) expect((await refresh(other.access, id)).status).toBe(404);
    expect((await refresh(access, 'x')).status).toBe(400);
    expect((await refresh((await demoPerson(server, 'mentor')).access, 1)).status).toBe(403);
    expect((await server.ask('GET', '/question/1/refresh/answer/')).status).toBe(401);
  });
});

describe('the answers', () => {
  const all = loadCatalogue().careers.flatMap((career) => scoopQuestions(career).map((question) => ({ career, ...question })));

  it('are there for every career and question, all different, nearly always five', () => {
    for (const { career, answers } of all) {
      expect(answers.length, career.title).toBeGreaterThan(0);
      expect(new Set(answers).size, career.title).toBe(answers.length);
    }
    const whole = all.filter(({ career, answers }) => career.ranked && answers.length >= 4).length;
    expect(whole / all.filter(({ career }) => career.ranked).length).toBeGreaterThan(0.9);
  });

  it('never say that a missing figure is nothing, nor leave a hole', () => {
    const odd = all.flatMap(({ career, answers }) =>
      answers.filter((text) => /null|undefined|NaN|\$0\b|\b0 percent|  |\.\.|\{/.test(text)).map((text) => `${career.title}: ${text}`),
    );
    expect(odd).toEqual([]);
  });

  it('name the source of each figure of pay and outlook', () => {
    for (const { ordering, answers } of all) {
      if (ordering !== 3 && ordering !== 4) continue;
      for (const text of answers) if (/\d/.test(text)) expect(text).toMatch(/Bureau of Labor Statistics/);
    }
  });

  it('say behind every figure of pay and outlook that it is for a wider group, where it is', () => {
    const pooled = all.filter(({ career, ordering }) => [3, 4].includes(ordering) && sharedWith(career) > 0);
    expect(pooled.length).toBeGreaterThan(400);
    for (const { career, answers } of pooled) {
      for (const text of answers.filter((each) => /\d/.test(each))) expect(text).toContain(sharedSentence(sharedWith(career)));
    }
  });

  it('hold no career against a related one whose figures are for a wider group', () => {
    const titles = new Map(loadCatalogue().careers.map((career) => [career.mask_title, career]));
    const named = all.flatMap(({ answers }) =>
      answers.flatMap((text) => /Compare: a related career, (.+?), has its /.exec(text)?.[1] ?? []),
    );
    expect(named.length).toBeGreaterThan(700);
    for (const title of named) expect(sharedWith(titles.get(title)!), title).toBe(0);
  });

  it('add something from the first one on: no sentence of the description above them comes again', () => {
    const again = all.flatMap(({ career, answers }) => {
      const described = describeCareer(career);
      return answers.flatMap((text) =>
        text
          .split(/(?<=[.!?])\s+/)
          .filter((sentence) => sentence.length > 40 && described.includes(sentence))
          .map((sentence) => `${career.title}: ${sentence}`),
      );
    });
    expect(again).toEqual([]);
  });

  it('say how many times as much in words', () => {
    expect([1.1, 1.5, 2, 2.04, 2.5, 3.2, 7.4, 12].map(timesAsMuch)).toEqual([
      'about as much as',
      'about one and a half times as much as',
      'about twice as much as',
      'about twice as much as',
      'about two and a half times as much as',
      'about three times as much as',
      'about seven and a half times as much as',
      'about 12 times as much as',
    ]);
    expect(all.flatMap(({ answers }) => answers).filter((text) => /\.\d times/.test(text))).toEqual([]);
  });

  it('have ids that lead back to their career', () => {
    for (const { id, career, ordering } of all) expect(codeOfQuestion(id)).toEqual({ onet_code: career.onet_code, ordering });
  });
});
