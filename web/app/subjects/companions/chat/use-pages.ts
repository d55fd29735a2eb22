import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchHistory, historyQuery, type ChatThread, type History } from './chat.queries.ts';
import type { Entry } from './entry.ts';

type Earlier = Pick<History, 'entries' | 'more' | 'oldest'>;

/** A conversation as the server tells it: its last page, and what is known of the pages before it. */
export function usePages(thread: ChatThread) {
  const client = useQueryClient();
  const history = useQuery(historyQuery(thread));
  const [earlier, setEarlier] = useState<Earlier | null>(null);
  const { data } = history;
  const [last, setLast] = useState(data);
  if (data && data !== last) {
    setLast(data);
    setEarlier(last ? earlierAfter(earlier, last, data) : null);
  }

  async function showEarlier() {
    const oldest = earlier ? earlier.oldest : (data?.oldest ?? null);
    if (oldest === null) return;
    const page = await fetchHistory(thread, oldest);
    setEarlier((known) => ({ ...page, entries: [...page.entries, ...(known?.entries ?? [])] }));
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

/**
 * What is known of before the last page, once that has moved on. Where the new one does not meet the old one nothing is: there
 * would be a gap, or what was cleared elsewhere.
 */
function earlierAfter(earlier: Earlier | null, before: History, now: History): Earlier | null {
  const [first] = now.entries;
  const meets = first ? before.entries.findIndex((each) => isSame(each, first)) : -1;
  if (meets === -1) return null;
  const left = before.entries.slice(0, meets).filter((each) => !now.entries.some((other) => isSame(each, other)));
  if (left.length === 0) return earlier;
  const { more, oldest } = earlier ?? before;
  return { entries: [...(earlier?.entries ?? []), ...left], more, oldest };
}

const isSame = (a: Entry, b: Entry) => a.turn !== null && a.turn === b.turn && a.role === b.role;
