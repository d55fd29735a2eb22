import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchHistory, historyQuery, type ChatThread, type History } from './chat.queries.ts';

/** A conversation as the server tells it: its last page, and the pages before that were asked for. */
export function usePages(thread: ChatThread) {
  const client = useQueryClient();
  const history = useQuery(historyQuery(thread));
  const [earlier, setEarlier] = useState<Pick<History, 'entries' | 'more' | 'oldest'> | null>(null);
  const { data } = history;

  async function showEarlier() {
    const oldest = earlier ? earlier.oldest : (data?.oldest ?? null);
    if (oldest === null) return;
    const page = await fetchHistory(thread, oldest);
    setEarlier({ ...page, entries: [...page.entries, ...(earlier?.entries ?? [])] });
  }

  /** What was told is gone. */
  function forget() {
    setEarlier(null);
    client.setQueryData<History>(
      historyQuery(thread).queryKey,
      (known) => known && { ...known, entries: [], more: false, running: null, oldest: null },
    );
  }

  return {
    history,
    entries: [...(earlier?.entries ?? []), ...(data?.entries ?? [])],
    more: earlier ? earlier.more : (data?.more ?? false),
    showEarlier,
    forget,
  };
}
