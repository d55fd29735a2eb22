import { eq } from 'drizzle-orm';
import type { Level } from '@careerscoop/contract/desk-permissions';
import { roleOf } from '../src/desk/open-member.ts';
import { addMember } from '../src/desk/members/members.sql.ts';
import { users } from '../src/identity/identity.tables.ts';
import { addUser } from '../src/identity/people.sql.ts';
import { hashPassword } from '../src/identity/secrets.ts';
import { PASSWORD, type SignedIn, signInAs } from './people.ts';
import type { TestServer } from './test-server.ts';

let people = 0;

/** Somebody with a place of this level at the desk, signed in; an organization's people need whose students are theirs. */
export async function deskPerson(
  server: TestServer,
  level: Level,
  whose: { school_id?: number; code?: string } = {},
  first_name = 'Sol',
): Promise<SignedIn> {
  people += 1;
  const { db } = server.services.database;
  const at = server.services.now();
  const email = `${level}.${people}@work.example.org`;
  const password_hash = await hashPassword(PASSWORD);
  const account = { email, password_hash, first_name, last_name: 'Desk', role: roleOf(level), email_confirmed_at: at };
  const user_id = await addUser(db, account);
  if (user_id === undefined) throw new Error(`${email} is taken`);
  await addMember(db, { user_id, level, created_at: at, ...whose });
  return signInAs(server, email, PASSWORD);
}

/** The account as it is stored. */
export async function accountOf({ services }: TestServer, id: number) {
  const [row] = await services.database.db.select().from(users).where(eq(users.id, id));
  return row;
}
