import { listSavedColleges, MOST_SAVED_COLLEGES, removeSavedCollege, saveCollege } from '@careerscoop/contract/colleges';
import type { FastifyInstance } from 'fastify';
import { lockPerson } from '../identity/people.sql.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { collegeSources } from './college-sources.ts';
import { collegeByUnitid } from './find-college.ts';
import { presentCollege } from './present-college.ts';
import { addSaved, countSaved, findSaved, listSaved, removeSaved } from './saved-colleges.sql.ts';

/** The schools that a student keeps; each reaches only their own. */
export function savedCollegesRoutes(app: FastifyInstance, { database, now }: Services): void {
  const { db } = database;

  handle(app, listSavedColleges, async ({ request }) => {
    const saved = await listSaved(db, visitorOf(request).id);
    return {
      // One that closed since is in no newer collection any more, and nothing is known of it.
      results: saved.flatMap(({ unitid, saved_at }) => {
        const college = collegeByUnitid(unitid);
        return college ? [{ ...presentCollege(college), saved_at: saved_at.toISOString() }] : [];
      }),
      sources: collegeSources('colleges', 'figures'),
    };
  });

  handle(app, saveCollege, async ({ params: { unitid }, request }) => {
    const { id } = visitorOf(request);
    if (!collegeByUnitid(unitid)) throw new AppError('not_found');
    const saved = await db.transaction(async (tx) => {
      // Two at once would each see 99 of them.
      await lockPerson(tx, id);
      const there = await findSaved(tx, id, unitid);
      if (there) return there;
      if ((await countSaved(tx, id)) >= MOST_SAVED_COLLEGES) throw new AppError('schools_full');
      return addSaved(tx, id, { unitid, saved_at: now() });
    });
    return { unitid, saved_at: saved.saved_at.toISOString() };
  });

  handle(app, removeSavedCollege, async ({ params: { unitid }, request }) => {
    await removeSaved(db, visitorOf(request).id, unitid);
    return undefined;
  });
}
