import { AppError } from '../../platform/errors.ts';

/** Holds what somebody saw when they decided to what stands there now. @throws conflict where anything differs */
export function requireUnchanged<T extends object>(row: T, was: { [K in keyof T]?: T[K] | undefined } | undefined): void {
  for (const name of Object.keys(was ?? {}) as (keyof T)[]) {
    if (was?.[name] !== undefined && was[name] !== row[name]) throw new AppError('conflict');
  }
}
