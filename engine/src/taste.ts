import { AREA_AT, AREAS, type AreaKey } from './constructs.ts';
import { mean } from './linear.ts';
import { PROFILE_WIDTH, type Model } from './model.ts';
import { solve } from './solve.ts';

/** One card of the taste: an area and how it was rated, 1 to 5. */
export interface TasteAnswer {
  area: AreaKey;
  rating: number;
}

/** How the taste asks and guesses: the rule is published, and changing a number raises the engine's version. */
export interface TastePlan {
  /** How many cards each stage has; the first is the same for everybody. */
  stages: readonly number[];
  /** How many leading careers decide what is asked next, and how much the first of them. */
  leading: number;
  temperature: number;
  /** Variance of one rating that has nothing to do with its area, and of saying yes to everything, in variances of an area. */
  noise: number;
  yes: number;
}
export const TASTE_PLAN: TastePlan = { stages: [6, 3, 3], leading: 60, temperature: 0.15, noise: 0.85, yes: 0.25 };
/** How many cards it has. */
export const TASTE_CARDS = TASTE_PLAN.stages.reduce((sum, cards) => sum + cards, 0);

/** The middle of the scale. */
const MIDDLE = 3;

/** How the areas go together over all careers; made once a model. */
const known = new WeakMap<Model, number[][]>();

/**
 * A guess at all 48 areas from the few that were rated: what somebody says of one says something of those that go with it
 * over all careers. Only its shape means anything.
 */
export function guessAreas(model: Model, answers: readonly TasteAnswer[], plan: TastePlan = TASTE_PLAN): number[] {
  const together = togetherOf(model);
  const rated = answers.map(({ area }) => AREA_AT.get(area)!);
  const matrix = rated.map((one) => rated.map((other) => together[one]![other]! + plan.yes + (one === other ? plan.noise : 0)));
  const pulls = solve(
    matrix,
    answers.map(({ rating }) => rating - MIDDLE),
  );
  return AREAS.map((_, area) => rated.reduce((sum, at, i) => sum + together[area]![at]! * pulls[i]!, 0));
}

/** How well each career goes with the answers so far: the correlation of the guess with its areas. */
export function tasteScores(model: Model, answers: readonly TasteAnswer[], plan: TastePlan = TASTE_PLAN): number[] {
  const guess = guessAreas(model, answers, plan);
  const middle = mean(guess);
  const length = Math.max(Math.sqrt(guess.reduce((sum, value) => sum + (value - middle) ** 2, 0)), 1e-9);
  return model.codes.map((_, career) => {
    let sum = 0;
    for (let area = 0; area < AREAS.length; area++) sum += guess[area]! * model.profiles[career * PROFILE_WIDTH + area]!;
    return sum / length;
  });
}

/**
 * The next cards: those whose answers would tell most of what is open about the careers that lead now. Without answers all
 * careers are open, so everybody begins alike.
 */
export function tasteCards(model: Model, answers: readonly TasteAnswer[], count: number, plan: TastePlan = TASTE_PLAN): AreaKey[] {
  const weights = weightsOf(model, answers, plan);
  const open = covariance(model, weights);
  // Nearly nothing is open about an area that was rated.
  for (const { area } of answers) take(open, AREA_AT.get(area)!, plan.noise);
  const asked = new Set(answers.map(({ area }) => area));
  const next: AreaKey[] = [];
  while (next.length < count) {
    let best = -1;
    let most = -Infinity;
    AREAS.forEach(({ key }, area) => {
      if (asked.has(key)) return;
      const told = open[area]!.reduce((sum, value) => sum + value * value, 0) / (open[area]![area]! + plan.noise);
      if (told <= most) return;
      best = area;
      most = told;
    });
    const { key } = AREAS[best]!;
    next.push(key);
    asked.add(key);
    take(open, best, plan.noise);
  }
  return next;
}

/** All careers alike before the first answer; after it those that lead. */
function weightsOf(model: Model, answers: readonly TasteAnswer[], plan: TastePlan): Map<number, number> {
  if (answers.length === 0) return new Map(model.codes.map((_, career) => [career, 1]));
  const scores = tasteScores(model, answers, plan);
  const leading = inOrder(scores).slice(0, plan.leading);
  const first = scores[leading[0]!]!;
  return new Map(leading.map((career) => [career, Math.exp((scores[career]! - first) / plan.temperature)]));
}

/** Positions by score, best first; equal scores by code. */
export function inOrder(scores: readonly number[]): number[] {
  const rounded = scores.map((score) => Math.round(score * 1e9));
  return scores.map((_, career) => career).sort((one, other) => rounded[other]! - rounded[one]! || one - other);
}

/** How the areas vary together over careers of these weights, in variances of an area over all careers. */
function covariance({ profiles }: Model, weights: ReadonlyMap<number, number>): number[][] {
  const out = AREAS.map(() => AREAS.map(() => 0));
  const middle = AREAS.map(() => 0);
  let sum = 0;
  for (const weight of weights.values()) sum += weight;
  for (const [career, weight] of weights) {
    for (let one = 0; one < AREAS.length; one++) {
      const value = profiles[career * PROFILE_WIDTH + one]!;
      middle[one] = middle[one]! + (weight / sum) * value;
      const row = out[one]!;
      for (let other = 0; other <= one; other++) {
        row[other] = row[other]! + (weight / sum) * value * profiles[career * PROFILE_WIDTH + other]!;
      }
    }
  }
  // A row of a profile has length 1, so that an area has about 1/48.
  for (let one = 0; one < AREAS.length; one++) {
    for (let other = 0; other <= one; other++) {
      const value = AREAS.length * (out[one]![other]! - middle[one]! * middle[other]!);
      out[one]![other] = value;
      out[other]![one] = value;
    }
  }
  return out;
}

/** What is left open once an area is rated. */
function take(open: number[][], area: number, noise: number): void {
  const row = [...open[area]!];
  const by = row[area]! + noise;
  for (let one = 0; one < row.length; one++) {
    for (let other = 0; other < row.length; other++) open[one]![other] = open[one]![other]! - (row[one]! * row[other]!) / by;
  }
}

function togetherOf(model: Model): number[][] {
  const made = known.get(model) ?? covariance(model, new Map(model.codes.map((_, career) => [career, 1])));
  known.set(model, made);
  return made;
}

/** One of the three of a taste, with the answers that speak for it, the strongest first, and the one that speaks most against it. */
export interface TasteCareer {
  code: string;
  for: TasteAnswer[];
  against: TasteAnswer | null;
}

const THREE = 3;
/** A figure of a profile from which the work is said to ask for an area: what a career has of each on average. */
const ASKED = 1 / Math.sqrt(AREAS.length);
/** Ratings that say yes by themselves; lower ones only beside lower ones. */
const LIKED = 4;
const MOST_FOR = 2;

/** Whether every card got the same number: then there is nothing to guess from. */
export function tasteIsFlat(answers: readonly TasteAnswer[]): boolean {
  return answers.every(({ rating }) => rating === answers[0]!.rating);
}

/**
 * Three careers of three families, the best first, each with a card that speaks for it. The same answers give the same
 * three, in whatever order they were given.
 */
export function tasteOf(model: Model, answers: readonly TasteAnswer[], plan: TastePlan = TASTE_PLAN): TasteCareer[] {
  const scores = tasteScores(model, answers, plan);
  return threeOf(model, scores, answers).map((career) => ({ code: model.codes[career]!, ...reasonsOf(model, answers, career) }));
}

/** Positions of the three, of three families: first those that a liked card speaks for, then those that any card speaks for. */
export function threeOf(model: Model, scores: readonly number[], answers: readonly TasteAnswer[]): number[] {
  const liked = answers.filter(({ rating }) => rating >= LIKED);
  const speaks = (career: number) => liked.some(({ area }) => asks(model, career, area) >= ASKED);
  const usual = mean(answers.map(({ rating }) => rating));
  const above = answers.filter(({ rating }) => rating > usual);
  const hasReason = (career: number) => above.some(({ area }) => asks(model, career, area) > 0);
  const order = inOrder(scores);
  const three: number[] = [];
  // Who likes no card much is told by what they like least little; what nothing speaks for comes last.
  for (const career of [...order.filter(speaks), ...order.filter(hasReason), ...order]) {
    const near = three.some((taken) => model.majorGroup[taken] === model.majorGroup[career]);
    if (!near) three.push(career);
    if (three.length === THREE) break;
  }
  return three;
}

function reasonsOf(model: Model, answers: readonly TasteAnswer[], career: number): Omit<TasteCareer, 'code'> {
  const usual = mean(answers.map(({ rating }) => rating));
  const weighed = answers
    .map((answer) => ({ answer, asked: asks(model, career, answer.area), above: answer.rating - usual }))
    .filter(({ asked }) => asked > 0)
    .sort((one, other) => Math.abs(other.above * other.asked) - Math.abs(one.above * one.asked));
  return {
    for: weighed
      .filter(({ above }) => above > 0)
      .slice(0, MOST_FOR)
      .map(({ answer }) => answer),
    against: weighed.find(({ above, asked }) => above < 0 && asked >= ASKED)?.answer ?? null,
  };
}

function asks({ profiles }: Model, career: number, area: AreaKey): number {
  return profiles[career * PROFILE_WIDTH + AREA_AT.get(area)!]!;
}
