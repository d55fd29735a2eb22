import type { Db } from './database.ts';
import type { Services } from './services.ts';
import type { Events } from './subject.ts';

/** Tells every subject, in the order of the list and one after the other, inside the transaction in which it happens. */
export async function announce<E extends keyof Events>(tx: Db, services: Services, name: E, event: Events[E]): Promise<void> {
  for (const { on } of services.subjects) await on?.[name]?.(tx, services, event);
}
