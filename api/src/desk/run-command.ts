import { type Permission, reachOf } from '@careerscoop/contract/desk-permissions';
import type { Services } from '../platform/services.ts';
import { COMMANDS, type Command, type Options } from './commands.ts';
import { countMembers, findMember } from './members/members.sql.ts';
import { Refusal } from './refusal.ts';

const UNKNOWN = 'Say who you are: --as <your email>, of somebody with a place at the desk that has not ended.';

/** The command of this name. @throws Refusal with how all are used */
export function commandNamed(name = ''): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Refusal(['Use one of:', ...Object.values(COMMANDS).map(({ usage }) => `  ${usage}`)].join('\n'));
  return command;
}

/** Runs what was typed for whoever may do it by the table of the desk, as their place is now. @throws Refusal with what is wrong */
export async function runCommand(
  services: Services,
  [name, ...words]: string[],
  options: Options,
  staffId: number | null,
): Promise<string> {
  const command = commandNamed(name);
  const { db } = services.database;
  if (command.first && (await countMembers(db)) === 0) return command.run(services, words, options, null);
  const place = staffId === null ? undefined : await findMember(db, staffId);
  if (!place) throw new Refusal(UNKNOWN);
  // A command knows no scope: who reaches their own alone, as a school's people, does it at the desk.
  if (reachOf(place.level, permissionOf(command, words[0])) !== 'all') {
    throw new Refusal(`Your level at the desk, ${place.level}, does not open this.`);
  }
  return command.run(services, words, options, staffId);
}

/** What a command, with its first word, needs at the desk. */
export function permissionOf({ may, but }: Pick<Command, 'may' | 'but'>, word = ''): Permission {
  return (but && Object.hasOwn(but, word) && but[word]) || may;
}
