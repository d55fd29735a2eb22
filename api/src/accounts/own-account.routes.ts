import { setPassword, signOutEverywhere } from '@careerscoop/contract/passwords';
import type { FastifyInstance } from 'fastify';
import { noteAudit } from '../identity/audit.sql.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { lockPerson } from '../identity/people.sql.ts';
import { deviceCookie } from './known-device.ts';
import { requireCurrentPassword, wrongPassword } from './check-current-password.ts';
import { ownerOf, refuseWeak, replacePassword } from './replace-password.ts';
import { hashPassword } from '../identity/secrets.ts';
import { endAllSessions, openSession } from '../identity/sessions.ts';

/** What a signed-in person does to the keys of their own account. */
export function ownAccountRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, now, sessions } = services;
  const { db } = database;
  /** What one does to oneself, for the audit log. */
  const own = (id: number) => ({ at: now(), actor: 'user' as const, actor_id: id, user_id: id });

  handle(app, setPassword, async ({ body, request, reply }) => {
    const visitor = visitorOf(request);
    const current = await requireCurrentPassword(services, visitor.id, body.current_password);
    await refuseWeak('new_password', body.new_password, await ownerOf(db, visitor.id));
    const password_hash = await hashPassword(body.new_password);
    const { ended, tokens, email } = await db.transaction(async (tx) => {
      // A mailed link may have set another one since we looked: then the old one changes nothing any more.
      const person = await lockPerson(tx, visitor.id, ['email', 'password_hash']);
      if (person?.password_hash !== current) throw wrongPassword();
      const ended = await replacePassword(tx, services, visitor.id, password_hash);
      await noteAudit(tx, { ...own(visitor.id), action: 'password.changed' });
      // A new session for this device: a stolen copy of the old one ends with all the others.
      return { ended, tokens: await openSession(tx, services, visitor), email: person.email };
    });
    sessions.forget(ended);
    // What the browser kept said the old password.
    reply.header('set-cookie', deviceCookie(config, { email, password_hash }, now()));
    return { detail: 'Your password has been changed successfully.', ...tokens };
  });

  handle(app, signOutEverywhere, async ({ request }) => {
    const { id } = visitorOf(request);
    const ended = await db.transaction(async (tx) => {
      const families = await endAllSessions(tx, services, id);
      await noteAudit(tx, { ...own(id), action: 'sessions.ended', detail: { sessions: families.length } });
      return families;
    });
    sessions.forget(ended);
    return undefined;
  });
}
