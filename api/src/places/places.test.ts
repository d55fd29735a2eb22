import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const suggest = (q: string) => server.ask('GET', `/addresses/?q=${encodeURIComponent(q)}`);

it('completes a street with the town of a ZIP code or of a name', async () => {
  const portland = { city: 'Portland', state: 'OR', zipcode: '97205', country: 'United States' };
  expect((await suggest('14 Garden Street 97205')).body).toEqual([{ ...portland, address: '14 Garden Street, Portland, OR 97205' }]);
  expect((await suggest('5 Hill Street, Madis')).body[0]).toMatchObject({ city: 'Madison', state: 'WI' });
  expect((await suggest('Springfield, IL')).body[0].address).toMatch(/^Springfield, IL \d{5}$/);
});

it('has no answer for nothing, and refuses what no address is', async () => {
  expect((await suggest('')).body).toEqual([]);
  expect((await suggest('Xyzzyville')).body).toEqual([]);
  expect((await suggest('x'.repeat(121))).status).toBe(400);
});

it('asks whoever completes addresses, and lets people write by hand when they fail', async () => {
  const hosted = { address: '1 Main St', city: 'Reno', state: 'NV', zipcode: '89501', country: 'United States' };
  const { services } = server;
  const own = services.addresses;
  services.addresses = { suggest: async (typed) => [{ ...hosted, address: typed }] };
  expect((await suggest('1 Main St')).body).toEqual([hosted]);
  services.addresses = {
    suggest: async () => {
      throw new Error('not reached');
    },
  };
  expect(await suggest('1 Main St')).toMatchObject({ status: 200, body: [] });
  services.addresses = own;
});
