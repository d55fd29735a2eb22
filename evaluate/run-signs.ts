import { confidenceOf, signalsOf, signsOf } from '@careerscoop/engine/confidence';
import { deviation } from '@careerscoop/engine/linear';
import type { Student } from './answering.ts';
import { studentsOf } from './cohort.ts';
import { engineResults, topTen, type Result } from './lists.ts';
import { hitRate, mean, measure } from './measures.ts';
import { SEEDS, testPlan } from './plans.ts';
import { inStages } from './staged.ts';
import type { Tables } from './tables.ts';

export interface SignFigures {
  /** Share of flat profiles, and of ordinary ones, that each rule flags. */
  flat_by_spread: { flat: number; ordinary: number };
  flat: { flat: number; ordinary: number };
  /**
   * Share of careless students, and of careful ones, flagged; and what the lists of the flagged are worth
   * (C).
   */
  careless: { careless: number; careful: number; hit_10_flagged: number; hit_10_others: number };
  /** The same where part 3 was asked in stages. */
  careless_staged: { careless: number; careful: number };
}

/** Confidence against what happens, over people whose tie to their career lies between .2 and .8. */
export interface Calibration {
  labels: Record<'exploring' | 'fair' | 'clear', { share: number; stated: number; observed: number; own: number }>;
  /** Mean difference of stated and observed over ten groups of equal size. */
  ece: number;
  /**
   * Chance that a student whose list holds the own or a related career is given more confidence than one
   * without.
   */
  auc: number;
  brier: number;
  brier_of_the_mean: number;
}
/** With the fixed questions, and where part 3 was chosen for the same students. */
export interface ConfidenceFigures extends Calibration {
  staged: Calibration;
}

const SPREAD = 0.7;
const MIXED_TIES = [0.2, 0.35, 0.5, 0.65, 0.8];

export function runSigns(tables: Tables): SignFigures {
  const careful = { careless: 0 };
  const signed = (results: Result[]) => results.map((result) => signsOf(result.student.answers, signalsOf(result.ranking!)));
  const flatOnes = engineResults(
    studentsOf(testPlan('C', tables, { seeds: SEEDS.flat, assumptions: careful, every: { flat: true } }), tables),
    tables,
  );
  const ordinary = engineResults(studentsOf(testPlan('C', tables, { seeds: SEEDS.ordinary, assumptions: careful }), tables), tables);
  const mixed = engineResults(studentsOf(testPlan('C', tables, { seeds: SEEDS.signs }), tables), tables);
  const flags = signed(mixed);
  const flagged = (keep: (result: Result) => boolean) =>
    mean(mixed.flatMap((result, i) => (keep(result) ? [Number(flags[i]!.careless)] : [])));
  const chosen = engineResults(inStages(studentsOf(testPlan('C', tables, { seeds: SEEDS.signs }), tables), tables.model, 3), tables);
  const chosenFlags = signed(chosen);
  const inChosen = (keep: (result: Result) => boolean) =>
    mean(chosen.flatMap((result, i) => (keep(result) ? [Number(chosenFlags[i]!.careless)] : [])));
  const careless = ({ student }: Result) => student.person.carelessness !== 'none';
  const hits = (results: Result[]) =>
    hitRate(
      results.map(({ student }) => student),
      results.map(topTen),
    );
  const share = (results: Result[]) => ({
    spread: mean(results.map(({ student }) => Number(deviation(student.answers.areas) < SPREAD))),
    flat: mean(signed(results).map(({ flat }) => Number(flat))),
  });
  const [ofFlat, ofOrdinary] = [share(flatOnes), share(ordinary)];
  return {
    flat_by_spread: { flat: ofFlat.spread, ordinary: ofOrdinary.spread },
    flat: { flat: ofFlat.flat, ordinary: ofOrdinary.flat },
    careless: {
      careless: flagged(careless),
      careful: flagged((result) => !careless(result)),
      hit_10_flagged: hits(mixed.filter((_, i) => flags[i]!.careless)),
      hit_10_others: hits(mixed.filter((_, i) => !flags[i]!.careless)),
    },
    careless_staged: { careless: inChosen(careless), careful: inChosen((result) => !careless(result)) },
  };
}

export function runConfidence(tables: Tables): ConfidenceFigures {
  const students = MIXED_TIES.flatMap((tie) => studentsOf(testPlan('C', tables, { seeds: SEEDS.confidence, tie }), tables));
  const staged = calibrationOf(inStages(students, tables.model, 5), tables);
  return { ...calibrationOf(students, tables), staged };
}

function calibrationOf(students: readonly Student[], tables: Tables): Calibration {
  const people = engineResults(students, tables).map((result) => {
    const { own_or_related, hit_10 } = measure(result, tables);
    return { stated: confidenceOf(signalsOf(result.ranking!)), observed: own_or_related, own: hit_10 };
  });
  const group = (low: number, high: number) => {
    const some = people.filter(({ stated }) => stated >= low && stated < high);
    return {
      share: some.length / people.length,
      stated: mean(some.map(({ stated }) => stated)),
      observed: mean(some.map(({ observed }) => observed)),
      own: mean(some.map(({ own }) => own)),
    };
  };
  const sorted = [...people].sort((one, other) => one.stated - other.stated);
  const tenths = Array.from({ length: 10 }, (_, i) =>
    sorted.slice(Math.floor((i * sorted.length) / 10), Math.floor(((i + 1) * sorted.length) / 10)),
  );
  const base = mean(people.map(({ observed }) => observed));
  return {
    labels: { exploring: group(0, 0.3), fair: group(0.3, 0.5), clear: group(0.5, 1) },
    ece: mean(tenths.map((some) => Math.abs(mean(some.map(({ stated }) => stated)) - mean(some.map((one) => one.observed))))),
    auc: areaUnderCurve(sorted.map(({ observed }) => observed)),
    brier: mean(people.map(({ stated, observed }) => (stated - observed) ** 2)),
    brier_of_the_mean: base * (1 - base),
  };
}

/** From outcomes in the order of rising confidence. */
function areaUnderCurve(outcomes: readonly number[]): number {
  const hits = outcomes.filter((outcome) => outcome === 1).length;
  const ranks = outcomes.reduce((sum, outcome, i) => sum + outcome * (i + 1), 0);
  return (ranks - (hits * (hits + 1)) / 2) / (hits * (outcomes.length - hits));
}
