/** Beside a career whose profile is partly estimated, where there is room for two words. */
export const ESTIMATED_MARK = 'partly estimated';

/** The same where the work's profile stands, or how well it fits. */
export const ESTIMATED =
  'What this work asks for has not been surveyed yet. We estimate it from careers close to it, so how well it fits is less sure.';
