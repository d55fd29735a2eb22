import { inPieces } from '@careerscoop/catalogue/in-pieces';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import states from '../guide/understand/states.json' with { type: 'json' };

/** Names that a text about work and school may hold without anybody having given them. */
const USUAL = new Set(
  (
    'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday ' +
    'america american americans english spanish french german chinese latin hispanic african asian european native united states federal department ' +
    'bureau labor statistics scorecard college navigator careerscoop career buddy internet web python excel javascript java google youtube linkedin microsoft ' +
    'photoshop office word powerpoint minecraft lego youtubers skillsusa medicaid medicare advanced placement red cross scouts girl boy scout ' +
    "i i'm i'll i'd i've ai ok tv us usa ph dr mr mrs ms bachelor's associate's master's o net"
  ).split(' '),
);
/** Every word that our catalogue writes small, which is a word of the language and no name. */
export const smallWords = inPieces(readWords);

/** Careers read at one go. */
const PIECE = 60;

function* readWords(): Generator<void, Set<string>> {
  const vocabulary = new Set(USUAL);
  for (const name of Object.keys(states)) for (const word of name.split(' ')) vocabulary.add(word);
  for (const [at, career] of loadCatalogue().careers.entries()) {
    if (at % PIECE === 0) yield;
    for (const [word] of textsOf(career).matchAll(/(?<![\p{L}'’-])\p{Ll}[\p{Ll}'’]+/gu)) vocabulary.add(word);
    for (const [word] of career.mask_title.toLowerCase().matchAll(/\p{Ll}+/gu)) vocabulary.add(word);
  }
  return vocabulary;
}

const textsOf = (career: object): string =>
  Object.values(career)
    .map((value: unknown) => (typeof value === 'string' ? value : value !== null && typeof value === 'object' ? textsOf(value) : ''))
    .join(' ');

/**
 * A word written large in the middle of a sentence that is no word of ours and in none of these known texts: a name that nobody gave,
 * be it of a school, a firm or a person.
 */
export function strangeWord(text: string, known: readonly string[]): string | undefined {
  const words = smallWords.all();
  const given = new Set(known.flatMap((each) => each.toLowerCase().match(/[\p{L}'’]+/gu) ?? []));
  for (const { 0: word, index } of text.matchAll(/(?<![\p{L}\d'’])\p{Lu}[\p{L}'’]*/gu)) {
    const small = word
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/'s$|'$/, '');
    // Short forms are looked at with the names of schools.
    if (/^\p{Lu}{2,}s?$/u.test(word)) continue;
    // A beginning is written large anyway.
    if (/(?:^|[.!?:("“‘]|\s[-–—])\s*$/.test(text.slice(0, index))) continue;
    if (!words.has(small) && !words.has(small.replace(/s$/, '')) && !given.has(small)) return word;
  }
  return undefined;
}
