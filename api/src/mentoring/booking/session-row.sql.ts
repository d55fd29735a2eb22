import type { mentor_sessions } from '../mentoring.tables.ts';

/** A session as it is stored. */
export type SessionRow = typeof mentor_sessions.$inferSelect;
