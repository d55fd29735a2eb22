/** Letters that press a button which carries them: assign, done, delete or decline, undo; and Escape, which closes. */
export const ACT_KEYS = ['A', 'E', 'D', 'U', 'Escape'] as const;
export type ActKey = (typeof ACT_KEYS)[number];

/** How keys are written where they stand on something. */
export const WRITTEN: Record<string, string> = { Escape: 'Esc' };

/** All keys of the desk, as the help lists them. */
export const ALL_KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['/'], does: 'Search' },
  { keys: ['J', 'K'], does: 'Next row, row before' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['F'], does: 'Filters' },
  { keys: ['A'], does: 'Assign, answer or approve: the main step' },
  { keys: ['E'], does: 'Done' },
  { keys: ['D'], does: 'Decline or take out' },
  { keys: ['U'], does: 'Undo, for ten seconds' },
  { keys: ['Esc'], does: 'Close what is open' },
  { keys: ['?'], does: 'This list' },
];
