import type { FindingKind } from './finding-words.ts';
import type { StoredEntry } from './ledger.sql.ts';
import type { Order } from './orders.sql.ts';
import type { Facts } from './read-facts.ts';

export interface Buyer {
  id: number;
  email: string;
  first_name: string;
  adult_on: string | null;
  time_zone: string | null;
}

/** Money that moved, and what is known of its order. */
export interface Moved {
  order: Order;
  /** Nothing once the account is erased. */
  person: Buyer | undefined;
  facts: Facts;
  /** What the ledger did not hold before. */
  added: StoredEntry[];
  /** Whether it is the first time that this order is seen paid. */
  first: boolean;
  fault: { kind: FindingKind; found_cents: number } | undefined;
}
