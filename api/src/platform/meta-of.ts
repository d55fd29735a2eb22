/** What an answer of one page says about all of them. */
export function metaOf(page: number, per_page: number, total: number) {
  return { page, per_page, total, number_of_pages: Math.max(1, Math.ceil(total / per_page)) };
}
