import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('lists more than 840 careers, 50 a page, without sign-in', async () => {
  const { status, body } = await server.ask('GET', '/careers/');
  expect(status).toBe(200);
  expect(body.meta.total).toBeGreaterThan(870);
  expect(body.results).toHaveLength(50);
  const last = await server.ask('GET', `/careers/?page=${body.meta.number_of_pages}`);
  expect(last.body.results.length).toBe(body.meta.total % 50 || 50);
  expect((await server.ask('GET', '/careers/?page=999')).body.results).toEqual([]);
});

it('finds careers by any of their names, also those that are never ranked', async () => {
  const find = async (q: string) => (await server.ask('GET', `/careers/?q=${encodeURIComponent(q)}`)).body.results;
  expect((await find('vet')).map(({ onet_code }: { onet_code: string }) => onet_code)).toContain('29-1131.00');
  expect((await find('zzzzqqq'))).toEqual([]);
  const all = [];
  for (let page = 1; page <= 19; page += 1) all.push(...(await server.ask('GET', `/careers/?page=${page}`)).body.results);
  const unranked = all.filter(({ ranked }: { ranked: boolean }) => !ranked);
  expect(unranked.length).toBeGreaterThan(30);
  const [{ title, onet_code }] = unranked;
  expect((await find(title)).map((row: { onet_code: string }) => row.onet_code)).toContain(onet_code);
});

it('shows one career by code or slug, each figure with its source, and a missing figure as missing', async () => {
  const { body } = await server.ask('GET', '/careers/29-1131.00/');
  expect(body).toMatchObject({ onet_code: '29-1131.00', slug: 'veterinarians', ranked: true });
  expect(body.wage.median).toBeGreaterThan(50_000);
  expect(body.sources.wages.source).toMatch(/Bureau of Labor Statistics/);
  expect((await server.ask('GET', '/careers/veterinarians/')).body).toEqual(body);
  const actors = (await server.ask('GET', '/careers/27-2011.00/')).body;
  expect(actors.median_wage).not.toBe(0);
  expect((await server.ask('GET', '/careers/99-9999.00/'))).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await server.ask('GET', '/careers/..%2f..%2fetc/')).status).toBe(400);
});

it('completes addresses from the ZIP table', async () => {
  const find = async (q: string) => (await server.ask('GET', `/addresses/?q=${encodeURIComponent(q)}`)).body;
  expect((await find('97205'))[0]).toMatchObject({ city: 'Portland', state: 'OR', zipcode: '97205' });
  expect((await find('14 Garden Street, Portl'))[0].address).toMatch(/^14 Garden Street, Portland, /);
  expect((await find('14 Garden Street 97205'))[0].address).toBe('14 Garden Street, Portland, OR 97205');
  expect(await find('')).toEqual([]);
});

it('lists the four plans, Milkshake the fourth', async () => {
  const { body } = await server.ask('GET', '/pricing_plan/');
  expect(body.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4]);
  expect(body[3].title).toBe('Milkshake');
  expect(Object.keys(body[0]).sort()).toEqual(['description', 'duration', 'id', 'image', 'price', 'title', 'whiteImage']);
});
