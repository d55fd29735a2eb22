import type { Career } from '@careerscoop/catalogue/career';
import { listed } from '../platform/listed.ts';

const STEADY = { from: -1, to: 5 };

/** One or two words on the ten-year outlook; "Not published" where there is no figure. */
export function outlookText({ outlook }: Career): string {
  const growth = outlook?.growth_percent ?? null;
  if (growth === null) return 'Not published';
  if (growth < STEADY.from) return 'Fewer jobs';
  return growth > STEADY.to ? 'Growing' : 'Steady';
}

/** The schooling that the Bureau of Labor Statistics calls typical, else the one most people in the work have. */
export function educationOf({ outlook, education_mix }: Career): string | null {
  if (outlook?.typical_education) return outlook.typical_education;
  const [most] = education_mix.toSorted((a, b) => b.percent - a.percent);
  return most?.level ?? null;
}

/** Who may like the work, to follow "You may like it": each reason has its own "if", since some hold an "and". */
export function likedIf({ good_if }: NonNullable<Career['words']>): string {
  return listed(good_if.map((reason) => `if ${reason}`));
}

/** The picture that stands for a career, the same on every screen: our own drawing. */
export function resourceOf({ onet_code }: Career): string {
  return `/art/careers/${onet_code}.svg`;
}
