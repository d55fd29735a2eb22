/** A clock: the zone's name, or that of the reader's device when left out. */
type Zone = string | undefined;

const written = (iso: string, timeZone: Zone, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone ? { timeZone } : {}) }).format(new Date(iso));

/** The day on which a moment falls by this clock: 2027-01-07. */
export function dayAt(iso: string, zone?: Zone): string {
  const [month, day, year] = written(iso, zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).split('/');
  return `${year}-${month}-${day}`;
}

/** Thursday, January 7; with its year where that is another than today's. */
export function weekdayInWords(iso: string, zone?: Zone, now = new Date().toISOString()): string {
  const otherYear = dayAt(iso, zone).slice(0, 4) !== dayAt(now, zone).slice(0, 4);
  return written(iso, zone, { weekday: 'long', month: 'long', day: 'numeric', ...(otherYear ? { year: 'numeric' } : {}) });
}

/** 4:30 pm */
export function timeInWords(iso: string, zone?: Zone): string {
  return written(iso, zone, { hour: 'numeric', minute: '2-digit' }).replace(/\s/g, ' ').toLowerCase();
}

/** Thursday, January 7, 4:30 pm, your time */
export function yourTime(iso: string, zone?: Zone, now?: string): string {
  return `${weekdayInWords(iso, zone, now)}, ${timeInWords(iso, zone)}, your time`;
}

/** The place that names a zone: America/Los_Angeles is Los Angeles. */
export function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** The zone of the reader's device. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
