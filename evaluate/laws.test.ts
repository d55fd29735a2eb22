import { readFileSync } from 'node:fs';
import { readData } from '@careerscoop/catalogue/read-data';
import { ACTIVITIES, ACTIVITIES_OF_AREA } from '@careerscoop/engine/activities';
import type { Answers } from '@careerscoop/engine/answers';
import { AREAS, SKILLS } from '@careerscoop/engine/constructs';
import { PROFILE_WIDTH } from '@careerscoop/engine/model';
import { personOf, type Person } from '@careerscoop/engine/person';
import { roomFor, scoreAll, skillPart } from '@careerscoop/engine/score';
import { WEIGHTS } from '@careerscoop/engine/weights';
import { expect, test } from 'vitest';
import formulas from '../catalogue/definitions/areas.json' with { type: 'json' };
import { studentsOf } from './cohort.ts';
import { engineTens } from './lists.ts';
import { allCareers } from './plans.ts';
import { loadTables } from './tables.ts';

// Laws that hold on the real catalogue; those that hold on any catalogue are in engine/src.
const tables = loadTables();
const { model, careers } = tables;
const students = studentsOf({ setting: 'C', seeds: [701], careers: allCareers(tables), repeats: 1, tie: 0.7 }, tables);
const some = students.filter((_, i) => i % 9 === 0);
const scoresOf = (answers: Answers) => scoreAll(model, personOf(answers, WEIGHTS), WEIGHTS, roomFor(careers));

/** The careers whose profile has most of one column. */
function leadingIn(column: number, count: number): number[] {
  const figure = (career: number) => model.profiles[career * PROFILE_WIDTH + column]!;
  return allCareers(tables)
    .sort((one, other) => figure(other) - figure(one))
    .slice(0, count);
}

function placeOf(scores: Float64Array, career: number): number {
  return scores.reduce((before, score) => before + Number(score > scores[career]!), 0);
}

// Law 3.
test('answers like a career’s own profile put it first in the area part', () => {
  const anybody = personOf(students[0]!.answers, WEIGHTS);
  for (const career of allCareers(tables)) {
    const at = career * PROFILE_WIDTH;
    const areas = Array.from(model.profiles.subarray(at, at + AREAS.length));
    const person: Person = { ...anybody, areas, areaLength: 1 };
    const parts = scoreAll(model, person, WEIGHTS, roomFor(careers)).areas;
    expect(parts.indexOf(Math.max(...parts))).toBe(career);
  }
});

// Law 4.
test('one point more on an area lowers no score of its ten leading careers, and hardly ever a place', () => {
  let compared = 0;
  let lowerScores = 0;
  let lowerPlaces = 0;
  const leading = AREAS.map((_, i) => leadingIn(i, 10));
  for (const { answers } of some) {
    const before = scoresOf(answers).total;
    for (let i = 0; i < AREAS.length; i += 3) {
      if (answers.areas[i] === 5) continue;
      const after = scoresOf({ ...answers, areas: answers.areas.with(i, answers.areas[i]! + 1) }).total;
      for (const career of leading[i]!) {
        compared++;
        if (after[career]! < before[career]! - 1e-9) lowerScores++;
        if (placeOf(after, career) > placeOf(before, career)) lowerPlaces++;
      }
    }
  }
  expect(compared).toBeGreaterThan(10_000);
  expect(lowerScores).toBe(0);
  expect(lowerPlaces / compared).toBeLessThan(0.001);
});

// Law 6, first half.
test('a better band never lowers the skill part of the skill’s twenty leading careers', () => {
  const leading = SKILLS.map((_, j) => leadingIn(PROFILE_WIDTH - SKILLS.length + j, 20));
  for (const { answers } of some) {
    const before = personOf(answers, WEIGHTS);
    answers.skills.forEach((band, j) => {
      if (band === 1) return;
      const after = personOf({ ...answers, skills: answers.skills.with(j, band - 1) }, WEIGHTS);
      for (const career of leading[j]!) {
        expect(skillPart(model, after, career)).toBeGreaterThanOrEqual(skillPart(model, before, career) - 1e-9);
      }
    });
  }
});

// Law 13.
test('every career can be reached', () => {
  const plan = {
    setting: 'C',
    seeds: [711, 712, 713, 714],
    careers: allCareers(tables),
    repeats: 1,
  } as const;
  const tens = engineTens(studentsOf(plan, tables), tables);
  expect(tens).toHaveLength(4 * careers);
  expect(new Set(tens.flat()).size).toBe(careers);
});

// Law 14, beside the test on made-up rows.
test('no step of the ranking speaks of related careers or wages', () => {
  const files = ['score.ts', 'rank.ts', 'diversify.ts', 'model.ts', 'person.ts', 'ranking.ts'];
  for (const file of files) {
    const text = readFileSync(new URL(`../engine/src/${file}`, import.meta.url), 'utf8');
    expect(text).not.toMatch(/related|wage/i);
  }
});

test('engine and catalogue mean the same by areas, skills and activities', () => {
  expect(formulas.map(({ key, type }) => ({ key, type }))).toEqual(AREAS);
  expect(readData('activities').elements.map(({ name }) => name)).toEqual(ACTIVITIES);
  for (const { key, formula } of formulas) {
    const terms = Object.keys(formula).filter((term) => term.startsWith('W:'));
    const named = ACTIVITIES_OF_AREA[key as keyof typeof ACTIVITIES_OF_AREA] ?? [];
    expect(terms.map((term) => term.slice(2)).sort()).toEqual([...named].sort());
  }
});
