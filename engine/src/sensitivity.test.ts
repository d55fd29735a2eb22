import { expect, test } from 'vitest';
import { madeUpModel, plainAnswers } from '../test/made-up.ts';
import { AREAS } from './constructs.ts';
import { rankCatalogue } from './ranking.ts';
import { changesFor, oneStepChanges } from './sensitivity.ts';

const answers = plainAnswers({ goal: 3 });
const changes = oneStepChanges(madeUpModel, answers);
const codesOf = (areas: readonly number[]) =>
  rankCatalogue(madeUpModel, { ...answers, areas }).list.map((career) => madeUpModel.codes[career]!);

test('every change is one step, and does what it says', () => {
  expect(changes.length).toBeGreaterThan(0);
  for (const { area, from, to, leaves, enters } of changes) {
    const i = AREAS.findIndex(({ key }) => key === area);
    expect(Math.abs(from - to)).toBe(1);
    expect(answers.areas[i]).toBe(from);
    const then = codesOf(answers.areas.with(i, to));
    for (const code of leaves) expect(then).not.toContain(code);
    for (const code of enters) expect(then).toContain(code);
    expect(leaves).toHaveLength(enters.length);
  }
});

test('what would change one career: at most two answers, each about it', () => {
  const code = changes[0]!.leaves[0]!;
  const about = changesFor(changes, code);
  expect(about.length).toBeGreaterThan(0);
  expect(about.length).toBeLessThanOrEqual(2);
  for (const { leaves, enters } of about) expect([...leaves, ...enters]).toContain(code);
});
