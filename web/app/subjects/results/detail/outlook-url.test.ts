import { expect, it } from 'vitest';
import { outlookUrl } from './outlook-url.ts';

it('names the occupation by its title and by the digits of its code', () => {
  const url = new URL(outlookUrl({ onet_code: '19-1031.03', unique_title: { id: 1, text: 'Park Naturalists & Guides', mask_title: 'X' } }));
  expect(url.origin + url.pathname).toBe('https://www.careeronestop.org/Toolkit/Careers/Occupations/occupation-profile.aspx');
  expect(Object.fromEntries(url.searchParams)).toEqual({ keyword: 'Park Naturalists & Guides', onetcode: '19103103' });
});
