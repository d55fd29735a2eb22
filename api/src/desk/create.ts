import { levelField } from '@careerscoop/contract/desk-permissions';
import { emailField, lineField } from '@careerscoop/contract/fields';
import type { Services } from '../platform/services.ts';
import { checkTyped } from './check-typed.ts';
import type { Options } from './commands.ts';
import { countMembers } from './members/members.sql.ts';
import { openMember } from './open-member.ts';
import { ruled } from './ruled.ts';
import { schoolId } from './school-id.ts';

export const CREATE_USAGE =
  'create <email> <first name> <last name> [--level admin|representative|safety|content|organization] ' +
  '[--school <id> | --code <CODE>] --as <your email>; the first of all needs no --as and is an admin where no level is said, ' +
  'the others are representatives';

const HOUR = 60 * 60 * 1000;

/** An account with a place at the desk; the first one needs nobody's leave. The password is set by the link that is printed. */
export async function create(
  services: Services,
  [email = '', first = '', last = '']: string[],
  { level, school, code }: Options,
  by: number | null,
): Promise<string> {
  const { config, database, sessions } = services;
  const typed = {
    email: checkTyped(emailField, email),
    first_name: checkTyped(lineField('First name'), first),
    last_name: checkTyped(lineField('Last name'), last),
  };
  const { token, ended } = await database.db.transaction(async (tx) => {
    const usual = (await countMembers(tx)) === 0 ? 'admin' : 'representative';
    const member = {
      ...typed,
      level: checkTyped(levelField, level ?? usual),
      school_id: school === undefined ? null : await schoolId(tx, school),
      code: typeof code === 'string' ? code.toUpperCase() : null,
    };
    return ruled(openMember(tx, services, member, { by, lasts: HOUR }));
  });
  sessions.forget(ended);
  return `Created. Within an hour, choose a password at ${config.publicUrl}/forgotpassword?token=${token}`;
}
