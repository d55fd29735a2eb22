import called from './colleges-called.json' with { type: 'json' };
import states from './states.json' with { type: 'json' };

/** A college that a message names: the places of its words, and how it is looked up. */
export interface CollegeNamed {
  from: number;
  to: number;
  said: string;
}

/** In full, by what people call it for short. */
/** By their words as they are read: a "u" is written out by then. */
const CALLED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(called).map(([name, college]) => [name.replace(/\bu\b/, 'you'), college]),
);
/** Before "college" or "university" they say which kind, not which one. */
const KIND = new Set(
  (
    'a the an my your this that any some which what best good cheap cheapest cheaper small big public private local nearest closest other another each every no without after before ' +
    'to for of in at and or go going into is are do does need want like get community junior state technical trade vet nursing art law medical dental online real top first start finish ' +
    'year years with from about skip two four 2 4 hate finished attend pay paying afford free than through between me you we they it not right straight close enough different normal regular whole more ' +
    'many how where when why if then so can could would should will going even ever still instead during until welding cosmetology culinary zoology biology science design music film flight pilot'
  ).split(' '),
);
const ENDS = /^(?:university|college|institute|polytechnic)$/;

/** The colleges that a message names; "a state university" names none. */
export function collegesNamed(words: readonly string[]): CollegeNamed[] {
  const found: CollegeNamed[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = calledAt(words, at) ?? ofAt(words, at) ?? endingAt(words, at);
    if (!one || found.some(({ from, to }) => one.from < to && one.to > from)) continue;
    found.push(one);
  }
  return found;
}

function calledAt(words: readonly string[], from: number): CollegeNamed | undefined {
  for (let length = 4; length > 0; length--) {
    const said = CALLED[words.slice(from, from + length).join(' ')];
    if (said !== undefined && from + length <= words.length) {
      const more = length > 0 && /^(?:college|university)$/.test(words[from + length] ?? '') ? 1 : 0;
      return { from, to: from + length + more, said };
    }
  }
  return undefined;
}

/** "University of Oregon", "u of o", "college of the redwoods". */
function ofAt(words: readonly string[], from: number): CollegeNamed | undefined {
  if (!/^(?:university|college|you|univ|universidad)$/.test(words[from] ?? '') || !/^(?:of|de)$/.test(words[from + 1] ?? ''))
    return undefined;
  let to = from + 2;
  if (words[to] === 'the') to++;
  const place = words[to];
  if (place === undefined || KIND.has(place)) return undefined;
  const two = states[words.slice(to, to + 2).join(' ') as keyof typeof states] !== undefined ? 2 : 1;
  to += two;
  const first = words[from] === 'college' ? 'college' : 'university';
  return { from, to, said: [first, 'of', ...words.slice(from + 2, to)].join(' ') };
}

/** "Portland State", "Reed College", "Mt Hood Community College", "Clackamas CC", "Georgia Tech". */
function endingAt(words: readonly string[], at: number): CollegeNamed | undefined {
  const word = words[at] ?? '';
  const long = word === 'community' && words[at + 1] === 'college';
  const state = word === 'state' && !KIND.has(words[at - 1] ?? 'a') && !/^(?:in|out|of|another|what|which|my)$/.test(words[at - 1] ?? '');
  const short =
    /^(?:cc|tech)$/.test(word) &&
    words[at - 1] !== undefined &&
    !KIND.has(words[at - 1] ?? '') &&
    states[words[at - 1] as keyof typeof states] !== undefined;
  const cc = word === 'cc' && !KIND.has(words[at - 1] ?? 'a');
  if (!long && !state && !short && !cc && !ENDS.test(word)) return undefined;
  let from = at;
  while (from > 0 && at - from < 3 && !KIND.has(words[from - 1] ?? 'a') && !VERBS.has(words[from - 1] ?? '')) from--;
  if (from === at) return undefined;
  const to = at + (long ? 2 : state && ENDS.test(words[at + 1] ?? '') ? 2 : 1);
  const said = words
    .slice(from, to)
    .join(' ')
    .replace(/\bcc$/, 'community college')
    .replace(/\bstate$/, 'state university');
  return { from, to, said };
}

/** What may stand before a name and is no part of it. */
const VERBS = new Set(
  'much tell cuanto cuesta sale vale cost price rate tuition graduation acceptance near is es de el la al en que about compare versus attend actually people think abt cousin goes dorms know info on por sobre'.split(
    ' ',
  ),
);
