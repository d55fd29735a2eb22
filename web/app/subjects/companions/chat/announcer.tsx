import { useState } from 'react';
import { cardWords } from './card-words.ts';
import type { Entry } from './entry.ts';
import { plainWords } from './plain-words.ts';

/**
 * Says each answer to screen readers, once and whole, when it has come; what is typed before one's eyes says nothing. It stands
 * there before there is an answer: what arrives together with its live region is often not said.
 */
export function Announcer({ entries, name }: { entries: readonly Entry[]; name: string }) {
  const running = entries.findLast(({ status }) => status === 'running');
  const [awaited, setAwaited] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  if (running && running.key !== awaited) {
    setAwaited(running.key);
    setSaid('');
  }
  const ended = awaited === null ? undefined : entries.find(({ key, status }) => key === awaited && status !== 'running');
  if (ended) {
    setAwaited(null);
    setSaid(words(ended, name));
  }
  return (
    <div className="vh" aria-live="polite">
      {said}
    </div>
  );
}

const ENDS = { whole: '', running: '', stopped: 'You stopped it here.', cut: 'It was cut here.' };

function words({ content, cards, status, notices }: Entry, name: string): string {
  const help = cards.filter(({ kind }) => kind === 'crisis').map(cardWords);
  const others = cards.filter(({ kind }) => kind !== 'crisis').map(cardWords);
  const parts = [...notices.map(({ text }) => text), ...help, plainWords(content), ...others, ENDS[status]];
  return `${name}: ${parts.filter(Boolean).join(' ')}`;
}
