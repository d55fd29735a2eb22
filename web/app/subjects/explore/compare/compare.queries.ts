import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCareer, listCareers } from '@careerscoop/contract/careers';
import { call } from '../../../lib/call.ts';

/** Everything about one career; an unknown one is refused with 404. */
export const comparedQuery = (slug: string) =>
  queryOptions({
    queryKey: ['explore', 'career', slug],
    queryFn: ({ signal }) => call(getCareer, { params: { onet_code: slug } }, signal),
    staleTime: Infinity,
  });

const FEWEST_LETTERS = 2;
const SUGGESTED = 8;

/** Careers for what is typed so far; the last ones stay until the next are there. */
export const suggestedQuery = (q: string) =>
  queryOptions({
    queryKey: ['explore', 'suggest', q],
    queryFn: ({ signal }) => call(listCareers, { query: { q } }, signal),
    enabled: q.length >= FEWEST_LETTERS,
    select: ({ results }) => results.slice(0, SUGGESTED).map(({ slug, title }) => ({ id: slug, text: title })),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
