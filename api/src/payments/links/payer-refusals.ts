import { ERRORS } from '@careerscoop/contract/errors';
import { AppError } from '../../platform/errors.ts';

/** Whether a plan was refused because the student has it, or a dearer one, already. */
export function notNeeded(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'plan_held' || error.code === 'plan_still_runs');
}

const PAID = 'This is paid already, and nothing more is charged. The plan starts in a moment.';
const looksAt = (first_name: string) => `${first_name} has a payment that a person looks at. Nothing more can be paid until then.`;

/** A refusal that speaks to a student, as the adult who holds a link to pay is told it. */
export function forPayer(error: unknown, first_name: string): unknown {
  if (!(error instanceof AppError)) return error;
  if (notNeeded(error)) {
    return new AppError(error.code, { detail: `${first_name} has a plan like this already. Nothing needs to be paid.` });
  }
  if (error.code === 'already_paid') {
    const waits = error.detail !== ERRORS.already_paid.detail;
    return new AppError('already_paid', { detail: waits ? looksAt(first_name) : PAID });
  }
  // The plan was taken off the list, or costs nothing now.
  if (error.fields?.['pricing_plan']) return new AppError('link_gone', { detail: 'This plan is not sold any more. Nothing was charged.' });
  return error;
}
