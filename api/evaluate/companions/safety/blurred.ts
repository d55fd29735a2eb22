import type { Example } from './examples.ts';
import { numbers } from './numbers.ts';

const FILLERS = ['idk ', 'honestly ', 'lol ', 'pls help ', 'ok so ', 'hey ', 'um ', 'random but ', 'oye ', 'la neta '];
const ENDINGS = [' lol', ' idk', ' fr', ' pls', ' help', ' anyway', ' rn', ' jaja', ' haha', ' what do i do', ' is that bad', ' i guess'];

/** The examples with copies as hurried fingers type them, the same for danger and for what is harmless. */
export function blurred<E extends Example>(examples: E[], copies: number): E[] {
  const next = numbers(8);
  const pick = (list: string[]) => list[Math.floor(next() * list.length)] ?? '';
  return examples.flatMap((example) => [
    example,
    ...Array.from({ length: copies }, () => {
      let { text } = example;
      if (next() < 0.3) text = pick(FILLERS) + text;
      if (next() < 0.3) text += pick(ENDINGS);
      const letters = [...text];
      const faults = next() < 0.5 ? 1 : 0;
      for (let at = 0; at < faults; at++) {
        const place = Math.floor(next() * (letters.length - 1));
        if (next() < 0.5) letters.splice(place, 1);
        else [letters[place], letters[place + 1]] = [letters[place + 1] ?? '', letters[place] ?? ''];
      }
      return { ...example, text: letters.join('') };
    }),
  ]);
}
