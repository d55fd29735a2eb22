import {
  type DeskNewsletterDetail,
  addNewsletter,
  changeNewsletter,
  getNewsletter,
  listNewsletters,
  previewNewsletter,
  removeNewsletter,
  sendNewsletter,
  testNewsletter,
} from '@careerscoop/contract/desk-newsletters';
import type { FastifyInstance } from 'fastify';
import { requireCurrentPassword } from '../../accounts/check-current-password.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import { findPerson } from '../../identity/people.sql.ts';
import { newsletterLetter } from '../../outreach/newsletter/newsletter-letter.ts';
import { countBounced, countReaders } from '../../outreach/newsletter/readers.sql.ts';
import { sendNewsletterJob } from '../../outreach/newsletter/send-newsletter.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import { sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import { scopeOf } from '../desk-guard.ts';
import { deskMetaOf } from '../counted.ts';
import { sortOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';
import { changedFields } from './changed-fields.ts';
import {
  type StoredNewsletter,
  addNewsletterBy,
  changeDraft,
  findNewsletterAt,
  listNewslettersAt,
  removeDraft,
} from './newsletters.sql.ts';

/** Newsletters: written, looked at, tried on oneself, and sent once to those who asked for it. */
export function deskNewslettersRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, jobs, now } = services;
  const { db } = database;

  const previewOf = (words: { subject: string; body: string }) => {
    const { subject, text, html } = newsletterLetter(config, '', words);
    return { subject, text, html };
  };
  const detailOf = async (tx: Db, letter: StoredNewsletter): Promise<DeskNewsletterDetail> => ({
    ...letter,
    preview: previewOf(letter),
    readers: await countReaders(tx),
  });
  const note = (tx: Db, { user_id }: Scope, line: { action: string; id: number; before?: object; after?: object; detail?: object }) =>
    noteAudit(tx, {
      at: now(),
      action: line.action,
      actor: 'staff',
      actor_id: user_id,
      ...(line.before ? { before: { ...line.before } } : {}),
      ...(line.after ? { after: { ...line.after } } : {}),
      detail: { newsletter: line.id, ...line.detail },
    });

  handle(app, listNewsletters, async ({ query: { sort = '-created_at', page, q, state }, request }) => {
    const { total, results } = await listNewslettersAt(db, scopeOf(request), { q, state, page, ...sortOf(sort) });
    const readers = { active: await countReaders(db), bounced: await countBounced(db) };
    return { results, meta: deskMetaOf(page, total), readers };
  });

  handle(app, addNewsletter, ({ body, request }) =>
    db.transaction(async (tx) => {
      const scope = scopeOf(request);
      const id = await addNewsletterBy(tx, scope, body, now());
      await note(tx, scope, { action: 'newsletter.added', id, after: { subject: body.subject } });
      return detailOf(tx, await requireNewsletter(tx, scope, id));
    }),
  );

  handle(app, previewNewsletter, ({ body }) => previewOf(body));

  handle(app, getNewsletter, async ({ params: { id }, request }) => detailOf(db, await requireNewsletter(db, scopeOf(request), id)));

  handle(app, changeNewsletter, ({ params: { id }, body: { version, ...words }, request }) =>
    db.transaction(async (tx) => {
      const scope = scopeOf(request);
      const before = await requireDraft(tx, scope, id);
      if (!(await changeDraft(tx, scope, { id, version }, words))) throw new AppError('conflict');
      await note(tx, scope, { action: 'newsletter.changed', id, ...changedFields(before, words) });
      return detailOf(tx, await requireNewsletter(tx, scope, id));
    }),
  );

  handle(app, testNewsletter, ({ params: { id }, request }) =>
    db.transaction(async (tx) => {
      const scope = scopeOf(request);
      const letter = await requireNewsletter(tx, scope, id);
      const me = await findPerson(tx, scope.user_id, ['email']);
      if (!me) throw new AppError('not_signed_in');
      await jobs.enqueue(tx, sendMailJob, newsletterLetter(config, me.email, { ...letter, subject: `Test: ${letter.subject}` }));
      await note(tx, scope, { action: 'newsletter.tested', id });
      return { detail: `The letter is on its way to ${me.email}, and to nobody else.` };
    }),
  );

  handle(app, sendNewsletter, async ({ params: { id }, body: { version, current_password }, request }) => {
    const scope = scopeOf(request);
    await requireDraft(db, scope, id);
    await requireCurrentPassword(services, scope.user_id, current_password);
    return db.transaction(async (tx) => {
      const recipients = await countReaders(tx);
      if (recipients === 0) throw new AppError('wrong_state', { detail: 'Nobody would get it: no address is subscribed.' });
      const sent_at = now();
      if (!(await changeDraft(tx, scope, { id, version }, { state: 'sending', sent_at, recipients }))) throw new AppError('conflict');
      await jobs.enqueue(tx, sendNewsletterJob, { newsletter_id: id });
      await note(tx, scope, {
        action: 'newsletter.sent',
        id,
        before: { state: 'draft' },
        after: { state: 'sending' },
        detail: { recipients },
      });
      return detailOf(tx, await requireNewsletter(tx, scope, id));
    });
  });

  handle(app, removeNewsletter, ({ params: { id }, request }) =>
    db.transaction(async (tx) => {
      const scope = scopeOf(request);
      const { subject } = await requireDraft(tx, scope, id);
      if (!(await removeDraft(tx, scope, id))) throw new AppError('conflict');
      await note(tx, scope, { action: 'newsletter.removed', id, before: { subject } });
      return undefined;
    }),
  );
}

async function requireNewsletter(db: Db, scope: Scope, id: number): Promise<StoredNewsletter> {
  const found = await findNewsletterAt(db, scope, id);
  if (!found) throw new AppError('not_found', { detail: 'There is no such newsletter.' });
  return found;
}

async function requireDraft(db: Db, scope: Scope, id: number): Promise<StoredNewsletter> {
  const found = await requireNewsletter(db, scope, id);
  if (found.state !== 'draft') throw new AppError('wrong_state', { detail: 'This newsletter was sent, and stays as it is.' });
  return found;
}
