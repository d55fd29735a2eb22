import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { firstQuotes } from './seed-quotes.sql.ts';
import { quotes } from './content.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (query = '') => server.ask('GET', `/user-reviews/${query}`);

describe('GET user-reviews/', () => {
  it('gives quotes to anybody, each whole and marked as an example of ours', async () => {
    const { status, body } = await ask('?per_page=3');
    expect(status).toBe(200);
    expect(body.results).toHaveLength(3);
    expect(body.meta).toEqual({ page: 1, per_page: 3, total: 4, number_of_pages: 2 });
    for (const quote of body.results) {
      expect(Object.keys(quote).sort()).toEqual(['example', 'id', 'image', 'name', 'review', 'title']);
      expect(quote).toMatchObject({ example: true, image: expect.stringMatching(/^\/art\/portraits\/[a-z]+\.svg$/) });
    }
  });

  it('pages without gap or repetition, and is empty after the last page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => ask(`?per_page=3&page=${page}`)));
    expect(pages.map(({ body }) => body.results.length)).toEqual([3, 1, 0]);
    const ids = pages.flatMap(({ body }) => body.results.map(({ id }: { id: number }) => id));
    expect(new Set(ids).size).toBe(4);
    expect((await ask()).body.meta).toMatchObject({ per_page: 10, number_of_pages: 1 });
  });

  it.each([['page=0'], ['page=-1'], ['page=x'], ['page=1.5'], ['page=99999'], ['per_page=0'], ['per_page=51']])(
    'refuses %s',
    async (query) => {
      const { status, body } = await ask(`?${query}`);
      expect(status).toBe(400);
      expect(Object.keys(body)).toEqual([query.split('=')[0]]);
    },
  );

  it('puts real quotes first, and a newer version of the seed then takes only the examples away', async () => {
    const { db } = server.services.database;
    const real = { image: '/art/portraits/amara.svg', name: 'Lee', title: 'Student', review: 'Mine.', example: false };
    await db.insert(quotes).values(real);
    expect((await ask()).body.results[0]).toMatchObject(real);
    await db.transaction((tx) => firstQuotes.fill(tx, server.services));
    expect((await ask()).body.results).toMatchObject([real]);
  });
});
