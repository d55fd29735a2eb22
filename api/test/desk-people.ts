import type { Level } from '@careerscoop/contract/desk-permissions';
import { addMember } from '../src/desk/members.sql.ts';
import { addUser } from '../src/identity/people.sql.ts';
import { hashPassword } from '../src/identity/secrets.ts';
import { PASSWORD, type SignedIn, signInAs } from './people.ts';
import type { TestServer } from './test-server.ts';

let members = 0;

/** Somebody with a place at the desk; an organization's with the school or the code that is theirs. */
export async function newMember(server: TestServer, level: Level, whose: { school_id?: number; code?: string } = {}): Promise<SignedIn> {
  const { db } = server.services.database;
  members += 1;
  const email = `desk-${members}@example.org`;
  const at = server.services.now();
  const role = level === 'organization' ? 'Organization' : 'Staff';
  const password_hash = await hashPassword(PASSWORD);
  const user_id = await addUser(db, { email, role, first_name: 'Maria', last_name: 'Santos', password_hash, email_confirmed_at: at });
  if (user_id === undefined) throw new Error(`${email} is taken`);
  await addMember(db, { user_id, level, created_at: at, ...whose });
  return signInAs(server, email, PASSWORD);
}
