import { runAblation } from './run-ablation.ts';
import { runAssumptions, runWeights } from './run-assumptions.ts';
import { runConfirmation } from './run-confirmation.ts';
import { runEstimated } from './run-estimated.ts';
import { runFairness } from './run-fairness.ts';
import { runLists } from './run-lists.ts';
import { runNorms } from './run-norms.ts';
import { runRetest } from './run-retest.ts';
import { runRobustness } from './run-robustness.ts';
import { runConfidence, runSigns } from './run-signs.ts';
import { runSimulator } from './run-simulator.ts';
import { runStages } from './run-stages.ts';
import { runTaste } from './run-taste.ts';

/**
 * Every table of the evaluation by its name. Each reads the catalogue and its own seeds, and nothing of the
 * others.
 */
export const RUNS = {
  simulator: runSimulator,
  confirmation: runConfirmation,
  stages: runStages,
  estimated: runEstimated,
  taste: runTaste,
  lists: runLists,
  ablation: runAblation,
  fairness: runFairness,
  robustness: runRobustness,
  retest: runRetest,
  weights: runWeights,
  assumptions: runAssumptions,
  signs: runSigns,
  confidence: runConfidence,
  norms: runNorms,
};
export type RunName = keyof typeof RUNS;

/** Everything the evaluation measures. Shares are 0 to 1. */
export type Figures = { engine_version: string; table_version: string; careers: number } & {
  [name in RunName]: ReturnType<(typeof RUNS)[name]>;
};
