import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import type { Visitor } from '../platform/sign-in-guard.ts';
import { lockPair } from './booking/booking.sql.ts';
import { isOver } from './booking/session-states.ts';
import { addFeedback, addRating, listFeedbackOn, showFeedback } from './feedback.sql.ts';
import { findOwnSession, holdOwnSession } from './own-session.sql.ts';
import { partedBy } from './safety/parted-by.ts';
import { screenText } from './safety/screen-text.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Writes to the other side of a talk, once. Neither reads the other before both wrote, or a week has passed, so that nobody answers
 * the other's words; what leads past the product, comes after a report, or from a mentor who may not talk with this student any more,
 * waits for a representative.
 * @throws not_found, wrong_state before the talk is over, feedback_given.
 */
export async function giveFeedback(
  { database, now }: Services,
  visitor: Visitor,
  sessionId: number,
  { message, score }: { message: string; score: 1 | 2 | 3 | 4 },
): Promise<{ visible_at: string | null; held: boolean }> {
  return database.db.transaction(async (tx) => {
    const seen = await findOwnSession(tx, sessionId, visitor);
    if (!seen) throw new AppError('not_found');
    // Whoever reports the other side holds the two as well: words on their way are found by them, or find the report.
    if (seen.mentor_id !== null) await lockPair(tx, seen.student_id, seen.mentor_id);
    const session = await holdOwnSession(tx, sessionId, visitor);
    if (!session) throw new AppError('not_found');
    const at = now();
    const { mentor_id, student_id } = session;
    if (mentor_id === null || !isOver(session, at)) throw new AppError('wrong_state', { detail: 'Feedback is for after the talk.' });
    const side = visitor.role === 'Mentor' ? 'mentor' : 'student';
    const written = await listFeedbackOn(tx, sessionId);
    if (written.some(({ written_by }) => written_by === side)) throw new AppError('feedback_given');
    const [theirs] = written;
    const visible_at = theirs ? at : new Date(at.getTime() + WEEK_MS);
    const held_reason = (await partedBy(tx, { student_id, mentor_id }, side, at)) ?? screenText(message);
    await addFeedback(tx, { session_id: sessionId, written_by: side, message, created_at: at, visible_at, held_reason });
    await addRating(tx, { session_id: sessionId, by: side, score, at });
    if (theirs?.visible_at && theirs.visible_at > at) await showFeedback(tx, theirs.id, at);
    return { visible_at: held_reason ? null : visible_at.toISOString(), held: held_reason !== null };
  });
}
