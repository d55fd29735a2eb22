import { asc, eq, getTableColumns, or } from 'drizzle-orm';
import type { Held } from '../platform/held.ts';
import { maskedContact, maskedDecider } from './contacts.ts';
import { consent_changes, consents, guardian_links, guardians } from './consent.tables.ts';
import { contactForChild } from './guardianships.sql.ts';
import { guardianships } from './guardianships.tables.ts';

const { id: guardianId, user_id: childId, ...guardian } = getTableColumns(guardians);
const { token_hash, guardian_id, ...link } = getTableColumns(guardian_links);
const { user_id: consentUser, ...consent } = getTableColumns(consents);
const { id: changeId, user_id: changeUser, contact: decider, ...change } = getTableColumns(consent_changes);

/** A parent's part. */
export const CONSENT: Held[] = [
  {
    part: 'contacts',
    title: 'The parent you named',
    about: 'Whom we ask for consent.',
    tables: [guardians],
    // The student typed it; of several parents none need know how another one is reached.
    rows: async (db, { id, reader }) => {
      const named = await db.select(guardian).from(guardians).where(eq(childId, id));
      const shown = (row: (typeof named)[number]) =>
        reader === 'user' ? contactForChild(db, id, row) : maskedContact(row.channel, row.contact);
      return Promise.all(named.map(async (row) => ({ ...row, contact: await shown(row) })));
    },
  },
  {
    part: 'contacts',
    title: 'Links we sent to your parent',
    about: 'The links themselves are not kept.',
    tables: [guardian_links],
    rows: (db, { id }) =>
      db
        .select(link)
        .from(guardian_links)
        .innerJoin(guardians, eq(guardianId, guardian_id))
        .where(eq(childId, id))
        .orderBy(asc(link.created_at)),
  },
  {
    part: 'contacts',
    title: 'What your parent decided',
    about: 'What holds now.',
    tables: [consents],
    rows: (db, { id }) => db.select(consent).from(consents).where(eq(consentUser, id)).orderBy(asc(consent.purpose)),
  },
  {
    part: 'contacts',
    title: 'Every change of consent',
    about: 'Who decided what, when, and which version of the text they read.',
    tables: [consent_changes],
    // An account of the family decides by an address that the student never typed.
    rows: async (db, { id, reader }) => {
      const changes = await db
        .select({ ...change, contact: decider })
        .from(consent_changes)
        .where(eq(changeUser, id))
        .orderBy(asc(changeId));
      return changes.map(({ contact, ...row }) => (reader === 'user' ? row : { ...row, contact: maskedDecider(contact) }));
    },
  },
  {
    part: 'contacts',
    title: 'Your family here',
    about: 'A parent whose account has yours, or the children that yours has.',
    tables: [guardianships],
    rows: (db, { id }) => {
      const { parent_id, student_id, since, ended_at } = guardianships;
      return db
        .select({ since, ended_at })
        .from(guardianships)
        .where(or(eq(parent_id, id), eq(student_id, id)))
        .orderBy(asc(since));
    },
  },
];
