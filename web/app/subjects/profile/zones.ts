import { placeOf } from '../../lib/time-in-words.ts';

/** What people in the United States call their clocks. */
const NAMED: Record<string, string> = {
  'America/New_York': 'Eastern time: New York',
  'America/Chicago': 'Central time: Chicago',
  'America/Denver': 'Mountain time: Denver',
  'America/Phoenix': 'Arizona: Phoenix',
  'America/Los_Angeles': 'Pacific time: Los Angeles',
  'America/Anchorage': 'Alaska: Anchorage',
  'Pacific/Honolulu': 'Hawaii: Honolulu',
  'America/Puerto_Rico': 'Atlantic time: Puerto Rico',
};

/** Pacific time: Los Angeles; elsewhere the place and its part of the world, as Berlin (Europe). */
export function zoneInWords(zone: string): string {
  const [part = ''] = zone.split('/');
  return NAMED[zone] ?? (part === zone ? zone : `${placeOf(zone)} (${part.replaceAll('_', ' ')})`);
}

/** The clocks to choose from: those of most readers first, then all that the browser knows, the own one among them. */
export function zoneChoices(own: string | null) {
  const named = Object.keys(NAMED);
  const known = [...Intl.supportedValuesOf('timeZone'), ...(own ? [own] : [])].filter((zone) => !named.includes(zone));
  const others = [...new Set(known)].map((value) => ({ value, label: zoneInWords(value) }));
  return [
    ...named.map((value) => ({ value, label: zoneInWords(value) })),
    ...others.toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
  ];
}
