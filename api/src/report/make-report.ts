import { summarizeCareer } from '@careerscoop/catalogue/compose';
import { careerByCode } from '@careerscoop/catalogue/load';
import { fitWords } from '@careerscoop/contract/result-words';
import type { Report, ReportCareer } from '@careerscoop/contract/report';
import { findUser } from '../identity/people.sql.ts';
import { type Matched, findMatched } from '../assessment/assessment.sql.ts';
import { listTopTen } from '../careers/results.sql.ts';
import { type WordedResult, wordResults } from '../careers/word-results.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { readStrengths } from '../strengths/read-strengths.ts';
import { wordFacts } from './word-facts.ts';
import { wordAreas, wordTypes } from './word-self.ts';

/** Sources of what a report does not show. */
const NOT_SHOWN = ['cip', 'zip'];
/** Reasons for and reasons against a career: as many of the one as of the other. */
const EACH = 2;

/**
 * A student's report of today: it is put together at each asking, so that it shows the present ten after a retake, and
 * nothing of it is stored. Of the person it holds the first name alone.
 * @throws not_found while there are no ten.
 */
export async function makeReport(services: Services, userId: number): Promise<Report> {
  const { catalogue, config, database, now } = services;
  const { db } = database;
  const [user, ten, matched] = [
    await findUser(db, userId),
    await wordResults(db, await listTopTen(db, userId)),
    await findMatched(db, userId),
  ];
  if (!user || !matched?.matched_at || ten.length === 0) throw new AppError('not_found');
  return {
    first_name: user.first_name,
    answered_at: matched.matched_at.toISOString(),
    made_at: now().toISOString(),
    clarity: matched.clarity ?? 'exploring',
    self: await wordSelf(services, user.first_name, matched),
    careers: ten.flatMap((row) => wordCareer(row) ?? []),
    sources: catalogue.attributions.filter(({ key }) => !NOT_SHOWN.includes(key)).map(({ text, links }) => ({ text, links })),
    method_url: `${config.publicUrl}/faq/careerexplorer`,
  };
}

async function wordSelf(services: Services, first_name: string, matched: Matched): Promise<Report['self']> {
  const read = await readStrengths(services, matched, first_name);
  if (!read) return null;
  const { answers, found, profile } = read;
  const { first_name: _known, ...strengths } = profile;
  return { types: wordTypes(answers, found), areas: wordAreas(answers, found), strengths };
}

/** Nothing where a later release of the public database dropped the career. */
function wordCareer({ onet_code, rank, fit, clarity, ai, reasons }: WordedResult): ReportCareer | undefined {
  const career = careerByCode(onet_code);
  if (!career || rank === null) return undefined;
  const { slug, mask_title, leading_areas, words } = career;
  return {
    onet_code,
    rank,
    slug,
    fit,
    fit_word: fitWords(fit, clarity ?? 'exploring').word,
    reasons: [
      ...reasons.filter(({ kind }) => kind === 'for').slice(0, EACH),
      ...reasons.filter(({ kind }) => kind !== 'for').slice(0, EACH),
    ],
    title: mask_title,
    areas: leading_areas,
    picked: ai,
    summary: summarizeCareer(career),
    facts: wordFacts(career),
    try_this: words?.try_this ?? '',
  };
}
