import { expect, it } from 'vitest';
import { CARD, layCard } from './lay-card.ts';
import { layLines } from './lay-lines.ts';

// Letters that are half as wide as they are high.
const measure = (text: string, size: number) => text.length * size * 0.5;
const LONGEST = 'Sales Representatives of Services, Except Advertising, Insurance, Financial Services, and Travel';

it('keeps a title on one line as long as it can be read there, and then breaks it between words', () => {
  const room = { width: 400, size: 40, least: 30 };
  expect(layLines('Tour Guide', room, measure)).toEqual({ size: 40, lines: ['Tour Guide'] });
  expect(layLines('Conservation Scientists', room, measure)).toEqual({ size: 34, lines: ['Conservation Scientists'] });
  expect(layLines('Zoologist or Wildlife Biologist', room, measure)).toEqual({ size: 30, lines: ['Zoologist or Wildlife', 'Biologist'] });
  const long = layLines('Electroencephalographers-and-more', { ...room, width: 300 }, measure);
  expect(long.lines.join('')).toContain('Electroencephalogr');
  for (const line of long.lines) expect(measure(line, long.size)).toBeLessThanOrEqual(300);
});

it('never writes smaller than can be read, and makes the picture higher rather than losing a word', () => {
  const usual = layCard(Array(10).fill('Tour Guide'), { big: measure, small: measure });
  expect(usual.height).toBe(CARD.height);
  const plan = layCard(Array(10).fill(LONGEST), { big: measure, small: measure });
  for (const { size, lines } of plan.first) expect([size, lines.join(' ')]).toEqual([46, LONGEST]);
  for (const { size, lines } of plan.rest) expect([size, lines.join(' ')]).toEqual([29, LONGEST]);
  expect(plan.height).toBeGreaterThan(CARD.height);
  expect(Math.max(...plan.rest.map(({ y, size, lines }) => y + lines.length * size))).toBeLessThan(plan.height - 100);
});
