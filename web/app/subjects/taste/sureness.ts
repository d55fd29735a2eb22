import { TASTE_SURENESS } from '@careerscoop/contract/taste-sureness';

const { family, family_by_chance, career } = TASTE_SURENESS;
const inHundred = (share: number) => `${Math.round(100 * share)} in 100`;

/** How sure three careers of twelve answers are, as it was measured. */
export const SURENESS =
  'Not very, yet. We tried it on made-up students whose career we knew, and who are about as hard to read as real ones. ' +
  `For ${inHundred(family)}, one of the three came from the right family of work. Picking blindly gets ${inHundred(family_by_chance)}. ` +
  `It was exactly the right career for ${inHundred(career)}.`;
