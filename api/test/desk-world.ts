import { eq } from 'drizzle-orm';
import { recordDecision } from '../src/consent/consent.sql.ts';
import { code_requests } from '../src/desk/desk.tables.ts';
import { noteAudit } from '../src/identity/audit.sql.ts';
import { users } from '../src/identity/identity.tables.ts';
import { saveCode } from '../src/identity/schools.sql.ts';
import { mentor_sessions } from '../src/mentoring/mentoring.tables.ts';
import { safety_reports } from '../src/mentoring/safety/mentor-safety.tables.ts';
import { contact_messages } from '../src/outreach/outreach.tables.ts';
import { deskPerson } from './desk-people.ts';
import { type SignedIn, newGraduate, newSchool } from './people.ts';
import type { TestServer } from './test-server.ts';

export type Whose = 'own' | 'foreign';

/** Names and words of others, which no answer holds for somebody who reaches their own alone. */
export const FOREIGN_MARKS = ['Quetzal', 'Nondiscloso', 'FOREIGN-27', 'Foreign Academy', 'Zebrafish', 'Zanzibar'];

/** In a line of the log about what nobody at the desk did. */
export const OTHERS_LINE = 'Kookaburra';

/** People of every level, and two of everything: what is their own, and what is somebody else's. */
export async function prepareDesk(server: TestServer) {
  const { db } = server.services.database;
  const at = server.services.now();
  const { id: own } = await newSchool(server, 'Own Academy');
  const { id: foreign } = await newSchool(server, 'Foreign Academy');
  await saveCode(db, { code: 'OWN-27', label: 'Own sponsor', school_id: own, companions: false, is_active: true });
  await saveCode(db, { code: 'FOREIGN-27', label: 'Zanzibar sponsor', school_id: foreign, companions: false, is_active: true });

  /** A student of 20 shares by their own yes; one of 16 has said it, and the parent has said no. */
  const student = async (first_name: string, school_id: number, affiliate_code: string, shares = true): Promise<SignedIn> => {
    const who = await newGraduate(server, { first_name, age: shares ? 20 : 16, allow_data_sharing: true });
    await db.update(users).set({ school_id, affiliate_code }).where(eq(users.id, who.id));
    if (!shares) {
      const decision = { user_id: who.id, purpose: 'data_sharing', text_version: '1', actor: 'guardian', contact: 'x', at } as const;
      await recordDecision(db, { ...decision, granted: true });
      await recordDecision(db, { ...decision, granted: false });
    }
    return who;
  };
  const students = {
    own: await student('Ownie', own, 'OWN-27'),
    foreign: await student('Quetzal', foreign, 'FOREIGN-27'),
    withdrawn: await student('Nondiscloso', own, 'OWN-27', false),
  };

  const one = async <T extends { id: number }>(rows: Promise<T[]>) => (await rows)[0]?.id ?? 0;
  const talk = (student_id: number) =>
    one(db.insert(mentor_sessions).values({ student_id, topic: 'A first job', created_at: at }).returning({ id: mentor_sessions.id }));
  const message = (kind: 'contact' | 'chat_support', text: string) =>
    one(
      db
        .insert(contact_messages)
        .values({ kind, email: 'writer@example.org', message: text, created_at: at })
        .returning({ id: contact_messages.id }),
    );
  const asked = (school_id: number, label: string) =>
    one(db.insert(code_requests).values({ school_id, label, seats: 20, created_at: at }).returning({ id: code_requests.id }));
  const sessions = { own: await talk(students.own.id), foreign: await talk(students.foreign.id) };
  const report = await one(
    db
      .insert(safety_reports)
      .values({ by: 'student', by_id: students.foreign.id, kind: 'other', text: 'Zebrafish', created_at: at })
      .returning({ id: safety_reports.id }),
  );
  const objects: Record<string, Record<Whose, string | number>> = {
    'students/:id': { own: students.own.id, foreign: students.foreign.id },
    'schools/:id': { own, foreign },
    'codes/:code': { own: 'OWN-27', foreign: 'FOREIGN-27' },
    'code-requests/:id': { own: await asked(own, 'Own class'), foreign: await asked(foreign, 'Zanzibar class') },
    'sessions/:id': sessions,
    'messages/:id': { own: await message('chat_support', 'Lighthouse'), foreign: await message('contact', 'Zebrafish') },
    'reports/:id': { own: report, foreign: report },
  };
  await noteAudit(db, { at, action: 'order.refunded', actor: 'staff', detail: { note: OTHERS_LINE } });

  const people = {
    admin: await deskPerson(server, 'admin'),
    representative: await deskPerson(server, 'representative'),
    safety: await deskPerson(server, 'safety'),
    content: await deskPerson(server, 'content'),
    school: await deskPerson(server, 'organization', { school_id: own }),
    sponsor: await deskPerson(server, 'organization', { code: 'OWN-27' }),
  };
  return { people, objects, students, schools: { own, foreign } };
}
