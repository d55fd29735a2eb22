import type { Services } from './services.ts';
import { addSmsStop, removeSmsStop } from './sms-stops.sql.ts';

// The words that the provider itself and the carriers go by; each is the whole of a message.
const STOPS = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'];
const STARTS = ['START', 'UNSTOP', 'YES'];

/** Takes a message that somebody sent to our number: STOP ends all texts there, START or UNSTOP brings them back. */
export async function takeReply({ config, database: { db }, now }: Services, from: string, text: string): Promise<void> {
  const word = text.trim().toUpperCase();
  if (STOPS.includes(word)) await addSmsStop(db, config, from, now());
  else if (STARTS.includes(word)) await removeSmsStop(db, config, from);
}
