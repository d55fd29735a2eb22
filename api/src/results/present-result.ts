import type { Career } from '@careerscoop/catalogue/career';
import { describeCareer } from '@careerscoop/catalogue/compose';
import { careerByCode } from '@careerscoop/catalogue/load';
import { presentCareerItem } from '@careerscoop/catalogue/present-career';
import type { Result } from '@careerscoop/contract/results';
import type { WordedResult } from '../careers/word-results.ts';
import { educationOf, outlookText, resourceOf } from '../catalogue/career-texts.ts';
import { answerOf, scoopQuestions } from '../scoop/scoop-answers.ts';
import type { Eaten } from '../scoop/scoop-texts.ts';

/**
 * A stored result with the figures and texts of its career; nothing where a later release of the public database
 * dropped the career.
 */
export function presentResult(row: WordedResult): Result | undefined {
  const career = careerByCode(row.onet_code);
  return career && worded(row, career);
}

function worded(row: WordedResult, career: Career): Result {
  // The larger part comes last: spread first, with this many fields after it, it takes thirty times as long.
  const { reasons, what_would_change } = row;
  return { ...ownFacts(row, career), reasons, what_would_change, ...careerPart(career) };
}

type OwnFacts = Omit<Result, keyof CareerPart | 'reasons' | 'what_would_change'>;

/** What is this student's own of a result, without the lists. */
export function ownFacts(row: Omit<WordedResult, 'reasons' | 'what_would_change'>, career: Career): OwnFacts {
  return {
    id: row.id,
    rank: row.rank,
    onet_code: row.onet_code,
    unique_title: { id: row.id, text: career.title, mask_title: career.mask_title },
    ai: row.ai,
    alike: row.alike.flatMap(namedCareer),
    fit: row.fit,
    clarity: row.clarity ?? 'exploring',
    part_3: row.part_3,
    score: row.score,
    interested: row.interested,
    booked: row.booked,
    first_name: null,
    agent_id: null,
  };
}

/** A career to link to; nothing where a later release of the public database dropped it. */
function namedCareer(code: string): Result['alike'] {
  const career = careerByCode(code);
  return career ? [{ onet_code: code, slug: career.slug, title: career.mask_title }] : [];
}

type CareerPart = Pick<
  Result,
  | 'slug'
  | 'description'
  | 'description_long'
  | 'resource'
  | 'resource_type'
  | 'median_wage'
  | 'hourly_wage'
  | 'shared_with'
  | 'partly_estimated'
  | 'outlook'
  | 'job_zone'
  | 'education'
  | 'impact'
  | 'areas'
  | 'unique_title_questions'
>;

const parts = new Map<Career, CareerPart>();

/** What is the same for everybody who has this career; made once a career. */
export function careerPart(career: Career): CareerPart {
  const made = parts.get(career) ?? makePart(career);
  parts.set(career, made);
  return made;
}

function makePart(career: Career): CareerPart {
  const { slug, summary, median_wage, shared_with, partly_estimated, growth_percent, job_zone, areas } = presentCareerItem(career);
  return {
    slug,
    description: summary,
    description_long: describeCareer(career),
    resource: resourceOf(career),
    resource_type: 'image',
    median_wage,
    hourly_wage: career.wage?.hourly ?? null,
    shared_with,
    partly_estimated,
    outlook: {
      growth_percent,
      openings: career.outlook?.openings ?? null,
      text: outlookText(career),
    },
    job_zone,
    education: educationOf(career),
    impact: career.impact,
    areas,
    unique_title_questions: askedOf(career, new Map()),
  };
}

/** The five questions with the answer of the scoop that the student has had last. */
export function askedOf(career: Career, eaten: Eaten): CareerPart['unique_title_questions'] {
  return scoopQuestions(career).map((asked) => {
    const { id, question, ordering } = asked;
    const { count = 1, text } = eaten.get(id) ?? {};
    return { id, question, ordering, answer: text ?? answerOf(asked, count), count, ai_written: text !== undefined };
  });
}
