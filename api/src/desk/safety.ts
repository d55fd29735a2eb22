import { findTurnWords } from '../companions/safety/turn-words.sql.ts';
import * as events from '../companions/safety/safety.sql.ts';
import type { SafetyEvent } from '../companions/safety/safety.sql.ts';
import { findGuardian } from '../consent/consent.sql.ts';
import { tellGuardian, worryWords } from '../consent/guardian-letters.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import { findPerson } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { Options } from './commands.ts';
import { Refusal } from './refusal.ts';

export const SAFETY_USAGE =
  'safety list [all] | safety show <number> | safety close <number> | safety tell-parent <number> | safety counts <year>, --as <your email>';

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
    const event = Number.isInteger(Number(word)) && word !== '' ? await events.findEvent(tx, Number(word)) : undefined;
    if (!['show', 'close', 'tell-parent'].includes(what)) throw new Refusal(`Use: ${SAFETY_USAGE}`);
    if (!event) throw new Refusal('There is nothing with this number: see `safety list`.');
    if (what === 'close') {
      if (!(await events.closeEvent(tx, event.id, now()))) return 'This was closed before.';
      await note({ action: 'safety.closed' }, event);
      return 'Closed.';
    }
    if (what === 'tell-parent') {
      await tellParent(tx, services, event);
      await note({ action: 'safety.parent_told' }, event);
      return 'A message to the parent is on its way.';
    }
    await note({ action: 'safety.read' }, event);
    return shown(tx, event);
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

async function shown(tx: Db, event: SafetyEvent): Promise<string> {
  const person = event.user_id === null ? undefined : await findPerson(tx, event.user_id, ['id', 'email', 'first_name', 'age']);
  const said = event.turn === null ? [] : await findTurnWords(tx, event.turn);
  return [
    lineOf(event),
    person ? `Student ${person.id}: ${person.first_name}, ${person.age ?? 'age unknown'}, ${person.email}` : 'The account is gone.',
    ...(event.parent_told_at ? [`The parent was told ${minuteOf(event.parent_told_at)}.`] : []),
    ...(said.length > 0
      ? said.map(({ role, content }) => `${role === 'user' ? 'Student' : 'Companion'}: ${content}`)
      : ['The conversation was cleared.']),
  ].join('\n');
}

/** Never of trouble at home: whoever hurts a child could be the one who reads it. */
async function tellParent(tx: Db, { config, jobs, now }: Services, event: SafetyEvent): Promise<void> {
  if (event.mark === 'home')
    throw new Refusal('This speaks of home, so the parent is not told: call Childhelp at 1-800-422-4453 or the police instead.');
  if (event.mark === 'identity' || event.kind === 'identity') throw new Refusal('Who somebody is, they tell their parents themselves.');
  if (event.parent_told_at) throw new Refusal('The parent was told before.');
  const person = event.user_id === null ? undefined : await findPerson(tx, event.user_id, ['id', 'first_name', 'adult_on']);
  if (!person) throw new Refusal('The account is gone.');
  if (!person.adult_on || person.adult_on <= now().toISOString().slice(0, 10)) throw new Refusal('This person is of age.');
  const guardian = await findGuardian(tx, person.id);
  if (!guardian?.answered_at) throw new Refusal('No parent has answered us, so we cannot know that the contact is right.');
  await tellGuardian(jobs, tx, guardian, worryWords(person.first_name, config.publicUrl));
  await events.noteParentTold(tx, event.id, now());
}
