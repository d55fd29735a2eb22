import {
  assignDeskStudents,
  changeDeskStudent,
  endDeskGuardianship,
  getDeskStudent,
  listDeskStudents,
  removeDeskGuardian,
} from '@careerscoop/contract/desk-students';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import { assignStudents, changeStudent } from './change-student.ts';
import { endFamilyByDesk } from './end-family.ts';
import { openStudent } from './open-student.ts';
import { removeGuardianByDesk } from './remove-guardian.ts';
import { countStudents, listStudents } from './students.sql.ts';

/** What an organization could only ask for to learn of somebody what they did not agree to. */
const INWARD = ['school_id', 'plan_id', 'consent'] as const;

/** The students: a list with a first name each, one with how to reach them, and what is changed for them. */
export function studentsRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const { db } = database;

  handle(app, listDeskStudents, async ({ query, request }) => {
    const scope = scopeOf(request);
    const own = scope.reach === 'own';
    if (own) refuseInward(query);
    const found = await countStudents(db, scope, query, now());
    const rows = await listStudents(db, scope, query, now());
    const results = rows.map(({ asked, booked, created_at, deletion_requested_at, ...row }) => {
      const { grade, plan, parent, agreed, ...open } = row;
      const inward = { grade, plan, parent, agreed, talks: { asked, booked }, created_at: created_at.toISOString() };
      return { ...open, ...(own ? NOT_TOLD : inward), leaving: deletion_requested_at !== null };
    });
    return { results, meta: deskMetaOf(query.page, found) };
  });

  handle(app, getDeskStudent, ({ params, request }) => openStudent(services, scopeOf(request), params.id));

  handle(app, changeDeskStudent, ({ params, body, request }) => {
    const by = { at: now(), actor_id: scopeOf(request).user_id };
    return db.transaction((tx) => changeStudent(tx, services, by, params.id, body));
  });

  handle(app, endDeskGuardianship, async ({ params, request }) => {
    await endFamilyByDesk(services, scopeOf(request), params.id, params.parent_id);
    return undefined;
  });

  handle(app, removeDeskGuardian, async ({ params, body, request }) => {
    await removeGuardianByDesk(services, scopeOf(request), params.id, body.asked_at);
    return undefined;
  });

  handle(app, assignDeskStudents, async ({ body, request }) => {
    const scope = scopeOf(request);
    return { changed: await db.transaction((tx) => assignStudents(tx, scope, now(), body)) };
  });
}

const NOT_TOLD = { grade: null, plan: null, parent: null, agreed: null, talks: null, created_at: null };

function refuseInward(query: Partial<Record<(typeof INWARD)[number] | 'sort', string | undefined>>): void {
  for (const name of INWARD) if (query[name] !== undefined) throw refuse(name, 'Your list cannot be narrowed by this.');
  if (query.sort?.endsWith('created_at')) throw refuse('sort', 'Your list is sorted by first name.');
}
