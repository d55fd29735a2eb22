import { RESULTS_NOTICE_MS } from '@careerscoop/contract/constants';
import { findTen } from './find-ten.ts';
import { replaceTopTen } from './results.sql.ts';
import { lockPerson } from '../identity/people.sql.ts';
import { announce } from '../platform/announce.ts';
import { renderLetter } from '../platform/mail-letter.ts';
import type { Services } from '../platform/services.ts';
import { findUnmatched, hasLaterMatch, markMatched } from '../assessment/assessment.sql.ts';
import { itemsOf } from '../assessment/items.ts';
import { newestNorms } from '../assessment/norms.ts';
import { readAnswers } from '../assessment/read-answers.ts';
import { sendMailJob } from '../platform/mail.ts';

/**
 * Matches a stored assessment and writes its ten careers, once: a second call finds nothing to do. A mail follows when
 * the student has read "Almost there!" in the meantime.
 */
export async function matchCareers(services: Services, assessmentId: number): Promise<void> {
  const { config, database, jobs, model, now } = services;
  const { db } = database;
  const assessment = await findUnmatched(db, assessmentId);
  if (!assessment) return;
  const { user_id, email, first_name, submitted_at } = assessment;
  const scenarios = await itemsOf(db, assessment.item_version);
  const { answers } = readAnswers(scenarios, assessment.answers, assessment.education);
  if (!answers) throw new Error('the stored answers do not fit the stored questions');
  const norms = await newestNorms(db, assessment.item_version);
  const { ten, beyond, found_by } = findTen(model, answers, norms);
  const late = now().getTime() - submitted_at.getTime() > RESULTS_NOTICE_MS;
  await db.transaction(async (tx) => {
    // Whoever saves or books a career holds the student first, too.
    await lockPerson(tx, user_id);
    const first = await markMatched(tx, assessmentId, {
      ...found_by,
      matched_at: now(),
      mailed_at: late ? now() : null,
    });
    // A job that failed until now comes after the retake: the newer ten stay.
    if (!first || (await hasLaterMatch(tx, assessment))) return;
    await replaceTopTen(tx, { user_id, assessment_id: assessmentId, ten, beyond });
    await announce(tx, services, 'results_made', { user_id, onet_codes: ten.map(({ onet_code }) => onet_code) });
    if (late) await jobs.enqueue(tx, sendMailJob, readyLetter(email, first_name, config.publicUrl));
  });
}

/** For a student who has waited so long that we said we would write. */
export function readyLetter(to: string, first_name: string, publicUrl: string) {
  return renderLetter({
    to,
    subject: 'Your ten careers are ready',
    greeting: { first_name },
    paragraphs: ['That took a little longer than usual. Your ten careers are ready now, each with its reasons.'],
    button: { label: 'See my ten careers', url: `${publicUrl}/profile/recommendations` },
    ending: 'You get this mail because you took the assessment at CareerScoop and we said that we would write.',
  });
}
