import { and, asc, eq, getTableColumns, ne, notLike } from 'drizzle-orm';
import { affiliate_codes, industries, mailed_links, refresh_tokens, schools, tags, user_tags, users } from './identity.tables.ts';
import { photoAddress } from './photo-address.ts';
import { audit_log } from './audit.tables.ts';
import type { Held } from '../platform/held.ts';

// The plan stands among the terms, with its end.
const { password_hash, industry_id, school_id, pricing_plan, plan_ends_at, ...own } = getTableColumns(users);
const { token_hash: ofSession, family, user_id: sessionUser, ...session } = getTableColumns(refresh_tokens);
const { token_hash: ofLink, user_id: linkUser, ...link } = getTableColumns(mailed_links);
const { id: lineId, user_id: lineUser, actor_id, ...line } = getTableColumns(audit_log);

/** A line says by itself that somebody worried, or wrote to us: what a child keeps from home must not be read there. */
const IN_CONFIDENCE = ['safety', 'chat_report', 'message'];
/** Who reported a talk has the report in their own file; a parent's holds neither it nor this line. */
const REPORTED = 'mentoring.reported';

/** The account itself and how it was used. Passwords and tokens are kept as fingerprints alone and are not shown. */
export const ACCOUNT: Held[] = [
  {
    part: 'account',
    title: 'Your profile',
    about: 'What you told us at sign-up and in your profile, and what belongs to your account.',
    tables: [users],
    rows: async (db, { id }) => {
      const rows = await db
        .select({ ...own, industry: industries.name, school: schools.name, code_of: affiliate_codes.label })
        .from(users)
        .leftJoin(industries, eq(industries.id, industry_id))
        .leftJoin(schools, eq(schools.id, school_id))
        .leftJoin(affiliate_codes, eq(affiliate_codes.code, users.affiliate_code))
        .where(eq(users.id, id));
      return rows.map((row) => ({ ...row, profile_image: photoAddress(row.profile_image) }));
    },
  },
  {
    part: 'account',
    title: 'What you can talk about',
    about: 'The tags that you chose as a mentor.',
    tables: [user_tags],
    rows: (db, { id }) =>
      db
        .select({ tag: tags.name })
        .from(user_tags)
        .innerJoin(tags, eq(tags.id, user_tags.tag_id))
        .where(eq(user_tags.user_id, id))
        .orderBy(asc(tags.name)),
  },
  {
    part: 'account',
    title: 'Your sign-ins',
    about: 'Each line is one renewal of a session on one of your devices. Lines that have run out are removed.',
    tables: [refresh_tokens],
    rows: (db, { id }) => db.select(session).from(refresh_tokens).where(eq(sessionUser, id)).orderBy(asc(session.created_at)),
  },
  {
    part: 'account',
    title: 'Links we mailed you',
    about:
      'To confirm an email or to choose a new password, and the mark of the browser where you signed up. The links themselves are not kept.',
    tables: [mailed_links],
    rows: (db, { id }) => db.select(link).from(mailed_links).where(eq(linkUser, id)).orderBy(asc(link.created_at)),
  },
  {
    part: 'account',
    title: 'Record of changes',
    about: 'Who did what to your account, and when. What our team read or answered in confidence is in no file: others may open it.',
    tables: [audit_log],
    rows: (db, { id, reader }) => {
      const { action } = audit_log;
      const open = IN_CONFIDENCE.map((prefix) => notLike(action, `${prefix}.%`));
      return db
        .select(line)
        .from(audit_log)
        .where(and(eq(lineUser, id), ...open, reader === 'guardian' ? ne(action, REPORTED) : undefined))
        .orderBy(asc(lineId));
    },
  },
];
