import { AppError } from '../../platform/errors.ts';

/** Whether a plan was refused because the student has it, or a dearer one, already. */
export function notNeeded(error: unknown): error is AppError {
  return error instanceof AppError && (error.code === 'plan_held' || error.code === 'plan_still_runs');
}
