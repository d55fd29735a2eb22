import { eq } from 'drizzle-orm';
import { askEmailChange } from '../src/accounts/change-email.ts';
import { users } from '../src/identity/identity.tables.ts';
import { listOutbox } from '../src/platform/outbox.sql.ts';
import { PASSWORD, type SignedIn, newStudent, signInAs } from './people.ts';
import type { TestServer } from './test-server.ts';

let parents = 0;

/** A sign-up of a parent that is right in every field. */
export function parentForm(change: object = {}) {
  parents += 1;
  const email = `family${parents}@example.net`;
  return { role: 'Parent', first_name: 'Rima', last_name: 'Lake', email, password: PASSWORD, is_read_terms_and_policies: true, ...change };
}

/** A fresh parent, signed up, confirmed and signed in. */
export async function newParent(server: TestServer, change: object = {}): Promise<SignedIn> {
  const form = parentForm(change);
  const { status, body } = await server.ask('POST', '/signup/', { body: form });
  if (status !== 201) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  await server.services.database.db.update(users).set({ email_confirmed_at: new Date() }).where(eq(users.email, form.email));
  return signInAs(server, form.email, PASSWORD);
}

/** A student asks at this contact. @returns the token of the link that is sent there */
export async function askedAt(server: TestServer, student: SignedIn, contact: string, channel: 'email' | 'sms' = 'email'): Promise<string> {
  const letters = async () =>
    (await listOutbox(server.services.database.db, contact)).filter(({ text }) => text.includes('/parents/decide#'));
  const before = (await letters()).length;
  const { status, body } = await server.ask('POST', '/consent/ask/', { as: student.access, body: { channel, contact } });
  if (status !== 202) throw new Error(`asking answered ${status}: ${JSON.stringify(body)}`);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const [newest, ...older] = await letters();
    if (newest && older.length >= before) return newest.links[0]?.split('#')[1] ?? '';
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no link to ${contact} came`);
}

export const join = (server: TestServer, parent: SignedIn, token: string) =>
  server.ask('POST', '/family/children/', { as: parent.access, body: { token } });

/** A parent with a child of 15 in their family. */
export async function newFamily(server: TestServer, first_name = 'Gio') {
  const parent = await newParent(server);
  const student = await newStudent(server, { age: 15, first_name });
  const { status, body } = await join(server, parent, await askedAt(server, student, parent.email));
  if (status !== 201) throw new Error(`joining answered ${status}: ${JSON.stringify(body)}`);
  return { parent, student };
}

/** A parent changes the email of their account, and presses the link that goes to the new one. @returns the new one */
export async function moveTo(server: TestServer, parent: SignedIn, email = `moved.${parent.email}`): Promise<string> {
  const { services } = server;
  const { id, email: old } = parent;
  await services.database.db.transaction((tx) => askEmailChange(tx, services, { id, email: old, first_name: 'Rima' }, email));
  const mail = await server.mailTo(email, /Confirm your new email/);
  const token = new URL(mail.links[0] ?? '').searchParams.get('token');
  const { status, text } = await server.ask('POST', '/profile/email/confirm/', { body: { token } });
  if (status !== 200) throw new Error(`confirming answered ${status}: ${text}`);
  return email;
}
