import { segment, straighten } from './spelling.ts';
import short from './short-forms.json' with { type: 'json' };

const EMOJI: [RegExp, string][] = [
  [/🔫/gu, ' gun '],
  [/🔪|🗡️?/gu, ' knife '],
  [/💣/gu, ' bomb '],
  [/💊/gu, ' pills '],
  [/🩸/gu, ' blood '],
  [/⚰️?|🪦/gu, ' grave '],
  [/🍑|🍆/gu, ' nudes '],
  [/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|[\u{1F3FB}-\u{1F3FF}]/gu, ' '],
];
const LEET: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'i', '|': 'l' };
/** Figures that are meant as figures: 15, 3rd, 20mg, 5k, b4, 5'6. */
const FIGURE = /^(?:\d+(?:['.,:]\d+)*(?:st|nd|rd|th|k|m|yo|y|yrs?|am|pm|ft|lbs?|kg|mg|ml|x|hrs?|min|d|s|in)?|[a-z]?\d+)$/;
const SPACED = /(?<![\p{L}\p{N}])[\p{L}\d@$!]'?(?:[ .\-_*]+[\p{L}\d@$!]'?){2,40}(?![\p{L}\p{N}])/gu;
const SHORT = short as Record<string, string>;

/**
 * Brings what teenagers type to plain lower-case words: no accents, emoji that matter as words, s p a c e d and l33t words whole,
 * repeated letters and short forms as they are meant, misspelt words of danger as they are spelt.
 */
export function normalise(text: string): string {
  let plain = text.normalize('NFKC').toLowerCase().slice(0, 5000);
  for (const [sign, word] of EMOJI) plain = plain.replace(sign, word);
  plain = plain
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/g, 'd')
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u200b-\u200f\u00ad]/g, '');
  plain = plain.replace(/\b(?:od'd|o\.d\.'?d|od'ed)(?!\p{L})/gu, 'overdosed');
  plain = plain.replace(/\bs[/.\\]h\b\.?/g, 'self harm').replace(/\b(?:sa'e?d|saed|s[/]a'?d?)\b/g, 'sexually assaulted');
  // Written without spaces: a sign is a word.
  plain = plain.replace(/\s*(\p{Script=Han})\s*/gu, '$1');
  plain = plain.replace(/(\p{L})'ll\b/gu, '$1 will').replace(/(\p{L})'s\b/gu, (_, letter: string) => `${letter}s`);
  plain = plain.replace(
    SPACED,
    (run) => ` ${segment(run.replace(/[^\p{L}\d@$!]/gu, '').replace(/[\d@$!]/g, (sign) => LEET[sign] ?? sign))} `,
  );
  plain = plain.replace(/\b2 (?=many|much)/g, 'too ');
  const tokens = plain.match(/[\p{L}\d@$!|'*]+|[.?;\n]|,/gu) ?? [];
  return tokens.flatMap(word).join(' ');
}

function word(typed: string): string[] {
  if (/^[.?!;,\n]+$/.test(typed)) return typed === ',' ? [] : ['.'];
  let plain = typed.replace(/[!|']+$/, '').replace(/^[!|']+/, '');
  if (/[\d@$!|]/.test(plain) && /\p{L}/u.test(plain) && !FIGURE.test(plain) && !(plain in SHORT)) {
    plain = plain.replace(/[\d@$!|]/g, (sign) => LEET[sign] ?? sign);
  }
  plain = plain.replace(/['*]/g, '').replace(/(\p{L})\1{2,}/gu, '$1$1');
  if (plain === '') return [];
  return (SHORT[plain] ?? straighten(plain)).split(' ');
}
