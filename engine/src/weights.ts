/** How much each part weighs. */
export interface Weights {
  areas: number;
  types: number;
  skills: number;
  preparation: number;
  /** Weight of the situations inside the area profile. */
  situations: number;
  /** Weight of one step in the ranking of types inside the type profile. */
  typeStep: number;
  /** What a rating counts for that was given twice, in two wordings: two answers that agree say more than one. */
  twice: number;
  /** How much less each choice says of an area for every further time that it was offered. */
  offeredAgain: number;
}

/**
 * Tuned on simulated students for odd-numbered careers in worlds of their own. Skills stand at half of what
 * the simulation liked best (.25), because that costs nothing where teenagers' ratings of their own skills hold
 * truth and less where they hold none; docs/methodology.md, "Other assumptions about people", has the figures.
 */
export const WEIGHTS: Weights = {
  areas: 1,
  types: 0.15,
  skills: 0.125,
  preparation: 0.12,
  situations: 1,
  typeStep: 0.5,
  twice: 1.4,
  offeredAgain: 0.05,
};
