import { asc, eq } from 'drizzle-orm';
import { maskedContact } from '../../consent/contacts.ts';
import { plans } from '../../identity/identity.tables.ts';
import type { Held } from '../../platform/held.ts';
import { pay_links } from '../payments.tables.ts';

/** What a student asked an adult to pay for. */
export const PAY_LINKS: Held[] = [
  {
    part: 'contacts',
    title: 'Links to pay that you made',
    about: 'What each was for, and the number you had it texted to. The links themselves are not kept.',
    tables: [pay_links],
    // The number may be another parent's, and of several none need know how another one is reached.
    rows: async (db, { id, reader }) => {
      const { user_id, plan_id, channel, contact, created_at, expires_at, opened_at } = pay_links;
      const links = await db
        .select({ plan: plans.title, channel, contact, created_at, expires_at, opened_at })
        .from(pay_links)
        .innerJoin(plans, eq(plans.id, plan_id))
        .where(eq(user_id, id))
        .orderBy(asc(created_at));
      if (reader === 'user') return links;
      return links.map((link) => ({ ...link, contact: link.contact && maskedContact('sms', link.contact) }));
    },
  },
];
