import { AppError } from '../platform/errors.ts';
import { Refusal } from './refusal.ts';

/** What a rule refuses is a sentence to print, with the next free times where it has some. */
export async function ruled<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const free = error.slots?.map(({ starts_at }) => `  ${starts_at}`) ?? [];
    const fields = Object.values(error.fields ?? {}).flat();
    throw new Refusal([...(fields.length > 0 ? fields : [error.detail]), ...free].join('\n'));
  }
}

/** Whether a row can have this as its number. */
export const isRowNumber = (id: number): boolean => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647;

/** A number as typed. @throws Refusal with `sentence` for what no row can have as its number. */
export function numberOf(typed: string | undefined, sentence: string): number {
  const id = Number(typed);
  if (!typed || !isRowNumber(id)) throw new Refusal(sentence);
  return id;
}
