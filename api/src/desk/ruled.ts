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

/** A number as typed. @throws Refusal with `sentence` for what no row can have as its number. */
export function numberOf(typed: string | undefined, sentence: string): number {
  const id = Number(typed);
  if (!typed || !Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) throw new Refusal(sentence);
  return id;
}
