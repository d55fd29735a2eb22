import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Reasons } from './reasons.tsx';

const told = (what_would_change: string[], rank: number | null) =>
  renderToStaticMarkup(<Reasons career={{ reasons: [], what_would_change, rank, partly_estimated: false }} heading="h3" />);

it('says what one small change would do, or that the place is solid, and never both', () => {
  expect(told([], 3)).toContain('<b>This one is solid</b><p>No small change to one answer moves it out of your ten.</p>');
  expect(told([], 3)).not.toContain('One small change');
  expect(told(['Rate cooking 1 lower.'], 3)).toContain('<b>One small change</b><p>Rate cooking 1 lower.</p>');
  expect(told(['Rate cooking 1 lower.'], 3)).not.toContain('solid');
});

it('says neither of a career beyond the ten that no small change brings in', () => {
  expect(told([], null)).not.toMatch(/solid|One small change/);
});
