/** What every list of the desk refuses, each with the field that says so. */
export const BAD_QUERIES: [what: string, query: string, field: string][] = [
  ['a search of 500 letters', `q=${'x'.repeat(500)}`, 'q'],
  ['page 0', 'page=0', 'page'],
  ['page 10^9', 'page=1000000000', 'page'],
  ['an unknown sort', 'sort=password_hash', 'sort'],
];
