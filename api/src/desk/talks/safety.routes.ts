import * as calls from '@careerscoop/contract/desk-safety';
import type { DeskSafetyEvent, DeskSafetyEventDetail } from '@careerscoop/contract/desk-safety';
import type { FastifyInstance } from 'fastify';
import { type SafetyEvent, countKinds, findEvent } from '../../companions/safety/safety.sql.ts';
import { findTurnWords } from '../../companions/safety/turn-words.sql.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import { findPerson } from '../../identity/people.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import type { Scope } from '../scope.ts';
import { closeEvent, tellParent, whyNotTold } from './safety-rules.ts';
import { listEvents } from './safety.sql.ts';

/** What the companions noticed: to list, to read, to close, and to tell a parent of. Each is written down. */
export function deskSafetyRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const { db } = database;

  handle(app, calls.listDeskSafetyEvents, async ({ query, request }) => {
    const { rows, counted } = await listEvents(db, scopeOf(request), query);
    return { results: rows.map(present), meta: deskMetaOf(query.page, counted) };
  });

  handle(app, calls.countDeskSafetyEvents, ({ query, request }) => {
    const year = query.year ?? now().getUTCFullYear();
    const scope = scopeOf(request);
    return db.transaction(async (tx) => {
      await noteAudit(tx, { at: now(), action: 'safety.counted', actor: 'staff', actor_id: scope.user_id });
      return { year, kinds: await countKinds(tx, year) };
    });
  });

  handle(app, calls.getDeskSafetyEvent, ({ params, request }) =>
    withEvent(scopeOf(request), params.id, async (tx, event, { user_id: actor_id }) => {
      const { user_id, id } = event;
      await noteAudit(tx, { at: now(), action: 'safety.read', actor: 'staff', actor_id, user_id, detail: { event: id } });
    }),
  );

  handle(app, calls.closeDeskSafetyEvent, ({ params, request }) =>
    withEvent(scopeOf(request), params.id, async (tx, event, { user_id }) => {
      if (!(await closeEvent(tx, services, event, user_id))) throw new AppError('conflict', { detail: 'This was closed before.' });
    }),
  );

  handle(app, calls.tellParentOfSafetyEvent, ({ params, request }) =>
    withEvent(scopeOf(request), params.id, (tx, event, { user_id }) => tellParent(tx, services, event, user_id)),
  );

  /** What is done with an event, in one transaction, and the event as it is then. @throws not_found */
  const withEvent = (scope: Scope, id: number, work: (tx: Db, event: SafetyEvent, scope: Scope) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const event = await findEvent(tx, id);
      if (!event) throw new AppError('not_found', { detail: 'There is nothing with this number.' });
      await work(tx, event, scope);
      return presentDetail(tx, services, (await findEvent(tx, id)) ?? event);
    });
}

function present({ id, state, tier, kind, at, closed_at, parent_told_at }: SafetyEvent): DeskSafetyEvent {
  return {
    id,
    state: state === 'closed' ? 'closed' : 'open',
    tier,
    kind,
    at: at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    parent_told_at: parent_told_at?.toISOString() ?? null,
  };
}

async function presentDetail(tx: Db, services: Services, event: SafetyEvent): Promise<DeskSafetyEventDetail> {
  const person = event.user_id === null ? undefined : await findPerson(tx, event.user_id, ['id', 'first_name', 'last_name', 'age']);
  return {
    ...present(event),
    student: person ? { id: person.id, name: `${person.first_name} ${person.last_name.charAt(0)}.`, age: person.age } : null,
    said: event.turn === null ? [] : await findTurnWords(tx, event.turn),
    not_for_parent: (await whyNotTold(tx, services, event)) ?? null,
  };
}
