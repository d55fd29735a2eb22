const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 4900 as $49.00. */
export const dollars = (cents: number): string => DOLLARS.format(cents / 100);
