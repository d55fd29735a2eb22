import type { Place } from '@careerscoop/contract/places';

/** Who completes a typed address: our own ZIP table, or later a hosted provider. */
export interface AddressService {
  /**
   * Ten suggestions at most, the likeliest first; none is an answer too, because every part of an address can be written
   * by hand. Throws when the provider cannot be reached.
   */
  suggest(typed: string): Promise<Place[]>;
}
