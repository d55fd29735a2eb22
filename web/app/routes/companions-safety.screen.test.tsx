import { getCompanionsSafety } from '@careerscoop/contract/safety';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { show } from '../../test/show.tsx';
import CompanionsSafetyPage from './companions-safety.tsx';

const text = () => document.body.textContent ?? '';

it('says who may not use them, what is noticed, and the lines, whatever the server says', () => {
  fakeRefusal(getCompanionsSafety, { status: 503, body: { code: 'unavailable' } });
  show(<CompanionsSafetyPage />, '/companions-safety');
  expect(text()).toContain('may not be suitable for some minors');
  expect(text()).toContain('Nobody under 13');
  for (const line of ['988', '741741', '911', '1-800-422-4453', '1-800-222-1222', '1-866-488-7386']) expect(text()).toContain(line);
  expect(screen.getByRole('link', { name: 'Text HOME to 741741' }).getAttribute('href')).toMatch(/^sms:741741/);
  for (const link of screen.getByRole('navigation', { name: 'On this page' }).querySelectorAll('a'))
    expect(document.querySelector(link.getAttribute('href') ?? ''), link.textContent ?? '').not.toBeNull();
});

it('says when a person reads, and how often help was shown', async () => {
  const years = [
    { year: 2026, referrals: 1 },
    { year: 2025, referrals: 12 },
  ];
  fakeAnswer(getCompanionsSafety, { open: true, read: 'Monday to Friday, 9 a.m. to 5 p.m. Eastern time', years });
  show(<CompanionsSafetyPage />, '/companions-safety');
  await screen.findByText(/Monday to Friday, 9 a.m. to 5 p.m. Eastern time/);
  expect(text()).toContain('said for the third time within a day. Each time the companion says so to the student.');
  expect(text()).toContain('2026: 1 time');
  expect(text()).toContain('2025: 12 times');
});

it('is honest where nobody reads and at zero', async () => {
  fakeAnswer(getCompanionsSafety, { open: true, read: null, years: [] });
  show(<CompanionsSafetyPage />, '/companions-safety');
  await screen.findByText(/no person reads of it/);
  expect(text()).not.toContain('third time');
  expect(text()).toContain('0 times so far');
});

it('says that the companions are closed where they are', async () => {
  fakeAnswer(getCompanionsSafety, { open: false, read: null, years: [] });
  show(<CompanionsSafetyPage />, '/companions-safety');
  await screen.findByText('The companions are closed here for now.');
});

it('says so when the figures cannot be loaded', async () => {
  fakeRefusal(getCompanionsSafety, { status: 500, body: { code: 'internal' } });
  show(<CompanionsSafetyPage />, '/companions-safety');
  await screen.findByText(/The figures cannot be loaded/);
});
