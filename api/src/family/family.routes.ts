import * as family from '@careerscoop/contract/family';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { childOf } from '../consent/child-of.ts';
import { endGuardianship, listChildren } from '../consent/guardianships.sql.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import { findPerson } from '../identity/people.sql.ts';
import { makeParentsPayLink } from '../payments/links/make-pay-link.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import { sendMailJob } from '../platform/mail.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { exportForParent, readForParent } from '../profile/held-for-parent.ts';
import { callOffTalk } from './call-off-talk.ts';
import { leftLetter } from './family-letters.ts';
import { joinChild } from './join-child.ts';
import { presentChild } from './present-child.ts';

/** An adult's family: their children, each until the day of their eighteenth birthday. */
export function familyRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, jobs, limits, now } = services;
  const { db } = database;
  const own = (request: FastifyRequest, id: number) => childOf(services, visitorOf(request).id, id);

  handle(app, family.addChild, async ({ body, request }) => {
    await limits.use('link_address', request.ip);
    return presentChild(db, services, await joinChild(services, visitorOf(request).id, body.token));
  });

  handle(app, family.listChildren, async ({ request }) => {
    const { id } = visitorOf(request);
    const children = [];
    // One after the other: the embedded database has one connection, and families are small.
    for (const { student_id } of await listChildren(db, id, now().toISOString().slice(0, 10))) {
      children.push(await presentChild(db, services, await childOf(services, id, student_id)));
    }
    return children;
  });

  handle(app, family.getChild, async ({ params, request }) => presentChild(db, services, await own(request, params.id)));

  handle(app, family.leaveChild, async ({ params, request }) => {
    const { student, parent_id } = await own(request, params.id);
    const parent = await findPerson(db, visitorOf(request).id, ['id', 'first_name']);
    if (!parent) throw new AppError('session_expired');
    await db.transaction(async (tx) => {
      if (!(await endGuardianship(tx, parent.id, student.id, now()))) throw new AppError('not_found');
      await noteAudit(tx, { at: now(), action: 'family.left', actor: 'guardian', actor_id: parent_id, user_id: student.id });
      await jobs.enqueue(tx, sendMailJob, leftLetter(student, parent, config.publicUrl));
    });
    return undefined;
  });

  handle(app, family.getChildHeld, async ({ params, request }) => readForParent(services, await own(request, params.id)));

  handle(app, family.exportFamilyChild, async ({ params, request, reply }) =>
    exportForParent(services, reply, await own(request, params.id)),
  );

  handle(app, family.payForChild, async ({ params, body, request }) => {
    const opened = await own(request, params.id);
    return { payment_link: await makeParentsPayLink(services, opened, body.pricing_plan) };
  });

  handle(app, family.callOffForChild, async ({ params, body, request }) => {
    const opened = await own(request, params.id);
    await db.transaction((tx) => callOffTalk(tx, services, opened, { id: params.session, ...body }));
    return presentChild(db, services, opened);
  });
}
