import type { StudentConsent } from '@careerscoop/contract/consent';
import { expect, it } from 'vitest';
import { standing, stateWords } from './consent-words.ts';

const DAY = 24 * 60 * 60 * 1000;
const asked = { channel: 'email' as const, contact: 'parent@example.net', asked_at: '2026-11-01T12:00:00Z', answered_at: null };
const consent = (change: Partial<StudentConsent>): StudentConsent => ({
  needed: true,
  adult_on: '2028-01-01',
  can_ask: true,
  sms: true,
  asked: null,
  purposes: [],
  ...change,
});
const NOW = Date.parse(asked.asked_at) + DAY;

it('says where a question to a parent stands', () => {
  expect(standing(consent({}), NOW)).toContain('When you want one of these');
  expect(standing(consent({ asked }), NOW)).toContain('They have not answered yet');
  expect(standing(consent({ asked }), NOW + 7 * DAY)).toContain('That link has run out');
  const answered = { ...asked, answered_at: '2026-11-02T12:00:00Z' };
  expect(standing(consent({ asked: answered }), NOW)).toContain('can change the answers');
  const purposes = [{ purpose: 'companions' as const, title: '', about: '', state: 'refused' as const }];
  expect(standing(consent({ asked: answered, purposes }), NOW)).toContain('A no stays until they change it');
});

it('names what a parent has left open differently from what they have not seen', () => {
  expect(stateWords('waiting', asked).text).toBe('Waiting for your parent');
  expect(stateWords('waiting', { ...asked, answered_at: '2026-11-02T12:00:00Z' }).text).toBe('Not answered yet');
});
