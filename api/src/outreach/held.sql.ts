import { asc, desc, eq, getTableColumns, or } from 'drizzle-orm';
import type { Held } from '../platform/held.ts';
import { contact_messages, invitations, newsletter_letters, newsletters, subscribers } from './outreach.tables.ts';

const { id: messageId, user_id: messageUser, ...message } = getTableColumns(contact_messages);

/** What was written to us or asked of us. */
export const OUTREACH: Held[] = [
  {
    part: 'contacts',
    title: 'Messages you wrote to us',
    about: 'Signed in, or with your email. They are in no file for a parent.',
    tables: [contact_messages],
    rows: async (db, { id, email, reader }) => {
      // Somebody may write to us about home.
      if (reader === 'guardian') return [];
      const own = or(eq(messageUser, id), eq(contact_messages.email, email));
      return db.select(message).from(contact_messages).where(own).orderBy(asc(messageId));
    },
  },
  {
    part: 'contacts',
    title: 'Friends you invited',
    about: 'Only when you did. Of a friend we keep a fingerprint of the address, so that nobody is asked twice.',
    tables: [invitations],
    rows: (db, { id }) =>
      db.select({ sent_at: invitations.sent_at }).from(invitations).where(eq(invitations.user_id, id)).orderBy(asc(invitations.sent_at)),
  },
  {
    part: 'contacts',
    title: 'The newsletter',
    about: 'Whether your email gets it.',
    tables: [subscribers],
    rows: (db, { email }) => {
      const { email: address, subscribed_at, ended_at } = subscribers;
      return db.select({ email: address, subscribed_at, ended_at }).from(subscribers).where(eq(address, email));
    },
  },
  {
    part: 'contacts',
    title: 'Newsletters sent to you',
    about: 'In the last month.',
    tables: [newsletter_letters],
    rows: (db, { email }) =>
      db
        .select({ subject: newsletters.subject, at: newsletter_letters.at })
        .from(newsletter_letters)
        .innerJoin(newsletters, eq(newsletters.id, newsletter_letters.newsletter_id))
        .where(eq(newsletter_letters.email, email))
        .orderBy(desc(newsletter_letters.at)),
  },
  {
    part: 'contacts',
    title: 'Newsletters you wrote',
    about: 'At the desk.',
    tables: [newsletters],
    rows: (db, { id }) => {
      const { subject, state, created_at, sent_at, by_id } = newsletters;
      return db.select({ subject, state, created_at, sent_at }).from(newsletters).where(eq(by_id, id)).orderBy(asc(created_at));
    },
  },
];
