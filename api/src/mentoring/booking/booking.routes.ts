import * as calls from '@careerscoop/contract/mentoring';
import type { SessionAction } from '@careerscoop/contract/mentoring';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { type Visitor, visitorOf } from '../../platform/sign-in-guard.ts';
import { findOwnSession, holdOwnSession } from '../own-session.sql.ts';
import { presentSessions } from '../present-session.ts';
import { acceptHeld, bookSlot } from './book-slot.ts';
import { type By, callOff, changeSession, sendBackToRequested } from './change-session.ts';
import { noShow } from './no-show.ts';
import { listSlotsFor } from './list-slots.ts';
import { type SessionRow, actionsOf } from './session-states.ts';
import type { Db } from '../../platform/database.ts';

/** What the two of a session do with it: choose a time, move it, call it off, say how it went. */
export function bookingRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const { db } = database;

  handle(app, calls.listSlots, async ({ params, query, request }) => {
    const visitor = visitorOf(request);
    const session = await findOwnSession(db, params.id, visitor);
    if (!session) throw new AppError('not_found');
    if (!may(session, visitor, 'choose', now()) && !may(session, visitor, 'move', now())) throw new AppError('wrong_state');
    return listSlotsFor(db, services, visitor, session, query.after);
  });

  const atTime = (action: 'choose' | 'move') => async (visitor: Visitor, id: number, body: { starts_at: string; version: number }) =>
    db.transaction(async (tx) => {
      const session = await findSeen(tx, visitor, id, body.version);
      if (!may(session, visitor, action, now())) throw refusalOf(session, visitor, action, now());
      await bookSlot(tx, services, { session: id, starts_at: new Date(body.starts_at), version: body.version, by: byOf(visitor) });
      return answer(tx, visitor, id, now());
    });
  handle(app, calls.bookSession, ({ params, body, request }) => atTime('choose')(visitorOf(request), params.id, body));
  handle(app, calls.moveSession, ({ params, body, request }) => atTime('move')(visitorOf(request), params.id, body));

  handle(app, calls.acceptSession, ({ params, body, request }) => {
    const visitor = visitorOf(request);
    return db.transaction(async (tx) => {
      await findSeen(tx, visitor, params.id, body.version);
      await acceptHeld(tx, services, { session: params.id, version: body.version, by: byOf(visitor) });
      return answer(tx, visitor, params.id, now());
    });
  });

  handle(app, calls.cancelSession, ({ params, body, request }) => {
    const visitor = visitorOf(request);
    return db.transaction(async (tx) => {
      const session = await findSeen(tx, visitor, params.id, body.version, 'hold');
      if (!may(session, visitor, 'cancel', now())) throw new AppError('wrong_state');
      const by = byOf(visitor);
      // A time that a mentor never agreed to is no appointment: the student's request stays.
      if (session.state === 'held' && by.who === 'mentor') {
        await sendBackToRequested(tx, services, [session], by);
        return { counted: false };
      }
      const [called] = await callOff(tx, services, [session], by, { reason: body.reason || null });
      return { counted: called?.cancelled_late ?? false };
    });
  });

  handle(app, calls.noShowSession, ({ params, body, request }) => {
    const visitor = visitorOf(request);
    return db.transaction(async (tx) => {
      const session = await findSeen(tx, visitor, params.id, body.version);
      if (!may(session, visitor, 'no_show', now())) throw refusalOf(session, visitor, 'no_show', now());
      await noShow(tx, services, session, byOf(visitor));
      return answer(tx, visitor, params.id, now());
    });
  });

  const said = (action: 'done' | 'late') => async (visitor: Visitor, id: number, version: number) =>
    db.transaction(async (tx) => {
      const session = await findSeen(tx, visitor, id, version, 'hold');
      if (!may(session, visitor, action, now())) throw new AppError('wrong_state');
      const change = action === 'done' ? { state: 'done' as const } : { late_at: now() };
      await changeSession(tx, services, session, change, { what: action, by: byOf(visitor) });
      return answer(tx, visitor, id, now());
    });
  handle(app, calls.doneSession, ({ params, body, request }) => said('done')(visitorOf(request), params.id, body.version));
  handle(app, calls.lateSession, ({ params, body, request }) => said('late')(visitorOf(request), params.id, body.version));
}

const sideOf = ({ role }: Visitor) => (role === 'Mentor' ? 'mentor' : 'student');

function byOf(visitor: Visitor): By & { who: 'student' | 'mentor' } {
  return { who: sideOf(visitor), id: visitor.id };
}

function may(session: SessionRow, visitor: Visitor, action: SessionAction, now: Date): boolean {
  return actionsOf({ ...session, feedback_given: false }, sideOf(visitor), now).includes(action);
}

/** What is wrong, where the time says more than the state. */
function refusalOf({ state, starts_at }: SessionRow, visitor: Visitor, action: SessionAction, now: Date): AppError {
  const early = state === 'booked' && starts_at !== null && starts_at > now;
  if (action === 'no_show' && state === 'booked' && starts_at !== null) {
    return new AppError('wrong_state', { detail: 'Give them ten minutes from the beginning on. Then you can say that nobody came.' });
  }
  if (action === 'move' && early && sideOf(visitor) === 'student') {
    return new AppError('wrong_state', { detail: 'A talk can be moved until 24 hours before. You can still call it off.' });
  }
  return new AppError('wrong_state');
}

/** The visitor's own session as they saw it. @throws not_found for anybody else's; conflict where it is another by now. */
async function findSeen(tx: Db, visitor: Visitor, id: number, version: number, hold?: 'hold'): Promise<SessionRow> {
  const session = await (hold ? holdOwnSession : findOwnSession)(tx, id, visitor);
  if (!session) throw new AppError('not_found');
  if (session.version !== version) throw new AppError('conflict');
  return session;
}

async function answer(tx: Db, visitor: Visitor, id: number, now: Date) {
  const session = (await presentSessions(tx, visitor, now)).find((each) => each.id === id);
  if (!session) throw new AppError('internal');
  return session;
}
