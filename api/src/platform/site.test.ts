import { site } from '@careerscoop/contract/site';
import { z } from 'zod';
import { expect, it } from 'vitest';
import { testConfig } from '../../test/test-config.ts';
import { startTestServer } from '../../test/test-server.ts';
import { describeSite } from './site.routes.ts';

it('tells everybody what a browser has to know, and nothing else of the settings', async () => {
  const server = await startTestServer();
  const { status, body } = await server.ask('GET', '/site/');
  expect(status).toBe(200);
  expect(z.strictObject(site.shape).parse(body)).toEqual({
    demo: true,
    public_url: 'http://careers.test',
    links: { for_organizations: null, blog: null, social: [] },
    organization: testConfig('/nowhere').organization,
    companions_open: true,
  });
  await server.close();
});

it('names our pages elsewhere where they are set', () => {
  const links = {
    for_organizations: 'https://org.example',
    blog: null,
    social: [{ network: 'tiktok' as const, url: 'https://t.example' }],
  };
  expect(describeSite({ ...testConfig('/nowhere'), links }).links).toEqual(links);
});

it('says that the companions are closed where nobody would hear of danger', () => {
  expect(describeSite({ ...testConfig('/nowhere'), safety: null }).companions_open).toBe(false);
});
