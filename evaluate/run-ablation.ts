import type { Answers } from '@careerscoop/engine/answers';
import { WEIGHTS } from '@careerscoop/engine/weights';
import type { Student } from './answering.ts';
import { studentsOf } from './cohort.ts';
import { engineTens } from './lists.ts';
import { hitRate } from './measures.ts';
import { testPlan } from './plans.ts';
import type { Tables } from './tables.ts';

const PARTS = ['s1', 's2', 's3', 's4', 'goal'] as const;
type Part = (typeof PARTS)[number];

/** hit@10 by which parts of the assessment were used, such as "s1+s3" or "all-goal". */
export type Ablation = Record<'A' | 'C', Record<string, number>>;

export function runAblation(tables: Tables): Ablation {
  const columns: [string, readonly Part[]][] = [
    ['s1', ['s1']],
    ...PARTS.slice(1).map((part): [string, Part[]] => [`s1+${part}`, ['s1', part]]),
    ...PARTS.slice(1, 4).map((part): [string, Part[]] => [part, [part]]),
    ['all', PARTS],
    ...PARTS.map((part): [string, Part[]] => [`all-${part}`, PARTS.filter((other) => other !== part)]),
  ];
  const rates = (setting: 'A' | 'C') => {
    const students = studentsOf(testPlan(setting, tables), tables);
    return Object.fromEntries(columns.map(([name, parts]) => [name, hitWith(students, parts, tables)]));
  };
  return { A: rates('A'), C: rates('C') };
}

function hitWith(students: readonly Student[], parts: readonly Part[], tables: Tables): number {
  const cut = students.map((student) => ({ ...student, answers: keep(student.answers, parts) }));
  const weights = { ...WEIGHTS, situations: parts.includes('s3') ? WEIGHTS.situations : 0 };
  return hitRate(students, engineTens(cut, tables, weights));
}

/** A part that is left out is answered the same everywhere, which adds nothing to any score. */
function keep(answers: Answers, parts: readonly Part[]): Answers {
  return {
    areas: parts.includes('s1') ? answers.areas : answers.areas.map(() => 3),
    skills: parts.includes('s2') ? answers.skills : answers.skills.map(() => 3),
    situations: answers.situations,
    types: parts.includes('s4') ? answers.types : [],
    goal: parts.includes('goal') ? answers.goal : null,
  };
}
