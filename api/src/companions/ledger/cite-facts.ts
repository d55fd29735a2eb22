import type { Cite } from '@careerscoop/contract/chat';
import type { Fact } from './facts.ts';

/** Text with facts in it, before it is written out. */
export type Said = readonly (string | Fact)[];

/** A template that takes facts, texts and more of its own kind; nothing, false and empty parts are left out. */
export function say(strings: TemplateStringsArray, ...values: (string | number | Fact | Said | undefined | false)[]): Said {
  return strings.flatMap((text, at) => {
    const value = values[at];
    const parts: Said = value === undefined || value === false ? [] : Array.isArray(value) ? (value as Said) : [toPart(value as string)];
    return text === '' ? parts : [text, ...parts];
  });
}

const toPart = (value: string | number | Fact) => (typeof value === 'object' ? value : String(value));

/** The place of a fact in an answer, from this character on. */
export function citeOf(fact: Fact, from: number): Cite {
  const { id, label, subject, text, source, year, href, wider } = fact;
  return { id, from, to: from + text.length, label: `${subject}: ${label}`, text, source, year, href, wider };
}

/**
 * Writes parts out after what stands already.
 * @param start how long the content before is
 */
export function writeOut(said: Said, start: number): { text: string; cites: Cite[] } {
  let text = '';
  const cites: Cite[] = [];
  for (const part of said) {
    if (typeof part !== 'string') cites.push(citeOf(part, start + text.length));
    text += typeof part === 'string' ? part : part.text;
  }
  return { text, cites };
}
