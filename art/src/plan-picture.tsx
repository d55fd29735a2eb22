import type { ArtProps } from './picture.tsx';
import DoubleScoop from './scenes/plan-double-scoop.tsx';
import Milkshake from './scenes/plan-milkshake.tsx';
import SingleScoop from './scenes/plan-single-scoop.tsx';
import Sundae from './scenes/plan-sundae.tsx';

const PLANS = { 'Single Scoop': SingleScoop, 'Double Scoop': DoubleScoop, Sundae, Milkshake } as const;

/** The picture of a plan by its title; a plan nobody has drawn yet gets the single scoop. */
export function PlanPicture({ plan, ...art }: ArtProps & { plan: string }) {
  const Drawing = Object.hasOwn(PLANS, plan) ? PLANS[plan as keyof typeof PLANS] : SingleScoop;
  return <Drawing {...art} />;
}
