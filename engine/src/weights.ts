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
}

/**
 * Tuned on simulated students for odd-numbered careers in worlds of their own. Skills stand at half of what
 * the simulation liked best (.25): if teenagers' ratings of their own skills hold no truth, .25 loses 5
 * points and .125 costs nothing where they do.
 */
export const WEIGHTS: Weights = {
  areas: 1,
  types: 0.15,
  skills: 0.125,
  preparation: 0.12,
  situations: 1,
  typeStep: 0.5,
};
