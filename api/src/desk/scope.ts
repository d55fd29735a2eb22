import type { Level, Reach } from '@careerscoop/contract/desk-permissions';

declare const guarded: unique symbol;

/**
 * How far somebody at the desk reaches with what they asked for. Every query of the desk takes one, and only the guard makes
 * them: a query without a scope does not compile.
 */
export interface Scope {
  readonly [guarded]: true;
  readonly user_id: number;
  readonly level: Level;
  readonly reach: Reach;
  /** Of an organization's people: whose students are theirs, by one of the two. */
  readonly school_id: number | null;
  readonly code: string | null;
}
