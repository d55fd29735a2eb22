/** What a list says of itself beside its rows. */
export interface Counted {
  page: number;
  per_page: number;
  total: number;
  more: boolean;
  number_of_pages: number;
}

const figure = (count: number) => count.toLocaleString('en-US');

/** "51-100 of 812"; "1-50 of 10,000+" where counting has stopped. */
export function countInWords({ page, per_page, total, more }: Counted, shown: number): string {
  const first = (page - 1) * per_page + 1;
  return `${figure(first)}-${figure(first + shown - 1)} of ${totalInWords({ total, more })}`;
}

/** "812", or "10,000+". */
export const totalInWords = ({ total, more }: Pick<Counted, 'total' | 'more'>) => `${figure(total)}${more ? '+' : ''}`;
