import type { Config } from './config.ts';
import type { Db } from './database.ts';
import { eq } from 'drizzle-orm';
import { keyedHash } from './keyed-hash.ts';
import { sms_stops } from './sms-stops.tables.ts';

/** For who wants something texted there. */
export const STOPPED = 'This number wants no texts from us. Whoever has it can undo that: they text START to us.';

type Keyed = Pick<Config, 'sessionSecret'>;
const hashOf = ({ sessionSecret }: Keyed, number: string) => keyedHash(sessionSecret, 'sms stop', number);

/** Nothing is texted to this number any more, whoever asks for it. */
export async function addSmsStop(db: Db, keyed: Keyed, number: string, stopped_at: Date): Promise<void> {
  await db
    .insert(sms_stops)
    .values({ number_hash: hashOf(keyed, number), stopped_at })
    .onConflictDoNothing();
}

/** Its owner wants texts again. */
export async function removeSmsStop(db: Db, keyed: Keyed, number: string): Promise<void> {
  await db.delete(sms_stops).where(eq(sms_stops.number_hash, hashOf(keyed, number)));
}

/** Whether this number said STOP. */
export async function isSmsStopped(db: Db, keyed: Keyed, number: string): Promise<boolean> {
  return (await db.$count(sms_stops, eq(sms_stops.number_hash, hashOf(keyed, number)))) > 0;
}
