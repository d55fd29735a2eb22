import type { Config } from './config.ts';
import type { Db } from './database.ts';
import { eq } from 'drizzle-orm';
import { keyedHash } from './keyed-hash.ts';
import { sms_stops } from './sms-stops.tables.ts';

type Keyed = Pick<Config, 'sessionSecret'>;
const hashOf = ({ sessionSecret }: Keyed, number: string) => keyedHash(sessionSecret, 'sms stop', number);

/** Nothing is texted to this number any more, whoever asks for it. */
export async function addSmsStop(db: Db, keyed: Keyed, number: string, stopped_at: Date): Promise<void> {
  await db
    .insert(sms_stops)
    .values({ number_hash: hashOf(keyed, number), stopped_at })
    .onConflictDoNothing();
}

/** Whether this number said STOP. */
export async function isSmsStopped(db: Db, keyed: Keyed, number: string): Promise<boolean> {
  return (await db.$count(sms_stops, eq(sms_stops.number_hash, hashOf(keyed, number)))) > 0;
}
