import type { Task } from '../task.ts';
import type { Intent } from './intents.ts';
import type { MessageRead } from './read-message.ts';

/** The student's own lists, by their codes. */
export interface OwnCodes {
  ten: readonly string[];
  saved: readonly string[];
}

/** Where a message stands that names careers, or means them. */
export interface Standing {
  task: Task;
  own: OwnCodes;
  /** The career whose page it is asked on. */
  page: string | null;
}

const MOST = 4;
const THIS = /^(?:this|it|esto|este|esta|eso|that)$/;

/** The careers that a message speaks of: named, meant by a place or as saved, of the page, or those spoken of before. */
export function careersOf(read: MessageRead, intent: Intent, standing: Standing): string[] {
  const { task, page } = standing;
  const named = namedAndMeant(read, standing);
  if (intent !== 'compare') {
    if (named.length > 0) return named.slice(0, MOST);
    return page !== null && !hasMoved(task, page) ? [page] : task.careers.slice(0, 1);
  }
  if (read.words.includes('instead') && named.length === 2 && task.careers.length === 2)
    return [named[0]!, task.careers.find((code) => code !== named[1]) ?? task.careers[0]!];
  if (named.length >= 2) return [...new Set(named)].slice(0, MOST);
  const before = page ?? (task.careers.length > 0 ? task.careers : []);
  const held = [before].flat();
  if (named.length === 1) {
    const beside =
      read.words.some((word) => THIS.test(word)) || page !== null || held.length === 1 ? held.slice(0, 1) : held.slice(0, MOST - 1);
    return [...new Set([...beside, ...named])].slice(0, MOST);
  }
  if (held.length >= 2) return held.slice(0, MOST);
  return held;
}

/** On a career's page another one may be spoken of for a while. */
const hasMoved = ({ careers }: Task, page: string) => careers.length > 0 && careers[0] !== page && !careers.includes(page);

/** In the order in which the message says them. */
function namedAndMeant({ careers, meant }: MessageRead, standing: Standing): string[] {
  const said = [
    ...careers.map(({ from, codes }) => ({ from, codes: codes.slice(0, 1) })),
    // "The careers I saved: A, B" means A and B.
    ...meant
      .filter(({ sign }) => careers.length === 0 || sign === '@one')
      .map((one) => ({ from: one.from, codes: meantBy(one, standing) })),
  ];
  return [...new Set(said.toSorted((a, b) => a.from - b.from).flatMap(({ codes }) => codes))];
}

function meantBy({ sign, places, top }: MessageRead['meant'][number], { task, own }: Standing): readonly string[] {
  const list = task.shown.length > 1 ? task.shown : task.careers.length > 1 ? task.careers : own.ten;
  switch (sign) {
    case '@saved':
      return own.saved.slice(0, MOST);
    case '@ten':
      return own.ten.slice(0, MOST);
    case '@one': {
      // "Number 4" is a place in the ten, "the second one" one of what was last shown.
      const from = places?.some((place) => place > list.length) ? own.ten : list;
      return (places ?? [1]).flatMap((place) => from.at(place > 0 ? place - 1 : place) ?? []);
    }
    case '@some': {
      if (places) return places.flatMap((place) => own.ten[place - 1] ?? []);
      const held =
        task.careers.length >= 2
          ? task.careers
          : task.spoken.length >= 2
            ? task.spoken.slice(0, top ?? 2).toReversed()
            : task.shown.length >= 2
              ? task.shown
              : own.ten;
      return held.slice(0, Math.min(top ?? 2, MOST));
    }
  }
}
