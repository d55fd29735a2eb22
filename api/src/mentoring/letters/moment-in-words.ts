import { zoneOf } from '../../platform/wall-clock.ts';

type Options = Intl.DateTimeFormatOptions;
const DAY: Options = { weekday: 'long', month: 'long', day: 'numeric' };
const YEAR: Options = { year: 'numeric' };
const TIME: Options = { hour: 'numeric', minute: '2-digit', hour12: true };

const inWords = (at: Date, zone: string | null, options: Options) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: zoneOf({ time_zone: zone }) });

/** Thursday, January 7, 4:30 pm, Central Time: by the reader's clock, with the clock's name, and with the year where that is another than now's. */
export function momentInWords(at: Date, zone: string | null, now: Date): string {
  const day = yearOf(at, zone) === yearOf(now, zone) ? DAY : { ...DAY, ...YEAR };
  return `${inWords(at, zone, day).format(at)}, ${timeInWords(at, zone)}, ${zoneInWords(at, zone)}`;
}

const yearOf = (at: Date, zone: string | null) => inWords(at, zone, YEAR).format(at);

/** 4:30 pm. */
export function timeInWords(at: Date, zone: string | null): string {
  // The gap before AM and PM is a narrow one in newer versions of the tables.
  return inWords(at, zone, TIME).format(at).replace(/\s/g, ' ').replace('AM', 'am').replace('PM', 'pm');
}

function zoneInWords(at: Date, zone: string | null): string {
  const parts = inWords(at, zone, { timeZoneName: 'longGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
}
