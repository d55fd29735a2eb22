import { asc, eq, getTableColumns, or } from 'drizzle-orm';
import { consent_changes, consents, guardian_links, guardians } from './consent.tables.ts';
import { mentor_feedbacks, mentor_sessions } from '../mentoring/mentoring.tables.ts';
import { contact_messages, invitations, subscribers } from '../outreach/outreach.tables.ts';
import type { Held } from '../platform/held.ts';

const { id: guardianId, user_id: childId, ...guardian } = getTableColumns(guardians);
const { token_hash, guardian_id, ...link } = getTableColumns(guardian_links);
const { user_id: consentUser, ...consent } = getTableColumns(consents);
const { id: changeId, user_id: changeUser, ...change } = getTableColumns(consent_changes);
const { student_id, mentor_id, result_id, ...session } = getTableColumns(mentor_sessions);
const { id: feedbackId, session_id, ...feedback } = getTableColumns(mentor_feedbacks);
const { id: messageId, user_id: messageUser, ...message } = getTableColumns(contact_messages);

/** A parent's part, talks with mentors, and what was written to us or asked of us. */
export const CONTACTS: Held[] = [
  {
    title: 'The parent you named',
    about: 'Whom we ask for consent.',
    tables: [guardians],
    rows: (db, { id }) => db.select(guardian).from(guardians).where(eq(childId, id)),
  },
  {
    title: 'Links we sent to your parent',
    about: 'The links themselves are not kept.',
    tables: [guardian_links],
    rows: (db, { id }) =>
      db.select(link).from(guardian_links).innerJoin(guardians, eq(guardianId, guardian_id)).where(eq(childId, id)).orderBy(asc(link.created_at)),
  },
  {
    title: 'What your parent decided',
    about: 'What holds now.',
    tables: [consents],
    rows: (db, { id }) => db.select(consent).from(consents).where(eq(consentUser, id)).orderBy(asc(consent.purpose)),
  },
  {
    title: 'Every change of consent',
    about: 'Who decided what, when, and which version of the text they read.',
    tables: [consent_changes],
    rows: (db, { id }) => db.select(change).from(consent_changes).where(eq(changeUser, id)).orderBy(asc(changeId)),
  },
  {
    title: 'Talks with mentors',
    about: 'Those you asked for, or that you hold as a mentor.',
    tables: [mentor_sessions],
    rows: (db, { id }) =>
      db.select(session).from(mentor_sessions).where(or(eq(student_id, id), eq(mentor_id, id))).orderBy(asc(session.id)),
  },
  {
    title: 'Feedback after those talks',
    about: 'What you wrote, and what was written to you.',
    tables: [mentor_feedbacks],
    rows: (db, { id }) =>
      db
        .select({ topic: session.topic, ...feedback })
        .from(mentor_feedbacks)
        .innerJoin(mentor_sessions, eq(session.id, session_id))
        .where(or(eq(student_id, id), eq(mentor_id, id)))
        .orderBy(asc(feedbackId)),
  },
  {
    title: 'Messages you wrote to us',
    about: 'Signed in, or with your email.',
    tables: [contact_messages],
    rows: (db, { id, email }) =>
      db.select(message).from(contact_messages).where(or(eq(messageUser, id), eq(contact_messages.email, email))).orderBy(asc(messageId)),
  },
  {
    title: 'Friends you invited',
    about: 'Only when you did. Of a friend we keep a fingerprint of the address, so that nobody is asked twice.',
    tables: [invitations],
    rows: (db, { id }) =>
      db.select({ sent_at: invitations.sent_at }).from(invitations).where(eq(invitations.user_id, id)).orderBy(asc(invitations.sent_at)),
  },
  {
    title: 'The newsletter',
    about: 'Whether your email gets it.',
    tables: [subscribers],
    rows: (db, { email }) => {
      const { email: address, subscribed_at, ended_at } = subscribers;
      return db.select({ email: address, subscribed_at, ended_at }).from(subscribers).where(eq(address, email));
    },
  },
];
