import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, demoPerson, newSchool, newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { firstResources } from './seed-resources.sql.ts';
import { school_resources } from './content.tables.ts';

let server: TestServer;
let student: SignedIn;
let school: number;
let otherSchool: number;
const own = {
  kind: 'picks' as const,
  title: 'Our counselor',
  subtitle: 'Room 12',
  thumbnail: '/art/empty.svg',
  url: '',
  body: '<p>Come in.</p>',
};
beforeAll(async () => {
  server = await startTestServer();
  student = await demoPerson(server, 'student');
  const { body } = await server.ask('GET', '/profile/', { as: student.access });
  school = body.school.id;
  const { db } = server.services.database;
  otherSchool = (await newSchool(server, 'Another School')).id;
  await db.insert(school_resources).values([
    { ...own, school, ordering: 90 },
    { ...own, school: otherSchool, ordering: 1, title: 'Their counselor' },
  ]);
});
afterAll(() => server.close());

const ask = (query: string, who = student) => server.ask('GET', `/school-resource/${query}`, { as: who.access });
const titles = ({ body }: { body: { results: { title: string }[] } }) => body.results.map(({ title }) => title);

describe('GET school-resource/', () => {
  it('gives two different lists, page by page, without gap or repetition', async () => {
    const pages = await Promise.all(['picks', 'finds'].flatMap((kind) => [1, 2, 3].map((page) => ask(`?kind=${kind}&page=${page}`))));
    expect(pages.map(({ body }) => body.results.length)).toEqual([8, 2, 0, 8, 2, 0]);
    expect(pages[0]?.body.meta).toEqual({ page: 1, per_page: 8, total: 10, number_of_pages: 2 });
    expect(new Set(pages.flatMap(titles)).size).toBe(20);
    for (const resource of pages.flatMap(({ body }) => body.results)) {
      expect(resource.url).toMatch(/^https:\/\/[a-z.]+\/[a-z-/]*$/);
      expect(resource.thumbnail).toMatch(/^\/art\/finds\/[a-z-]+\.svg$/);
      expect(resource.body).toMatch(/^<p>.{60,}<\/p>$/);
      expect(resource.school).toBeNull();
    }
    expect((await ask('?page_size=3')).body.meta).toMatchObject({ per_page: 3, number_of_pages: 4 });
  });

  it("puts what the own school recommends first, and shows nobody another school's", async () => {
    expect(titles(await ask(`?kind=picks&school=${school}`))[0]).toBe('Our counselor');
    expect((await ask(`?kind=picks&school=${school}`)).body.meta.total).toBe(11);
    const general = titles(await ask('?kind=picks'));
    for (const who of [student, await newStudent(server), await demoPerson(server, 'mentor')]) {
      expect(titles(await ask(`?kind=picks&school=${otherSchool}`, who))).toEqual(general);
    }
    expect(titles(await ask(`?kind=picks&school=${school}`, await newStudent(server)))).toEqual(general);
  });

  it.each(['page=0', 'page=x', 'kind=all', 'school=mine', 'school=0', 'page_size=0', 'page_size=51'])('refuses %s', async (query) => {
    const { status, body } = await ask(`?${query}`);
    expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [query.split('=')[0]] });
  });

  it('is for those who are signed in', async () => {
    expect((await server.ask('GET', '/school-resource/')).status).toBe(401);
  });

  it('keeps what a school has added when our own list changes', async () => {
    const { db } = server.services.database;
    await db.transaction((tx) => firstResources.fill(tx, server.services));
    expect(await db.$count(school_resources)).toBe(22);
    expect(await db.$count(school_resources, eq(school_resources.school, school))).toBe(1);
  });
});
