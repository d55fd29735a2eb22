import { AREAS } from '@careerscoop/engine/constructs';
import { deviation } from '@careerscoop/engine/linear';
import { expect, test } from 'vitest';
import { baselineOf } from './baselines.ts';
import { cohortOf, studentsOf, type Setting } from './cohort.ts';
import { baselineTens, engineTens } from './lists.ts';
import { hitRate, mean } from './measures.ts';
import { allCareers } from './plans.ts';
import { loadTables } from './tables.ts';

// A few hundred students in four worlds: wide bounds, but an engine that lost its way falls through them.
const tables = loadTables();
const careers = allCareers(tables).filter((career) => career % 7 === 0);
const planOf = (setting: Setting) => ({ setting, seeds: [801, 802, 803, 804], careers, repeats: 1 });
const rates = (setting: Setting) => {
  const students = studentsOf(planOf(setting), tables);
  return {
    students,
    engine: hitRate(students, engineTens(students, tables)),
    pearson: hitRate(students, baselineTens(students, baselineOf('pearson_60', tables))),
  };
};

test('students made of one career find it in six to eight of ten lists', () => {
  const { students, engine, pearson } = rates('A');
  expect(students.length).toBe(504);
  expect(engine).toBeGreaterThan(0.63);
  expect(engine).toBeLessThan(0.8);
  expect(pearson).toBeLessThan(0.25);
});

test('students as loosely tied as real people find it in one of six or seven', () => {
  const { engine, pearson } = rates('C');
  expect(engine).toBeGreaterThan(0.1);
  expect(engine).toBeLessThan(0.23);
  expect(engine).toBeGreaterThan(2 * pearson);
});

test('the same seed gives the same students', () => {
  expect(studentsOf(planOf('B'), tables).map(({ answers }) => answers)).toEqual(
    studentsOf(planOf('B'), tables).map(({ answers }) => answers),
  );
});

test('people asked twice stay who they are and answer a little differently', () => {
  const [first, second] = cohortOf(planOf('A'), tables, 2);
  expect(second!.map(({ person }) => person)).toEqual(first!.map(({ person }) => person));
  const differing = first!.map(({ answers }, i) => {
    return AREAS.filter((_, area) => answers.areas[area] !== second![i]!.answers.areas[area]).length;
  });
  expect(mean(differing)).toBeGreaterThan(15);
  expect(mean(differing)).toBeLessThan(40);
});

test('flat people rate flat, careless shares are kept', () => {
  const flat = studentsOf({ ...planOf('C'), every: { flat: true }, assumptions: { careless: 0 } }, tables);
  const usual = studentsOf({ ...planOf('C'), assumptions: { careless: 0.3 } }, tables);
  expect(mean(flat.map(({ answers }) => deviation(answers.areas)))).toBeLessThan(0.75);
  expect(flat.every(({ person }) => person.carelessness === 'none')).toBe(true);
  const careless = mean(usual.map(({ person }) => Number(person.carelessness !== 'none')));
  expect(careless).toBeGreaterThan(0.24);
  expect(careless).toBeLessThan(0.36);
});
