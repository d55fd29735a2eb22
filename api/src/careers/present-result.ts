import type { Career } from '@careerscoop/catalogue/career';
import { careerByCode } from '@careerscoop/catalogue/load';
import type { Result } from '@careerscoop/contract/careers';
import { AppError } from '../platform/errors.ts';
import { describeCareer, educationOf, outlookText, resourceOf, summarizeCareer } from './career-texts.ts';
import type { StoredResult } from './results.sql.ts';
import { scoopQuestions } from './scoop-questions.ts';

/** A stored result with the figures and texts of its career. */
export function presentResult(row: StoredResult): Result {
  const career = careerByCode(row.onet_code);
  // A release that drops a career leaves old results behind; importers keep retired codes, so this is a fault of ours.
  if (!career) throw new AppError('internal');
  return {
    id: row.id,
    rank: row.rank,
    onet_code: row.onet_code,
    slug: career.slug,
    unique_title: { id: row.id, text: career.title, mask_title: career.mask_title },
    description: summarizeCareer(career),
    description_long: describeCareer(career),
    ai: row.ai,
    fit: row.fit,
    clarity: row.clarity ?? 'exploring',
    reasons: row.reasons,
    what_would_change: row.what_would_change,
    score: row.score,
    interested: row.interested,
    booked: row.booked,
    resource: resourceOf(career),
    resource_type: 'image',
    unique_title_questions: scoopQuestions(row.id, career),
    first_name: null,
    agent_id: null,
    ...figuresOf(career),
  };
}

function figuresOf(career: Career) {
  const { outlook, wage } = career;
  return {
    median_wage: wage?.median ?? null,
    outlook: {
      growth_percent: outlook?.growth_percent ?? null,
      openings: outlook?.openings ?? null,
      text: outlookText(career),
    },
    job_zone: career.job_zone,
    education: educationOf(career),
    impact: career.impact,
    areas: career.leading_areas,
  };
}
