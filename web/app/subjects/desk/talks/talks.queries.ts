import { queryOptions } from '@tanstack/react-query';
import { listDeskCandidates, listDeskSlots } from '@careerscoop/contract/desk-sessions';
import { call } from '../../../lib/call.ts';

/** Who could take a session, those of the work first. */
export const candidatesQuery = (id: number, q: string) =>
  queryOptions({
    queryKey: ['desk', listDeskCandidates.path, id, q],
    queryFn: ({ signal }) => call(listDeskCandidates, { params: { id: String(id) }, query: { q } }, signal),
    placeholderData: (before) => before,
    staleTime: 0,
  });

/** The next free times of a mentor for a session; nothing is asked while nobody is chosen. */
export const freeTimesQuery = (id: number, mentorId: number | null) =>
  queryOptions({
    queryKey: ['desk', listDeskSlots.path, id, mentorId],
    queryFn: ({ signal }) => call(listDeskSlots, { params: { id: String(id) }, query: { mentor_id: String(mentorId) } }, signal),
    enabled: mentorId !== null,
    staleTime: 0,
  });
