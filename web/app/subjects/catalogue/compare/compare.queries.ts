import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callLater } from '../../../lib/call.ts';

const fetchGetCareer = async () => (await import('@careerscoop/contract/catalogue')).getCareer;
const fetchListCareers = async () => (await import('@careerscoop/contract/catalogue')).listCareers;

/** Everything about one career; an unknown one is refused with 404. */
export const comparedQuery = (slug: string) =>
  queryOptions({
    queryKey: ['explore', 'career', slug],
    queryFn: ({ signal }) => callLater(fetchGetCareer, { params: { onet_code: slug } }, signal),
    staleTime: Infinity,
  });

const FEWEST_LETTERS = 2;
const SUGGESTED = 8;

/** Careers for what is typed so far; the last ones stay until the next are there. */
export const suggestedQuery = (q: string) =>
  queryOptions({
    queryKey: ['explore', 'suggest', q],
    queryFn: ({ signal }) => callLater(fetchListCareers, { query: { q } }, signal),
    enabled: q.length >= FEWEST_LETTERS,
    select: ({ results }) => results.slice(0, SUGGESTED).map(({ slug, title }) => ({ id: slug, text: title })),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
