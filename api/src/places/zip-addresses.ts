import { findPlaces as findInTable } from '@careerscoop/catalogue/zip';
import type { Place } from '@careerscoop/contract/places';
import type { AddressService } from '../platform/addresses.ts';

const COUNTRY = 'United States';

/** Completes addresses from the ZIP table: nothing leaves the house, and no account with anybody is needed. */
export function openZipAddresses(): AddressService {
  return { suggest: async (typed) => suggestPlaces(typed) };
}

/**
 * For what was typed so far: a ZIP code, a town, or a street followed by either ("14 Garden Street, Port",
 * "14 Garden Street 97205"). The street stays as typed.
 */
function suggestPlaces(typed: string): Place[] {
  const { street, rest } = splitAddress(typed);
  return findInTable(rest, 10).map(({ city, state, zipcode }) => ({
    address: [street, `${city}, ${state} ${zipcode}`].filter(Boolean).join(', '),
    city,
    state,
    zipcode,
    country: COUNTRY,
  }));
}

function splitAddress(typed: string): { street: string; rest: string } {
  const withZip = /^(.*\D)\s+(\d{3,5})$/.exec(typed);
  if (withZip) return { street: (withZip[1] ?? '').replace(/,.*$/, '').trim(), rest: withZip[2] ?? '' };
  const comma = typed.indexOf(',');
  // "Springfield, IL" begins with a town, "14 Garden Street, Springfield" with a street.
  if (comma < 0 || !/\d/.test(typed.slice(0, comma))) return { street: '', rest: typed };
  return { street: typed.slice(0, comma).trim(), rest: typed.slice(comma + 1).trim() };
}
