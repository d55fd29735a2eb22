import { useNavigate, useSearchParams } from 'react-router';
import type { CareerQuery } from '@careerscoop/contract/catalogue';
import { useHydrated } from '../../lib/session.ts';
import { ALL_CAREERS, readAddress, writeAddress } from './explore-address.ts';

/**
 * The list that the address asks for, and the way to another one. The first render agrees with the built page, which is
 * that of all careers.
 */
export function useAddress() {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = hydrated ? readAddress(search) : ALL_CAREERS;

  /** Each choice is a step that the back button takes back; the letters of one search are one step together. */
  function go(next: CareerQuery) {
    const typing = query.q !== '' && next.q !== '' && next.q !== query.q;
    void navigate({ search: writeAddress(next) }, { replace: typing, preventScrollReset: true });
  }

  return { query, go };
}
