import { findTurnWords } from '../companions/safety/turn-words.sql.ts';
import * as events from '../companions/safety/safety.sql.ts';
import type { SafetyEvent } from '../companions/safety/safety.sql.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import { findPerson } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { Options } from './commands.ts';
import { Refusal } from './refusal.ts';
import { numberOf, ruled } from './ruled.ts';
import { closeEvent, tellParent, whyNotTold } from './talks/safety-rules.ts';

export const SAFETY_USAGE =
  'safety list [all] | safety show <number> | safety close <number> | safety tell-parent <number> | safety counts <year>, --as <your email>';

const UNKNOWN = 'There is nothing with this number: see `safety list`.';

/** What the companions noticed: to list, to read, to close, and to tell a parent of. Each is written down. */
export async function safety(
  services: Services,
  [what = '', word = '']: string[],
  _options: Options,
  actor_id: number | null,
): Promise<string> {
  const { database, now } = services;
  return database.db.transaction(async (tx) => {
    const note = ({ action }: { action: string }, event?: SafetyEvent) =>
      noteAudit(tx, {
        at: now(),
        action,
        actor: 'staff',
        actor_id,
        ...(event ? { user_id: event.user_id, detail: { event: event.id } } : {}),
      });
    if (what === 'list') {
      await note({ action: 'safety.listed' });
      return (await events.listEvents(tx, word === 'all')).map(lineOf).join('\n') || 'Nothing waits.';
    }
    if (what === 'counts') {
      const rows = await events.countKinds(tx, yearOf(word, now()));
      await note({ action: 'safety.counted' });
      return (
        rows.map(({ tier, kind, events: count, closed }) => [tier, kind, count, closed].join('\t')).join('\n') || 'Nothing in this year.'
      );
    }
    if (!['show', 'close', 'tell-parent'].includes(what)) throw new Refusal(`Use: ${SAFETY_USAGE}`);
    const event = await events.findEvent(tx, numberOf(word, UNKNOWN));
    if (!event) throw new Refusal(UNKNOWN);
    if (what === 'close') {
      return (await closeEvent(tx, services, event, actor_id)) ? 'Closed.' : 'This was closed before.';
    }
    if (what === 'tell-parent') {
      await ruled(tellParent(tx, services, event, actor_id));
      return 'A message to the parent is on its way.';
    }
    await note({ action: 'safety.read' }, event);
    return shown(tx, services, event);
  });
}

const minuteOf = (at: Date) => at.toISOString().slice(0, 16);

function lineOf({ id, state, tier, kind, mark, at }: SafetyEvent): string {
  return [id, state, `tier ${tier}`, kind, minuteOf(at), mark === 'home' ? 'not for the parent' : ''].join('\t').trimEnd();
}

function yearOf(word: string, now: Date): number {
  if (word === '') return now.getUTCFullYear();
  if (!/^20\d\d$/.test(word)) throw new Refusal('A year has four digits.');
  return Number(word);
}

async function shown(tx: Db, services: Services, event: SafetyEvent): Promise<string> {
  const person = event.user_id === null ? undefined : await findPerson(tx, event.user_id, ['id', 'email', 'first_name', 'age']);
  const said = event.turn === null ? [] : await findTurnWords(tx, event.turn);
  const why = await whyNotTold(tx, services, event);
  return [
    lineOf(event),
    person ? `Student ${person.id}: ${person.first_name}, ${person.age ?? 'age unknown'}, ${person.email}` : 'The account is gone.',
    ...(event.parent_told_at ? [`The parent was told ${minuteOf(event.parent_told_at)}.`] : why ? [`To the parent: ${why}`] : []),
    ...(said.length > 0
      ? said.map(({ role, content }) => `${role === 'user' ? 'Student' : 'Companion'}: ${content}`)
      : ['The conversation was cleared.']),
  ].join('\n');
}
