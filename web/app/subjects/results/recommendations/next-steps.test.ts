import { expect, it } from 'vitest';
import type { Result } from '@careerscoop/contract/results';
import { comparePath, nextSteps } from './next-steps.ts';

const career = { id: 7, name: 'Career Buddy', consent_needed: false };
const college = { id: 8, name: 'College Buddy', consent_needed: false };
const short = (companions: Parameters<typeof nextSteps>[0], companionsOpen = true) =>
  nextSteps(companions, companionsOpen).map(({ to, reason }) => to ?? reason);

it('opens each step with its companion', () => {
  expect(nextSteps([career, college], true).map(({ title, companion }) => `${title}: ${companion}`)).toEqual([
    'Compare Careers: Career Buddy',
    'Start an Action Plan: Career Buddy',
    'Find Schools & Programs: College Buddy',
  ]);
  expect(short([career, college])).toEqual([
    '/profile/ai-companions/7/career-buddy?type=compare-careers',
    '/profile/ai-companions/7/career-buddy?type=start-action-plan',
    '/profile/ai-companions/8/college-buddy?type=find-schools',
  ]);
});

it('locks a step without its companion, and one that waits for a parent', () => {
  expect(short([])).toEqual(['plan', 'plan', 'plan']);
  expect(short([career]).at(-1)).toBe('plan');
  expect(short([{ ...career, consent_needed: true }, college])).toEqual([
    'consent',
    'consent',
    '/profile/ai-companions/8/college-buddy?type=find-schools',
  ]);
});

it('locks every step while the companions are closed, whoever has one', () => {
  expect(short([career], false)).toEqual(['soon', 'soon', 'soon']);
});

it('puts at most four side by side', () => {
  const saved = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug }) as Result);
  expect(comparePath(saved)).toBe('/careers/compare?careers=a,b,c,d');
  expect(comparePath(saved.slice(0, 2))).toBe('/careers/compare?careers=a,b');
});
