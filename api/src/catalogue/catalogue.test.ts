import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

it('finds careers by any of their names, also those that nobody has rated yet, and says which', async () => {
  const find = async (q: string) => (await server.ask('GET', `/careers/?q=${encodeURIComponent(q)}`)).body.results;
  expect((await find('vet')).map(({ onet_code }: { onet_code: string }) => onet_code)).toContain('29-1131.00');
  expect(await find('zzzzqqq')).toEqual([]);
  const all = [];
  for (let page = 1; page <= 19; page += 1) all.push(...(await server.ask('GET', `/careers/?page=${page}`)).body.results);
  expect(all.every(({ ranked }: { ranked: boolean }) => ranked)).toBe(true);
  const estimated = all.filter(({ partly_estimated }: { partly_estimated: boolean }) => partly_estimated);
  expect(estimated.length).toBeGreaterThan(30);
  expect(estimated.map(({ slug }: { slug: string }) => slug)).toContain('software-developers');
  const [{ title, onet_code }] = estimated;
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
  expect(await server.ask('GET', '/careers/99-9999.00/')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await server.ask('GET', '/careers/..%2f..%2fetc/')).status).toBe(400);
});

it('says of pay and outlook that they are for a wider group, in the list, alone and in every order', async () => {
  const nurse = (await server.ask('GET', '/careers/29-1141.04/')).body;
  expect(nurse.shared_with).toBeGreaterThan(0);
  const vet = (await server.ask('GET', '/careers/veterinarians/')).body;
  expect(vet.shared_with).toBe(0);
  for (const sort of ['pay', 'growth']) {
    const { results } = (await server.ask('GET', `/careers/?q=nurse&sort=${sort}`)).body;
    const listed = results.find(({ onet_code }: { onet_code: string }) => onet_code === nurse.onet_code);
    expect(listed.shared_with).toBe(nurse.shared_with);
  }
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

describe('filters of GET careers/', () => {
  const list = async (query: string) => (await server.ask('GET', `/careers/?${query}`)).body;

  it('narrows by interest, pay, growth and step, alone and together', async () => {
    const all = (await list('')).meta.total;
    for (const query of ['interest=animals', 'education=bachelor', 'pay_min=100000', 'growth=fast', 'job_zone=5']) {
      const { meta } = await list(query);
      expect(meta.total, query).toBeGreaterThan(3);
      expect(meta.total, query).toBeLessThan(all);
    }
    const { results } = await list('interest=animals&pay_min=60000');
    expect(results.length).toBeGreaterThan(0);
    for (const career of results) {
      expect(career.areas).toContain('animals');
      expect(career.median_wage).toBeGreaterThanOrEqual(60_000);
    }
  });

  it('sorts by pay and growth with what is not published last', async () => {
    const { results } = await list('sort=pay');
    const pays = results.map(({ median_wage }: { median_wage: number }) => median_wage);
    expect(pays).toEqual(pays.toSorted((a: number, b: number) => b - a));
    const last = await list('sort=pay&page=19');
    expect(last.results.at(-1).median_wage).toBeNull();
    expect((await list('q=nurse&sort=title')).results[0].title.localeCompare('B')).toBeLessThan(0);
  });

  it.each(['interest=DROP TABLE', 'education=phd', 'pay_min=lots', 'growth=up', 'job_zone=6', 'sort=random'])(
    'refuses %s at its field',
    async (query) => {
      const { status, body } = await server.ask('GET', `/careers/?${query}`);
      expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [query.split('=')[0]] });
    },
  );

  it('finds what a teenager means', async () => {
    expect((await list('q=youtuber')).results[0].slug).toMatch(/editor/);
  });
});
