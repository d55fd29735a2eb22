import { plain } from '@careerscoop/catalogue/search-words';

const NOUN =
  'University|College|Institute|Academy|Polytechnic|School|Seminary|Conservatory|Scholarships?|Fellowships?|Foundation|Grants?|Awards?';
const CAP = "[A-Z][\\p{L}'’&-]*\\.?";
const LINK = 'of|the|at|for|and|in|&';
/** "Springfield Institute of Technology", "University of the Prairie", "Lopez Family Scholarship". */
const BEFORE = new RegExp(`(?:${CAP}\\s+(?:(?:${LINK})\\s+)*)+(?:${NOUN})\\b(?:\\s+(?:(?:${LINK})\\s+)*${CAP})*`, 'gu');
const AFTER = new RegExp(`\\b(?:${NOUN})\\s+(?:${LINK})\\s+(?:(?:${LINK})\\s+)*${CAP}(?:\\s+(?:(?:${LINK})\\s+)*${CAP})*`, 'giu');
const SMALL = /\b([\p{L}'’-]+)\s+(?:university|institute|academy|polytechnic|college of|school of)\b/giu;
const STATE = new RegExp(`${CAP}\\s+(?:State|Tech|Poly)\\b`, 'gu');
const SHORT =
  /\b(?:harvard|stanford|yale|princeton|caltech|dartmouth|vanderbilt|georgetown|berkeley|purdue|juilliard|cornell|tulane|gonzaga|villanova|clemson|auburn|baylor|rutgers|notre dame|johns hopkins|carnegie mellon|penn|mit|nyu|ucla|usc|lsu|byu|brown (?:is|has|and|or)|duke|emory|drexel|devry|phoenix)\b/giu;
const CAPITALS = /\b\p{Lu}{2,}\b/gu;
/** Short forms that are no school's. */
const USUAL = new Set(
  'AI US USA UK IT HR TV GED SAT ACT GPA RN LPN CNA EMT CPA STEM ZIP FAFSA OK CTE AP BLS NCES IPEDS CPR DNA CAD HVAC NET CV FAQ PE DIY UX UI GPS OSHA NCLEX MBA PHD BA BS AA AS JD MD RNS AED CDL CSS HTML SQL VR AR FM SM JR SR OT NASA FBI HOSA FFA DECA FBLA ROTC CEO ICU ER EKG PTA OTA IDs ID PDF QR FAQS PM AM'.split(
    ' ',
  ),
);
const GENERIC = new Set(
  (
    'a an any the this that these those each every some your our their my his her its which what whatever another other no most many more few all ' +
    'of in at to from for or and with into about after before during like near by first best good right local public private technical trade community ' +
    'state four two year junior high middle graduate medical law nursing business art culinary vocational free low small large big whole ' +
    'chosen same different online career professional training federal pell official open paid new such choosing choose finish finishing either per'
  ).split(' '),
);

/** A name of a school, scholarship or fund in a text that none of these known texts holds; undefined where there is none. */
export function strangeName(text: string, known: readonly string[]): string | undefined {
  const texts = known.map((each) => ` ${plain(each)} `);
  const held = (name: string) => texts.some((each) => each.includes(` ${plain(name)} `));
  const generic = (name: string) =>
    plain(name)
      .split(' ')
      .every(
        (word) =>
          GENERIC.has(word) ||
          /^(?:universit(?:y|ies)|colleges?|institutes?|academ(?:y|ies)|schools?|scholarships?|grants?|awards?)$/.test(word),
      );
  const strange = (name: string) => !generic(name) && !held(name) && !heldWithout(name, held);
  for (const pattern of [BEFORE, AFTER, STATE]) for (const [name] of text.matchAll(pattern)) if (strange(name)) return name;
  for (const [name, word = ''] of text.matchAll(SMALL)) if (!GENERIC.has(plain(word)) && !held(name)) return name;
  for (const [name] of text.matchAll(SHORT)) if (!held(name)) return name;
  for (const [name] of text.matchAll(CAPITALS)) if (!USUAL.has(name) && !held(name)) return name;
  return undefined;
}

/** A sentence may begin right before a name: "At Lake College" is Lake College. */
function heldWithout(name: string, held: (name: string) => boolean): boolean {
  const words = name.split(/\s+/);
  while (words.length > 2 && GENERIC.has(plain(words[0] ?? ''))) {
    words.shift();
    if (held(words.join(' '))) return true;
  }
  return false;
}

/** A word from which on a text waits, since a name of a school may begin or go on there. */
export const maybeName = (word: string): boolean =>
  new RegExp(`^(?:${NOUN}|universities|colleges|tech)$`, 'iu').test(word) ||
  new RegExp(SHORT.source.replace(' (?:is|has|and|or)', ''), 'iu').test(word);
