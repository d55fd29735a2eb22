import type { orders } from './payments.tables.ts';

export type Order = typeof orders.$inferSelect;
