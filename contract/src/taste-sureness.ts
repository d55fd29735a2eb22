/**
 * How often a taste was right for simulated students who are as loosely tied to their career as real people are: shares as
 * measured by the evaluation (setting C), which a test holds these to.
 */
export const TASTE_SURENESS = {
  /** A career of the right family among the three. */
  family: 0.34,
  /** The same for three drawn blindly. */
  family_by_chance: 0.19,
  /** The right career itself among the three. */
  career: 0.02,
} as const;
