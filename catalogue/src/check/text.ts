import type { CareerWords } from '../words.ts';

export type Field = Exclude<keyof CareerWords, 'onet_code'>;

/** Every text of a career with its field, in the order of the file; `good_if` gives three. */
export function textsOf(words: CareerWords): { field: Field; text: string }[] {
  const { onet_code: _, ...fields } = words;
  return Object.entries(fields).flatMap(([field, value]) => {
    return [value].flat().map((text) => ({ field: field as Field, text }));
  });
}

/** The texts that are made of sentences: all but the title and the three phrases. */
export function proseOf(words: CareerWords): string[] {
  return textsOf(words).flatMap(({ field, text }) => (field === 'title' || field === 'good_if' ? [] : [text]));
}

/** Words as a reader counts them: "9-1-1", "X-ray" and "owner's" are one each. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d]+(?:[’'/-][\p{L}\d]+)*/gu) ?? [];
}

/** Words without capitals, apostrophes and hyphens: two ways to write a sentence are held to be one. */
export function plainWords(text: string): string[] {
  return wordsOf(text.toLowerCase()).map((word) => word.replace(/[^\p{L}\d]/gu, ''));
}

// A full stop after these ends no sentence.
const SHORT_FORMS = /\b(Mr|Mrs|Ms|Dr|St|[ap]\.m(?!\.\s+[A-Z]))\.(?=\s)/g;

export function sentencesOf(text: string): string[] {
  const marked = text.replace(SHORT_FORMS, '$1\u0000');
  return marked
    .split(/(?<=[.!?]["”]?)\s+/)
    .map((sentence) => sentence.replaceAll('\u0000', '.').trim())
    .filter((sentence) => sentence !== '');
}
