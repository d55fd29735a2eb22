import type { Level } from '@careerscoop/contract/desk-permissions';
import { addMember } from '../src/desk/members.sql.ts';
import { users } from '../src/identity/identity.tables.ts';
import { hashPassword } from '../src/identity/secrets.ts';
import { PASSWORD, type SignedIn, signInAs } from './people.ts';
import type { TestServer } from './test-server.ts';

let members = 0;

/** Somebody fresh with a place at the desk, signed in; an organization's own person names their school or code. */
export async function newMember(server: TestServer, level: Level, whose: { school_id?: number; code?: string } = {}): Promise<SignedIn> {
  members += 1;
  const { db } = server.services.database;
  const at = server.services.now();
  const email = `${level}-${members}@desk.example.org`;
  const role = level === 'organization' ? 'Organization' : 'Staff';
  const [row] = await db
    .insert(users)
    .values({ email, role, first_name: 'Maria', last_name: 'Santos', password_hash: await hashPassword(PASSWORD), email_confirmed_at: at })
    .returning({ id: users.id });
  if (!row) throw new Error('nobody was added');
  await addMember(db, { user_id: row.id, level, ...whose, created_at: at });
  return signInAs(server, email, PASSWORD);
}

/** What every list of the desk refuses, each with the field that says so. */
export const BAD_QUERIES: [what: string, query: string, field: string][] = [
  ['a search of 500 letters', `q=${'x'.repeat(500)}`, 'q'],
  ['page 0', 'page=0', 'page'],
  ['page 10^9', 'page=1000000000', 'page'],
  ['an unknown sort', 'sort=password_hash', 'sort'],
];
