import { isStateCode } from './state-names.ts';

const setOf = (words: string) => new Set(words.split(' '));
/** Codes that are also a word, a degree, a trade or a scan: "MD schools", "CT tech", "an MS", "PA or NP". Standing alone they name no state. */
const NOT_ALONE = setOf('AL AR CO CT DC DE HI IA ID IN LA MA MD ME MS MT ND OH OK OR PA PR VA VT');
/** In small letters these are words, in English or in Spanish. */
const WORDS = setOf('AL CO DE HI IA ID IN LA MA ME MI OH OK OR PA');
/** Behind "in" only these still are: "in me", "in or out", "in hi". */
const WORDS_BEHIND_IN = setOf('HI IN ME OK OR');
const ABOUT = setOf('HI ID IN LA ME OH OK OR');
const TAUGHT = /^\s+(?:schools?|programs?|degrees?|tech(?:s|nician\w*|nologist\w*)?|licen\w+|certif\w+|training|students?)\b/i;
const SUBJECT = /\b(?:degrees?|careers?|majors?|majoring|minor|interested|specializ\w+)\s+in\s+$/i;

/** A state by its two letters, as far as nothing else can be meant by them. */
export function stateCodeIn(typed: string): string | null {
  const shouted = !/[a-z]/.test(typed);
  for (const found of typed.matchAll(/(?<![\p{L}\d.'’/-])[a-z]{2}(?![\p{L}\d'’/-])/giu)) {
    const code = found[0].toUpperCase();
    if (!isStateCode(code)) continue;
    const large = found[0] === code && !shouted;
    const [before, after] = [typed.slice(0, found.index), typed.slice(found.index + 2)];
    if (NOT_ALONE.has(code) && (TAUGHT.test(after) || SUBJECT.test(before))) continue;
    if (meansState(code, { before, after, large, typed: found[0], shouted })) return code;
  }
  return null;
}

interface Around {
  before: string;
  after: string;
  /** In capitals, where not all of the message is. */
  large: boolean;
  typed: string;
  shouted: boolean;
}

function meansState(code: string, { before, after, large, typed, shouted }: Around): boolean {
  const behind = /\b(in|near|around|outside|en|cerca de)\s+$/i.exec(before)?.[1]?.toLowerCase();
  if (behind !== undefined) {
    if (code === 'OR' && /^\s+(?:near|around|in|close)\b/i.test(after)) return false;
    return large || !(/^(?:en|cerca de)$/.test(behind) ? WORDS : WORDS_BEHIND_IN).has(code);
  }
  // "What about PA" may ask of the trade.
  if (large && /\babout\s+$/i.test(before)) return ABOUT.has(code) || !NOT_ALONE.has(code);
  const ends = /^\s*(?:$|[.?!]|\d{5})/.test(after);
  // "NP, PA or MD" lists trades; "nursing schools, PA" does not.
  if (/,\s*$/.test(before)) return large ? !NOT_ALONE.has(code) || (ends && !/\b[A-Z]{2,4},\s*$/.test(before)) : ends && !WORDS.has(code);
  return typed === code && !NOT_ALONE.has(code) && !(shouted && WORDS.has(code));
}
