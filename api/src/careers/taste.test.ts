import { type Taste } from '@careerscoop/contract/taste';
import { OPENING, TASTE_CARDS } from '@careerscoop/contract/taste-opening';
import { TASTE_CARDS as ENGINE_CARDS, TASTE_PLAN, tasteCards } from '@careerscoop/engine/taste';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPerson } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { content } from '../assessment/content/scenarios.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Given = { id: unknown; answer: unknown }[];
const ask = (answers: unknown) => server.ask('POST', '/taste/', { body: { answers } as object });
const items = content.scenarios[1]!.questions;
const areaOf = (id: number) => (items.find((item) => item.id === id)?.construct as { area?: string } | undefined)?.area;

const idOf = (area: string) => items.find(({ id }) => areaOf(id) === area)?.id;

/** Takes the whole taste as somebody who likes these areas. */
async function taste(likes: readonly string[]): Promise<{ given: { id: number; answer: number }[]; taste: Taste; calls: number }> {
  let cards: { id: number; area: string }[] = [...OPENING];
  let given: { id: number; answer: number }[] = [];
  for (let calls = 1; ; calls += 1) {
    given = [...given, ...cards.map(({ id, area }) => ({ id, answer: likes.includes(area) ? 5 : 2 }))];
    const { status, body } = await ask(given);
    expect(status, JSON.stringify(body)).toBe(200);
    if (body.done) return { given, taste: body, calls };
    cards = body.cards;
  }
}

/** How many rows each table holds. */
async function rows(): Promise<Record<string, number>> {
  const { db } = server.services.database;
  const { rows: tables } = (await db.execute(
    sql`select table_schema || '.' || table_name as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )) as unknown as { rows: { name: string }[] };
  const counts: [string, number][] = [];
  for (const { name } of tables.filter((table) => !table.name.startsWith('jobs.'))) {
    const [schema = '', table = ''] = name.split('.');
    const { rows: found } = (await db.execute(
      sql`select count(*)::int as count from ${sql.identifier(schema)}.${sql.identifier(table)}`,
    )) as unknown as { rows: { count: number }[] };
    counts.push([name, found[0]!.count]);
  }
  return Object.fromEntries(counts);
}

describe('the cards that everybody gets first', () => {
  it('are the ones that the engine calls most telling, in the words of part 1', () => {
    expect(TASTE_CARDS).toBe(ENGINE_CARDS);
    const telling = tasteCards(server.services.model, [], TASTE_PLAN.stages[0]!);
    expect(OPENING.map(({ area }) => area).toSorted()).toEqual(telling.toSorted());
    for (const { id, text, area } of OPENING) {
      expect({ text: items.find((item) => item.id === id)?.question, area: areaOf(id) }).toEqual({ text, area });
    }
  });

  it('come to whoever has not answered anything', async () => {
    expect((await ask([])).body).toEqual({ done: false, cards: OPENING, careers: [] });
  });
});

describe('POST taste/', () => {
  it('asks three more cards twice and then gives three careers with reasons, without an account and without a trace', async () => {
    const before = await rows();
    const { given, taste: found, calls } = await taste(['animals', 'biology', 'medicine', 'care', 'outdoors']);
    expect({ calls, cards: new Set(given.map(({ id }) => id)).size }).toEqual({ calls: 3, cards: TASTE_CARDS });
    expect(found.careers).toHaveLength(3);
    expect(new Set(found.careers.map(({ onet_code }) => onet_code.slice(0, 2))).size).toBe(3);
    for (const { slug, title, description, reasons } of found.careers) {
      expect([slug, title, description].every(Boolean)).toBe(true);
      expect(reasons[0]?.kind).toBe('for');
      expect(reasons[0]?.answer).toMatch(/^You gave “.+” a [1-5]\./);
      expect((await server.ask('GET', `/careers/${slug}/`)).status).toBe(200);
    }
    expect(await rows()).toEqual(before);
  });

  it('gives the same of the same answers in any order, signed in or not', async () => {
    const { given, taste: found } = await taste(['coding', 'math', 'engineer', 'electronics']);
    const turned = given.toReversed();
    expect((await ask(turned)).body).toEqual(found);
    const { access } = await demoPerson(server, 'mentor');
    expect((await server.ask('POST', '/taste/', { as: access, body: { answers: given } })).body).toEqual(found);
  });

  it('takes what was answered in the assessment before: other cards, and more than twelve', async () => {
    const others = items.slice(20, 32).map(({ id }, i) => ({ id, answer: 1 + (i % 5) }));
    expect((await ask(others)).body.careers).toHaveLength(3);
    const all = items.map(({ id }, i) => ({ id, answer: 1 + (i % 5) }));
    expect((await ask(all)).body.careers).toHaveLength(3);
  });

  it('names for whoever likes no card much what they rated higher than the rest', async () => {
    const { body } = await ask(items.slice(0, 12).map(({ id }, i) => ({ id, answer: i < 3 ? 2 : 1 })));
    for (const { reasons } of body.careers) expect(reasons[0].answer).toContain('You rated that higher than other things.');
  });

  it('gives each of the three a reason also where no card is liked much', async () => {
    const given = 'fix_machines1 engineer1 active_work1 medicine1 money1 visual_art1 past_culture1 law1 hire1 sports2 cook1 teach1'.split(
      ' ',
    );
    const answers = given.map((each) => ({ id: idOf(each.slice(0, -1)), answer: Number(each.at(-1)) }));
    const { status, body } = await ask(answers);
    expect(status).toBe(200);
    expect(body.careers).toHaveLength(3);
    for (const { reasons } of body.careers) expect(reasons.some(({ kind }: { kind: string }) => kind === 'for')).toBe(true);
  });

  const twelve = (answer: (i: number) => unknown) => items.slice(0, 12).map(({ id }, i) => ({ id, answer: answer(i) }));
  const FLAT = 'You gave every card the same number, so we cannot tell what you like. Go through them again.';
  it.each<[string, Given, string, string]>([
    ['twelve equal answers', twelve(() => 4), 'answers', FLAT],
    ['two answers', twelve((i) => 1 + i).slice(0, 2), 'answers', 'Two answers say too little. Answer the first six cards.'],
    ['one answer', twelve((i) => 1 + i).slice(0, 1), 'answers', 'One answer says too little. Answer the first six cards.'],
    ['an invented id', [...twelve((i) => 1 + (i % 5)), { id: 99_999, answer: 3 }], 'answers.99999', 'This is not one of our cards.'],
    ['the id of a skill', [...twelve((i) => 1 + (i % 5)), { id: 201, answer: 3 }], 'answers.201', 'This is not one of our cards.'],
    ['a card answered twice', [...twelve((i) => 1 + (i % 5)), { id: 101, answer: 3 }], 'answers.101', 'This card is answered twice.'],
    ['a rating of 6', twelve((i) => 1 + (i % 6)), 'answers.5.answer', 'The answer must be a whole number from 1 to 5.'],
    ['a rating in words', twelve(() => '5'), 'answers.0.answer', 'The answer must be a whole number from 1 to 5.'],
    ['an id in words', [{ id: 'animals', answer: 3 }], 'answers.0.id', 'The id of a card is a whole number.'],
  ])('refuses %s at its place (400)', async (_, answers, place, sentence) => {
    const { status, body } = await ask(answers);
    expect({ status, said: body[place] }, JSON.stringify(body)).toEqual({ status: 400, said: [sentence] });
  });

  it.each(['all', null, undefined, {}, Array.from({ length: 101 }, () => ({ id: 101, answer: 3 }))])(
    'refuses answers that are no list of answers (400)',
    async (answers) => {
      expect((await ask(answers)).status).toBe(400);
    },
  );
});
