import type { Piece } from './answerer.ts';

/** Words that come faster than a screen shows them are sent together. */
const TOGETHER_MS = 16;

interface Joining {
  add(piece: Piece): void;
  /** How many bytes of UTF-8 all of it may have. */
  room: number;
}

/** Joins words that come close together, and takes no more of them than there is room for. */
export function joinPieces({ add, room }: Joining) {
  let [waits, content, used, told] = ['', '', 0, -TOGETHER_MS];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    // Half a character waits for its other half.
    const whole = /[\ud800-\udbff]$/.test(waits) ? waits.slice(0, -1) : waits;
    waits = waits.slice(whole.length);
    if (!whole) return;
    told = performance.now();
    add({ event: 'delta', data: { text: sound(whole) } });
  };
  const put = (text: string) => {
    const fitting = within(text, room - used);
    content += fitting;
    used += Buffer.byteLength(fitting);
    return fitting;
  };
  return {
    /** @returns false when there is no room for more */
    take: (piece: Piece): boolean => {
      if (piece.event === 'delta') {
        const text = put(piece.data.text);
        waits += text;
        if (performance.now() - told >= TOGETHER_MS) flush();
        else timer ??= setTimeout(flush, TOGETHER_MS);
        return text.length === piece.data.text.length;
      }
      flush();
      if (piece.event !== 'replace') return (add(piece), true);
      const from = Math.min(piece.data.from ?? 0, content.length);
      content = content.slice(0, from);
      [waits, used] = ['', Buffer.byteLength(content)];
      const text = sound(put(piece.data.text));
      add({ event: 'replace', data: { from, text } });
      return text.length === piece.data.text.length;
    },
    flush,
  };
}

/** As the database can keep it; each sign stays where it was. */
const sound = (text: string) => text.replace(/\0|\p{Surrogate}/gu, '\ufffd');

/** As much of a text as has so many bytes. */
function within(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  return Buffer.from(text)
    .subarray(0, Math.max(0, bytes))
    .toString()
    .replace(/\ufffd+$/, '');
}
