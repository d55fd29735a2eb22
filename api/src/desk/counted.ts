import { DESK_MOST_COUNTED, DESK_ROWS } from '@careerscoop/contract/desk';

/** How many fit, as far as it was counted: ask the database for one more than {@link COUNT_TO}, and it stops there. */
export const COUNT_TO = DESK_MOST_COUNTED + 1;

/** What an answer of one page says of the whole list, from rows counted up to {@link COUNT_TO}. */
export function deskMetaOf(page: number, found: number) {
  const total = Math.min(found, DESK_MOST_COUNTED);
  const number_of_pages = Math.max(1, Math.ceil(total / DESK_ROWS));
  return { page, per_page: DESK_ROWS, total, more: found > total, number_of_pages };
}
