const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Nov 9", of a week's Monday. */
export const weekInWords = (monday: string) => SHORT.format(new Date(`${monday}T00:00:00Z`));

const MANY = new Intl.NumberFormat('en-US');
export const amount = (value: number) => MANY.format(value);

/** "54%", of nothing "0%". */
export const share = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((part / whole) * 100)}%`;

export const counted = (value: number, one: string, many = `${one}s`) => `${amount(value)} ${value === 1 ? one : many}`;
