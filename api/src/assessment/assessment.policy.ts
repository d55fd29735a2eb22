import type { Assessment } from './assessment.sql.ts';

const FREE_ATTEMPTS = 2;

/**
 * One free retake for everybody; while the engine says "not clear yet" another try is always free; further ones need
 * a plan or an affiliate code (decision 58).
 */
export function mayTakeAssessment(
  earlier: Pick<Assessment, 'clarity'>[],
  student: { pricing_plan: number | null; affiliate_code: string | null },
): boolean {
  const [latest] = earlier;
  if (!latest || latest.clarity === 'unclear') return true;
  const clear = earlier.filter(({ clarity }) => clarity !== 'unclear').length;
  return clear < FREE_ATTEMPTS || student.pricing_plan !== null || student.affiliate_code !== null;
}
