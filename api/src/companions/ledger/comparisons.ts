import type { Fact } from './facts.ts';
import { isSubject, type Named } from './named.ts';

const UP = 'more|higher|better|greater|bigger|larger|faster|quicker|most|highest|best|biggest|largest|fastest|safer';
const DOWN = 'less|lower|fewer|smaller|slower|worse|least|lowest|fewest|smallest|slowest|cheaper';
const COMPARATOR = new RegExp(
  `\\b(?<!\\bat )(?:(${UP})|(${DOWN}))\\b(?!\\s+(?:about|details|than one|often|or less|of all|information|questions))`,
  'i',
);
const TIMES =
  /\b(?:twice|doubles?|doubled|triples?|tripled|thrice|half (?:as|the|of what)|(?:\w+|\d+(?:\.\d+)?) times (?:as|the|more|what|higher|that))\b/i;
const EQUAL =
  /\b(?:same|equal|equally|identical|as (?:much|many|high|well|fast|good) as|exceeds?|beats?|out-?earns?|out-?paces?|ahead of|behind)\b/i;
/** Said before or after a figure, these make another figure of it. */
export const BENT =
  /\b(?:(?:more|less|fewer|higher|lower|greater) than|over|under|above|below|nearly|almost|up to|at most|as much as|as little as|exceeds?|north of|close to)\s+(?:(?:the|a|an)\s+)?(?:\$|\d|\[)/i;

/** What can be compared, by the words for it and by the facts that say it. */
const TOPICS: { words: RegExp; of: (fact: Fact) => boolean }[] = [
  {
    words: /\b(?:earn\w*|pa(?:y|ys|id|ying)|wages?|salar\w+|money|income|makes?|making)\b/i,
    of: ({ unit, key }) => (unit === 'usd_year' || unit === 'usd_hour') && /median|half of/i.test(key),
  },
  {
    words: /\b(?:grow\w*|outlook|expand\w*|shrink\w*|declin\w*)\b/i,
    of: ({ key, unit }) => unit === 'percent' && /growth|change/.test(key),
  },
  { words: /\b(?:openings?|hiring|hires?|vacanc\w+)\b/i, of: ({ unit }) => unit === 'openings' },
  { words: /\b(?:people work|workers|employ\w*|jobs|common)\b/i, of: ({ unit }) => unit === 'people' },
  { words: /\b(?:costs?|pric\w+|tuition|expensive|cheap\w*)\b/i, of: ({ unit, key }) => unit === 'usd' && /price|cost/.test(key) },
  { words: /\b(?:finish\w*|graduat\w*|complet\w*)\b/i, of: ({ unit, key }) => unit === 'percent' && /complet|finish|gradu/.test(key) },
  { words: /\b(?:risk|automat\w*|ai|scor\w*)\b/i, of: ({ unit, key }) => unit === 'score' || /\bai|automation|risk/.test(key) },
  { words: /\b(?:miles?|near\w*|closer|farther|further)\b/i, of: ({ unit }) => unit === 'miles' },
];

interface Compared {
  up: boolean;
  at: number;
  than: number;
}

/**
 * Whether a sentence compares what it may not: two subjects by a figure that the ledger does not hold of both, the wrong way
 * round, or in words whose order leaves open which is which.
 */
export function compareFault(sentence: string, named: readonly Named[], facts: readonly Fact[]): boolean {
  const match = COMPARATOR.exec(sentence);
  const times = TIMES.exec(sentence);
  const than = sentence.search(/\bthan\b/i);
  const topic = TOPICS.find(({ words }) => words.test(sentence));
  const subjects = [...new Set(named.map(({ subject_id }) => subject_id))];
  const known = new Set(facts.filter(({ subject_id }) => isSubject(subject_id)).map(({ subject_id }) => subject_id)).size;
  if (!match && !times && !EQUAL.test(sentence)) return false;
  // Without a figure to compare by it is talk ("more than a job"), unless careers are set against something.
  if (!topic) return subjects.length > 0 && (times !== null || than >= 0);
  if (
    than < 0 &&
    match &&
    !times &&
    !EQUAL.test(sentence) &&
    (known < 2 || (subjects.length === 0 && !points(sentence.slice(0, match.index))))
  )
    return false;
  if (!match || times || EQUAL.test(sentence)) return !timesHold(sentence, times, named, facts, topic.of);
  return !ordered(sentence, { up: match[1] !== undefined, at: match.index, than }, named, facts, topic.of);
}

/** Whether the clause before a comparing word speaks of one of those that are compared: "some earn less" does not. */
const points = (before: string): boolean =>
  /\b(?:one|ones|first|second|third|former|latter|it|they|that|this|those|these|other)\b/i.test(before.split(/[,:;–—(]/).at(-1) ?? '');

type Of = (fact: Fact) => boolean;

function ordered(sentence: string, { up, at, than }: Compared, named: readonly Named[], facts: readonly Fact[], of: Of): boolean {
  if (/\b(?:not|never|no|nor|neither|unlike|compared|n't)\b|n['’]t\b/i.test(sentence)) return false;
  const first = named.findLast((each) => each.at < at)?.subject_id;
  if (!first || named.filter((each) => each.at > at && (than < 0 || each.at < than)).length > 0) return false;
  const after = than < 0 ? [] : named.filter((each) => each.at > than).map(({ subject_id }) => subject_id);
  if (than >= 0 && (than < at || after.length === 0)) return false;
  return [...sameKeys(first, facts, of)].some(([key, value]) => {
    const others = facts.filter((fact) => fact.key === key && of(fact) && fact.subject_id !== first && isSubject(fact.subject_id));
    const meant = after.length > 0 ? others.filter(({ subject_id }) => after.includes(subject_id)) : others;
    return (
      meant.length > 0 &&
      meant.length >= after.length &&
      meant.every((fact) => (up ? value > Number(fact.value) : value < Number(fact.value)))
    );
  });
}

const sameKeys = (subject: string, facts: readonly Fact[], of: Of) =>
  facts
    .filter((fact) => fact.subject_id === subject && fact.value !== null && of(fact))
    .map(({ key, value }): [string, number] => [key, Number(value)]);

const RATIOS: [RegExp, number][] = [
  [/^(?:twice|double)/i, 2],
  [/^(?:triple|thrice|three)/i, 3],
  [/^half/i, 0.5],
  [/^four/i, 4],
  [/^five/i, 5],
];

/** "A earn twice as much as B": the first named over the second must be that, to a twentieth. */
function timesHold(sentence: string, times: RegExpExecArray | null, named: readonly Named[], facts: readonly Fact[], of: Of): boolean {
  const [a, b, ...more] = [...new Set(named.map(({ subject_id }) => subject_id))];
  if (!times || !a || !b || more.length > 0 || /\b(?:not|never)\b|n['’]t\b/i.test(sentence)) return false;
  if (
    !named.some(({ subject_id, at }) => subject_id === a && at < times.index) ||
    named.some((each) => each.subject_id === b && each.at < times.index)
  )
    return false;
  const ratio = RATIOS.find(([pattern]) => pattern.test(times[0]))?.[1] ?? Number.parseFloat(times[0]);
  return sameKeys(a, facts, of).some(([key, value]) =>
    sameKeys(b, facts, of).some((each) => each[0] === key && Math.abs(value / each[1] - ratio) < 0.05),
  );
}
