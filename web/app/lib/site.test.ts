import { expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';
import { publicUrl, readSite } from './site.ts';

it('reads what the server wrote, and nothing where it wrote nothing', () => {
  expect(readSite('{"public_url":"https://careers.example"}')).toEqual({ public_url: 'https://careers.example' });
  for (const text of ['{}', '', undefined, null, '{"dem']) expect(readSite(text)).toEqual({});
});

it('writes into the built page an address that the server fills in', () => {
  expect(publicUrl('/faq')).toBe('https://public-url.invalid/faq');
});

it('says the same to search engines and to the card of a shared link', () => {
  const meta = pageMeta({ title: 'FAQ', description: 'Short answers.', path: '/faq' }) as Record<string, string>[];
  const said = (property: string) => meta.find((tag) => tag['property'] === property)?.['content'];
  expect(meta[0]).toEqual({ title: 'FAQ · CareerScoop' });
  expect(said('og:title')).toBe('FAQ · CareerScoop');
  expect(said('og:description')).toBe('Short answers.');
  expect(said('og:url')).toBe(meta.find(({ rel }) => rel === 'canonical')?.['href']);
});
