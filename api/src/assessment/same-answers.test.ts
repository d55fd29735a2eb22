import { eq } from 'drizzle-orm';
import { AREAS } from '@careerscoop/engine/constructs';
import { recommend } from '@careerscoop/engine/recommend';
import { oneStepChanges } from '@careerscoop/engine/sensitivity';
import { questionsOf } from '@careerscoop/engine/stages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStudent, type Rate } from '../../test/people.ts';
import { takeInStages } from '../../test/stages.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { keepTen } from '../careers/keep-careers.ts';
import { listTopTen } from '../careers/results.sql.ts';
import { assessments } from './assessment.tables.ts';
import { bankOf } from './bank.ts';
import { itemsOf } from './items.ts';
import { readAnswers } from './read-answers.ts';

// The engine knows no database: what it says is the same everywhere, and what comes out of either database is held to it.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const EDUCATION = 6;
const KINDS: [string, Rate][] = [
  ['of somebody who likes to care', (construct, index) => (/care|medicine|counsel|mind/.test(construct) ? 5 : 1 + (index % 3))],
  ['of somebody who likes to build', (construct, index) => (/build|craft|wiring|fix_/.test(construct) ? 5 : 1 + ((index * 5) % 4))],
  ['of somebody who likes to write', (construct, index) => (/write|media|perform|past/.test(construct) ? 5 : 1 + ((index * 3) % 4))],
];

describe('on either database', () => {
  it.each(KINDS)('the same answers %s lead to the questions, the list and the reasons that the engine gives', async (_, rate) => {
    const { database, model } = server.services;
    const [one, other] = [await newStudent(server, { education: EDUCATION }), await newStudent(server, { education: EDUCATION })];
    const stages = await takeInStages(server, one, rate);
    expect(await takeInStages(server, other, rate)).toEqual(stages);

    const [row] = await database.db.select().from(assessments).where(eq(assessments.user_id, one.id));
    const scenarios = await itemsOf(database.db, row!.item_version);
    const { answers } = readAnswers(scenarios, row!.answers, EDUCATION);
    const bank = bankOf(scenarios)!;
    const { choices, seconds } = answers!.staged!;
    stages.forEach(({ questions }, stage) => {
      const staged = { choices: choices.slice(0, 3 * stage), seconds: seconds.slice(0, 4 * stage) };
      const asked = questionsOf(model, { ...answers!, staged }, stage).map((question) =>
        question.kind === 'second' ? [question.area] : question.areas.toSorted(),
      );
      const shown = questions.map(({ id, options }) =>
        options ? options.map((option) => bank.optionOf(option.id)!.area).sort() : [bank.areaOfSecond(id)],
      );
      expect(shown).toEqual(asked);
    });

    const found = recommend(model, answers!);
    const expected = found.state === 'list' ? keepTen(found.careers, oneStepChanges(model, answers!)) : [];
    const told = expected.map(({ match_score: _score, kind: _kind, ...row }) => row);
    for (const who of [one, other]) expect(await listTopTen(database.db, who.id)).toMatchObject(told);
  });

  it('no area stands first by its place in a list: each of the six places begins in one of six choices that follow', async () => {
    const stages = await takeInStages(server, await newStudent(server), KINDS[0]![1]);
    const bank = bankOf(await itemsOf(server.services.database.db))!;
    const first = stages.flatMap(({ questions }) =>
      questions.flatMap(({ options }) => {
        if (!options) return [];
        const places = options.map(({ id }) => AREAS.findIndex(({ key }) => key === bank.optionOf(id)!.area));
        return [places.toSorted((a, b) => a - b).indexOf(places[0]!)];
      }),
    );
    expect(first.slice(0, 6).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(first.slice(6).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
