import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callLater } from '../../lib/call.ts';
import { type Search, writeAsked } from './college-address.ts';

/** As many as a map can number. */
const PER_PAGE = 10;
export const NEAREST = 5;

const fetchListColleges = async () => (await import('@careerscoop/contract/colleges')).listColleges;
const fetchGetCollege = async () => (await import('@careerscoop/contract/colleges')).getCollege;
const fetchListSaved = async () => (await import('@careerscoop/contract/colleges')).listSavedColleges;
const fetchListCareers = async () => (await import('@careerscoop/contract/catalogue')).listCareers;

/** One page of schools. What was there stays until the next is here. */
export const collegesQuery = (search: Search, per_page = PER_PAGE) =>
  queryOptions({
    queryKey: ['colleges', 'search', writeAsked(search), per_page],
    queryFn: ({ signal }) => callLater(fetchListColleges, { query: { ...search, per_page } }, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });

/** What a school is looked at for: a career, and where somebody lives. */
export interface For {
  career?: string | undefined;
  zip?: string | undefined;
}

/** One school with all its programs and figures. */
export const collegeQuery = (unitid: number, { career, zip }: For = {}) =>
  queryOptions({
    queryKey: ['colleges', 'one', unitid, career ?? '', zip ?? ''],
    queryFn: ({ signal }) => callLater(fetchGetCollege, { params: { unitid: String(unitid) }, query: { career, zip } }, signal),
    staleTime: Infinity,
  });

/** The student's own list; saving changes it. */
export const savedCollegesQuery = queryOptions({
  queryKey: ['colleges', 'saved'],
  queryFn: ({ signal }) => callLater(fetchListSaved, {}, signal),
});

const SUGGESTED = 8;

/** Careers for what is typed so far. */
export const careersNamedQuery = (q: string) =>
  queryOptions({
    queryKey: ['colleges', 'careers', q],
    queryFn: async ({ signal }) => {
      const { results } = await callLater(fetchListCareers, { query: { q } }, signal);
      return results.slice(0, SUGGESTED).map(({ slug, title }) => ({ id: slug, text: title }));
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
