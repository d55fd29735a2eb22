import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import type { Role } from '@careerscoop/contract/accounts';
import { users } from '../src/identity/identity.tables.ts';
import { hashPassword } from '../src/identity/secrets.ts';
import { openSession } from '../src/identity/sessions.ts';
import { results } from '../src/careers/careers.tables.ts';
import { signGuardianToken } from '../src/consent/guardian-guard.ts';
import { guardians } from '../src/consent/consent.tables.ts';
import { mentor_sessions } from '../src/mentoring/mentoring.tables.ts';
import { orders } from '../src/payments/payments.tables.ts';
import { addFinding } from '../src/payments/findings.sql.ts';
import { contact_messages, newsletters } from '../src/outreach/outreach.tables.ts';
import { PASSWORD, demoPerson, newStudent } from './people.ts';
import type { TestServer } from './test-server.ts';

export const STRANGERS = ['nobody', 'another student', 'a mentor', 'staff', "another's parent", 'expired', 'tampered'] as const;
export const OWN = ['the student', 'their parent'] as const;
export type Asker = (typeof STRANGERS)[number] | (typeof OWN)[number];

/** What is private of the student and in no answer to a stranger. */
export const MARKS = [
  'marked.owner@example.org',
  'Quetzalcoatlus',
  '+1 555 010 0777',
  '77 Hidden Lane',
  'A private word to the team',
  'A private word to myself',
  'A private plan',
  'A private word to my companion',
];

/** A student who has everything, and everybody who might ask for it. `tokenOf` gives a fresh token each time. */
export async function prepareAskers(server: TestServer) {
  const { services } = server;
  const { db } = services.database;
  const owner = await demoPerson(server, 'student');
  const [email = '', last_name = '', phone = '', address = '', message = ''] = MARKS;
  await db.update(users).set({ email, last_name, phone, address }).where(eq(users.id, owner.id));
  const at = services.now();
  const common = { student_id: owner.id, is_active: true, created_at: at };
  const [session] = await db
    .insert(mentor_sessions)
    .values({ ...common, topic: 'First job', mentor_id: (await demoPerson(server, 'mentor')).id })
    .returning({ id: mentor_sessions.id });
  await db.insert(contact_messages).values({ kind: 'contact', email, message, user_id: owner.id, created_at: at });
  const [result] = await db.select({ id: results.id }).from(results).where(eq(results.user_id, owner.id)).limit(1);
  if (!result) throw new Error('the demo student has no results');

  const other = await newStudent(server, { age: 16 });
  const letter = { kind: 'bug' as const, email: 'somebody@example.org', message: 'It broke', created_at: at };
  const [fromOther] = await db.insert(contact_messages).values(letter).returning({ id: contact_messages.id });
  const [newsletter] = await db
    .insert(newsletters)
    .values({ subject: 'News', body: 'Words', created_at: at })
    .returning({ id: newsletters.id });
  const findingId = await addFinding(db, { kind: 'unknown_order', external_id: 'pi_matrix', found_at: at });
  const child = await newStudent(server, { age: 15 });
  const staff = await demoPerson(server, 'staff');
  const [mentor] = await db
    .insert(users)
    .values({
      email: 'matrix.mentor@example.org',
      password_hash: await hashPassword(PASSWORD),
      role: 'Mentor',
      first_name: 'Max',
      last_name: 'M',
      approved_at: at,
    })
    .returning({ id: users.id });
  const parent = { user_id: child.id, channel: 'email' as const, contact: 'other.parent@example.org', asked_at: at };
  await db.insert(guardians).values(parent);

  const signedIn = async (id: number, role: Role) => (await openSession(db, services, { id, role })).access;
  const parentOf = async (userId: number) => {
    const [guardian] = await db.select().from(guardians).where(eq(guardians.user_id, userId));
    if (!guardian) throw new Error(`account ${userId} has named no parent`);
    return (await signGuardianToken(services.config.sessionSecret, guardian, services.now())).access;
  };
  const expired = await ended(services.config.sessionSecret, owner);
  const tampered = withSubject(await signedIn(other.id, 'Student'), owner.id);

  const own = await server.ask('GET', `/result/${result.id}/`, { as: owner.access });
  const questionId = own.body.unique_title_questions[0].id as number;

  const step = await server.ask('POST', '/next-steps/', { as: owner.access, body: { text: 'A private word to myself' } });
  const steps = [{ when: 'this_week', key: 'no:key', text: 'A private word to myself' }];
  const kept = await server.ask('POST', '/next-steps/plans/', { as: owner.access, body: { title: 'A private plan', steps } });

  const said = { messages: [{ role: 'user', content: MARKS[7] }] };
  const chat = await server.ask('POST', '/ai-agents/1/chat/', { as: owner.access, body: said });
  const turnId = chat.body.response[0].message.turn as string;

  const { address: report } = (await server.ask('GET', '/report/', { as: owner.access })).body;

  const bought = { plan_id: 3, title: 'Sundae', months: 12, price_cents: 8900, credit_cents: 0, amount_cents: 8900 };
  const orderNumber = 'CS-2026-900001';
  const paid = { user_id: owner.id, number: orderNumber, state: 'paid', payer: 'adult', created_at: at, paid_at: at } as const;
  await db.insert(orders).values({ ...bought, ...paid });

  const tokens: Record<Asker, () => Promise<string | undefined>> = {
    nobody: async () => undefined,
    'another student': () => signedIn(other.id, 'Student'),
    'a mentor': () => signedIn(mentor?.id ?? 0, 'Mentor'),
    staff: () => signedIn(staff.id, 'Staff'),
    "another's parent": () => parentOf(child.id),
    expired: async () => expired,
    tampered: async () => tampered,
    'the student': () => signedIn(owner.id, 'Student'),
    'their parent': () => parentOf(owner.id),
  };
  const reportToken = String(report).split('/').at(-1) ?? '';
  const [stepId, stepPlanId] = [step.body.id as number, kept.body.plan.id as number];
  return {
    ownerId: owner.id,
    resultId: result.id,
    sessionId: session?.id ?? 0,
    questionId,
    turnId,
    reportToken,
    stepId,
    stepPlanId,
    orderNumber,
    messageId: fromOther?.id ?? 0,
    newsletterId: newsletter?.id ?? 0,
    findingId: findingId ?? 0,
    tokenOf: (asker: Asker) => tokens[asker](),
  };
}

/** The owner's own token, rightly signed, a minute after its end. */
function ended(secret: Uint8Array, owner: { id: number; access: string }): Promise<string> {
  const { sid } = payloadOf(owner.access);
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ role: 'Student', sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(owner.id))
    .setAudience('careerscoop')
    .setIssuedAt(now - 660)
    .setExpirationTime(now - 60)
    .sign(secret);
}

/** Somebody else's good token with the owner's number written into it. */
function withSubject(token: string, id: number): string {
  const [head, , signature] = token.split('.');
  const payload = Buffer.from(JSON.stringify({ ...payloadOf(token), sub: String(id) })).toString('base64url');
  return [head, payload, signature].join('.');
}

function payloadOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
}
