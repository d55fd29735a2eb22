import type { CohortPlan, Setting } from './cohort.ts';
import { randomOf } from './random.ts';
import type { Tables } from './tables.ts';

// Every seed of the evaluation stands here. Worlds differ more than students of one world do, so each run
// takes as many worlds as its size allows instead of asking many students in few.

function worlds(first: number, count = 12): number[] {
  return Array.from({ length: count }, (_, i) => first + i + 1);
}

/** Worlds of their own for the main table: all careers, one student a career and world. */
const CONFIRMATION_SEEDS: Record<Setting, number[]> = {
  A: worlds(900, 8),
  B: worlds(910, 8),
  C: worlds(920, 8),
};
/** Worlds of the other tables: every second career. */
const TEST_SEEDS: Record<Setting, number[]> = {
  A: worlds(100),
  B: worlds(200),
  C: worlds(300),
};
export const SEEDS = {
  mirrored: worlds(400),
  careless: worlds(420),
  retest: worlds(440, 8),
  assumptions: worlds(460, 8),
  confidence: worlds(480, 8),
  flat: worlds(500, 18),
  ordinary: worlds(520, 18),
  signs: worlds(600, 40),
  simulator: worlds(560, 2),
  disturbance: 580,
  recommended: worlds(700, 6),
  masked: 740,
  norms: worlds(760),
};

export function allCareers({ careers }: Tables): number[] {
  return Array.from({ length: careers }, (_, i) => i);
}

/** Every second career: the weights were tuned on the others. */
export function testCareers(tables: Tables): number[] {
  return allCareers(tables).filter((career) => career % 2 === 0);
}

export function confirmationPlan(setting: Setting, tables: Tables): CohortPlan {
  return { setting, seeds: CONFIRMATION_SEEDS[setting], careers: allCareers(tables), repeats: 1 };
}

export function testPlan(setting: Setting, tables: Tables, change: Partial<CohortPlan> = {}): CohortPlan {
  return { setting, seeds: TEST_SEEDS[setting], careers: testCareers(tables), repeats: 1, ...change };
}

const MASKED = 200;

/** Rated careers that are estimated as if they were not, drawn by a seed, in code order. */
export function maskedCareers(tables: Tables): number[] {
  const random = randomOf(SEEDS.masked);
  const left = allCareers(tables);
  const drawn = Array.from({ length: MASKED }, () => left.splice(random.whole(0, left.length - 1), 1)[0]!);
  return drawn.sort((one, other) => one - other);
}

/** Some 5,000 students: every career in six worlds. */
export function mostRecommendedPlan(tables: Tables): CohortPlan {
  return { setting: 'C', seeds: SEEDS.recommended, careers: allCareers(tables), repeats: 1 };
}
