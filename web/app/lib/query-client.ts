import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';
import { onOtherPerson } from './session.ts';

/**
 * One cache for the tab and for one person: it is emptied when another one comes. A refusal is never tried again; a missing answer twice. What the browser believes of its network
 * decides nothing: without one a call fails with a sentence, where it would wait in silence.
 */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && !(error instanceof CallError && error.status >= 400 && error.status < 500),
      },
      mutations: { networkMode: 'always' },
    },
  });
  onOtherPerson(() => client.clear());
  return client;
}
