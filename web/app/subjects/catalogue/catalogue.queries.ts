import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CareerQuery } from '@careerscoop/contract/catalogue';
import { callLater } from '../../lib/call.ts';
import { writeAddress } from './explore-address.ts';
import type { CareerList } from './explore-data.ts';

const fetchListCareers = async () => (await import('@careerscoop/contract/catalogue')).listCareers;

/** One page of the public catalogue. What was there stays until the next is here; the built page brings the first. */
export const careersQuery = (query: CareerQuery, first: CareerList) =>
  queryOptions({
    queryKey: ['explore', writeAddress(query)],
    queryFn: ({ signal }) => callLater(fetchListCareers, { query }, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    ...(writeAddress(query) === '' ? { initialData: first } : {}),
  });
