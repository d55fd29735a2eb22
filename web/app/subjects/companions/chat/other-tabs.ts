import { useEffect, useEffectEvent } from 'react';
import type { ChatThread } from './chat.queries.ts';

type TabNews = 'changed' | 'cleared';
type Message = ChatThread & { news: TabNews };

const CHANNEL = 'chat';

/** Tells the other tabs of this browser that there is something new in a conversation. */
export function tellOtherTabs({ agent_id, onet_code }: ChatThread, news: TabNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ agent_id, onet_code, news } satisfies Message);
  channel.close();
}

/** Hears what other tabs tell of the same conversation. */
export function useOtherTabs(thread: ChatThread, onNews: (news: TabNews) => void): void {
  const hear = useEffectEvent(({ data }: MessageEvent<Message>) => {
    if (data.agent_id === thread.agent_id && data.onet_code === thread.onet_code) onNews(data.news);
  });
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    const listen = (message: MessageEvent<Message>) => hear(message);
    channel.addEventListener('message', listen);
    return () => channel.close();
  }, []);
}
