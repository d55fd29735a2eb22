import type { AreaKey } from '@careerscoop/engine/constructs';
import { AREA_AT } from '@careerscoop/engine/constructs';
import type { Model } from '@careerscoop/engine/model';
import { tasteCards, TASTE_PLAN, type TasteAnswer, type TastePlan } from '@careerscoop/engine/taste';
import type { Student } from './answering.ts';

/** Lets a student take the taste: the first cards are everybody's, the rest follow from the answers. */
export function tasted({ answers }: Student, model: Model, opening: readonly AreaKey[], plan: TastePlan = TASTE_PLAN): TasteAnswer[] {
  const rate = (area: AreaKey) => ({ area, rating: answers.areas[AREA_AT.get(area)!]! });
  let given = opening.map(rate);
  for (const cards of plan.stages.slice(1)) given = [...given, ...tasteCards(model, given, cards, plan).map(rate)];
  return given;
}
