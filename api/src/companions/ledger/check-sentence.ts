import type { Cite } from '@careerscoop/contract/chat';
import { citeOf } from './cite-facts.ts';
import { BENT, compareFault } from './comparisons.ts';
import type { Fact } from './facts.ts';
import { type Figure, figuresIn, isOf, perAfter, perFits } from './figures.ts';
import { saysForbidden, strangeLink } from './forbidden.ts';
import { isSubject, namedIn } from './named.ts';
import { strangeWord } from './proper-words.ts';
import { strangeName } from './school-names.ts';

/** A sentence as it may stand in an answer, its cites counted from its beginning; or what is wrong with it. */
export type Checked = { text: string; cites: Cite[]; fault?: undefined } | { fault: string };

/** Letters of western languages, ASCII digits, the signs of plain prose, and the marks of a list and of bold. */
export const PLAIN = /^[\p{Script=Latin}0-9\s.,;:!?'’‘“”"()%$&/–—…*+[\]-]*$/u;
const MARK = /\[(F\d{1,3})\]/g;
/** What may stand beside a mark: anything that runs into its figure would make another of it. */
const MARK_LEFT = /(?:^|[\s("“‘—*–])$/u;
const MARK_RIGHT = /^(?:$|[\s)"”’…—–*]|[.,;:!?](?:$|[\s)"”’*]))/u;
const BIGGER = /^\W{0,2}(?:k|hundred|thousand|million|billion|grand|times|dozen|percent|per cent|%|\$|dollars?|bucks|cents?)\b/i;
/** Numbers that count the parts of an answer, or name a grade, and say nothing of the world. */
const COUNTING =
  /\b(?:two|three|four|five) (?:(?:main|small|good|big|quick|easy|more|other|first|next) )?(?:things|ways|steps|questions|ideas|options|reasons|points|tips|differences|choices|paths)\b|\b(?:9|10|11|12)th[- ]grade(?:rs?)?\b|\b(?:ninth|tenth|eleventh|twelfth)[- ]grade(?:rs?)?\b|\bgrades? (?:9|10|11|12)\b/gi;
/** What is checked is English; in another language a promise or a number would pass. */
const SPANISH =
  /\b(?:te amo|te quiero|mi amor|tus?|eres|nuestr[oa]s?|secreto|padres|digas?|quiero|usted|está|para|porque|tú|ti|contigo|siempre|nunca|gana|ganan|año|años|salario|dólares|escuela|universidad|los|las|que|del|una|muy|puedes|más)\b/iu;
const LIST_MARK = /^\s*(?:[-*•]|[1-9][.)])\s+/;

/** Holds one sentence of a model to the ledger. Nothing of it is understood; everything in it that can be compared is. */
export function checkSentence(written: string, facts: readonly Fact[]): Checked {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const text = tidy(written, byId);
  const marks = [...text.matchAll(MARK)].map((match) => ({
    id: match[1] ?? '',
    at: match.index,
    length: match[0].length,
    fact: byId.get(match[1] ?? ''),
  }));
  if (!PLAIN.test(text)) return { fault: 'not plain text' };
  if (/[[\]]/.test(text.replaceAll(MARK, ''))) return { fault: 'a mark or link that is none' };
  if (marks.some(({ fact }) => !fact)) return { fault: 'a mark of no fact' };
  for (const { at, length } of marks) {
    const rest = text.slice(at + length);
    if (!MARK_LEFT.test(text.slice(0, at)) || !MARK_RIGHT.test(rest) || BIGGER.test(rest))
      return { fault: 'a figure that is not left alone' };
  }
  // Bold and the like may hide a number or a word in two halves.
  const words = text.replace(LIST_MARK, (mark) => ' '.repeat(mark.length)).replaceAll('*', '');
  const bare = words.replaceAll(MARK, ' ');
  if (SPANISH.test(bare)) return { fault: 'not English' };
  if (saysForbidden(bare)) return { fault: 'forbidden' };
  if (strangeLink(bare, facts)) return { fault: 'a link that was not given' };
  const known = facts.flatMap(({ subject, text: worded, label, source, unit }) => [subject, label, source, unit === 'words' ? worded : '']);
  if ((strangeName(bare, known) ?? strangeWord(bare, known)) !== undefined) return { fault: 'a name that was not given' };
  if (BENT.test(words)) return { fault: 'a figure made another' };
  const rightly = figuresHold(words, facts);
  if (rightly) return { fault: rightly };
  if (compareFault(bare, namedIn(bare, facts), facts)) return { fault: 'a comparison that was not given' };
  return render(text, byId);
}

/** Writes the figures of marks out, with where they stand. */
function render(text: string, byId: ReadonlyMap<string, Fact>): Checked {
  const cites: Cite[] = [];
  let out = '';
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    const fact = byId.get(match[1] ?? '') as Fact;
    out += text.slice(from, match.index);
    cites.push(citeOf(fact, out.length));
    out += fact.text;
    from = match.index + match[0].length;
  }
  return { text: out + text.slice(from), cites };
}

/** "$[F1]" and "[F2] percent" say twice what the figure says itself. */
function tidy(written: string, byId: ReadonlyMap<string, Fact>): string {
  return written.replaceAll(
    /(\$)?(\[(F\d{1,3})\])(?:\s?(%|percent|dollars)(?![\p{L}]))?/gu,
    (_whole, dollar: string, mark: string, id: string, unit = '') => {
      const text = byId.get(id)?.text ?? '';
      const twice = (unit === 'dollars' && text.includes('$')) || (unit !== '' && unit !== 'dollars' && /%|percent/.test(text));
      return `${dollar && !text.startsWith('$') ? dollar : ''}${mark}${unit && !twice ? ` ${unit}` : ''}`;
    },
  );
}

const YEAR_AFTER = /^\s?(?:%|percent|dollars?|bucks|people|jobs|workers|openings|miles|years)/i;

/** "Unlike nurses, …": the figure that follows is not theirs. */
const BESIDE = /\b(?:unlike|than|compared (?:to|with)|rather than|instead of|as opposed to)\s+(?:the |most |all )?$/i;

/** "[F1] for nurses": the figure is theirs whoever was named before. */
const FOR = /^(?:\s+(?:a|an|per|each) (?:year|hour))?\s+(?:for|of|as|among)\s+(?:the |most |all )?$/i;

/** What is wrong with the figures of a sentence, whether marked or written out. */
function figuresHold(sentence: string, facts: readonly Fact[]): string | undefined {
  const years = new Set(facts.flatMap(({ year }) => year.match(/\b(?:19|20)\d\d(?:[-–/]\d{2,4})?\b/g) ?? []));
  const blank = (text: string) => ' '.repeat(text.length);
  const counted = sentence
    .replaceAll(MARK, blank)
    .replaceAll(COUNTING, blank)
    .replaceAll(/(?<![$\d.,]\s?)\b(?:19|20)\d\d(?:[-–/]\d{2,4})?\b(?![\d,.]\d)/g, (text, at: number) =>
      years.has(text) && !YEAR_AFTER.test(sentence.slice(at + text.length)) ? blank(text) : text,
    );
  // Digits, shares and signs of other scripts are not read, so they are not let through either.
  if (
    /[^\P{N}0-9]|\b(?:halves|thirds|fourths|quarters|fifths|sixths|eighths|tenths)\b|\b(?:a|one) (?:third|fourth|quarter|fifth|sixth|eighth|tenth|hundredth)\b/iu.test(
      counted,
    )
  )
    return 'a share';
  const labels = facts.map(({ label, text }) => `${label} ${text}`).join(' ');
  if (/\bhalf\b/i.test(counted) && !/\bhalf\b/i.test(labels)) return 'a share';
  const named = namedIn(sentence.replaceAll(MARK, blank), facts).filter(({ at }) => !BESIDE.test(sentence.slice(0, at)));
  const marked = [...sentence.matchAll(MARK)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    meant: facts.filter(({ id }) => id === match[1]),
    bound: false,
  }));
  const literal = figuresIn(counted).map((figure: Figure) => ({
    at: figure.from,
    end: figure.to,
    meant: facts.filter((fact) => isOf(figure, fact)),
    bound: true,
  }));
  const all = [...marked, ...literal].toSorted((a, b) => a.at - b.at);
  const listed = named.length === all.length && all.length > 1 && named.every(({ at }) => at < (all[0]?.at ?? 0));
  for (const [order, { at, end, meant, bound }] of all.entries()) {
    if (meant.length === 0) return 'a number that was not given';
    if (!bound && !perFits(perAfter(sentence.slice(end)), meant[0]!.unit)) return 'a wrong time';
    const after = named.find((each) => each.at >= end && FOR.test(sentence.slice(end, each.at)));
    const near = after ?? (listed ? named[order] : (named.findLast((each) => each.at < at) ?? named[0]));
    if (!meant.some((fact) => belongs(fact, near?.subject_id, new Set(named.map(({ subject_id }) => subject_id)), bound)))
      return 'a figure of somebody else';
    if (!meant.some((fact) => saidOfIt(fact, sentence.slice(all[order - 1]?.end ?? 0, end)))) return 'a figure of something else';
    if (meant.every((fact) => turned(fact, sentence))) return 'a figure turned round';
  }
  return undefined;
}

/** A figure is said of its own subject: a written one where that is named, a marked one where no other is. */
function belongs({ subject_id }: Fact, near: string | undefined, named: ReadonlySet<string>, bound: boolean): boolean {
  const parts = subject_id.split('+');
  if (parts.length > 1) return bound ? parts.every((part) => named.has(part)) : [...named].every((each) => parts.includes(each));
  if (near === undefined) return !bound || !isSubject(subject_id);
  return near === subject_id || !isSubject(subject_id);
}

const FALLS = /\b(?:declin\w*|shrink\w*|fall\w*|drop\w*|decreas\w*|fewer|los(?:e|es|ing)|minus|down)\b|-\s?\d/i;
const RISES = /\b(?:grow\w*|ris(?:e|es|ing)|increas\w*|gain\w*|expand\w*)\b/i;

/** Growth said of what shrinks, or the other way round. */
function turned({ value, key, text }: Fact, sentence: string): boolean {
  if (value === null || !/growth|change/.test(key)) return false;
  if (value < 0) return RISES.test(sentence) && !FALLS.test(sentence) && !/^[-−–]/.test(text);
  return value > 0 && FALLS.test(sentence) && !RISES.test(sentence);
}

const PAID = /\b(?:earn\w*|pa(?:y|ys|id|ying)|wages?|salar\w+|income|makes?|making)\b/i;
const GROWS = /\b(?:grow\w*|shrink\w*|declin\w*|expand\w*|openings?)\b/i;
const COSTS = /\b(?:costs?|pric\w+|tuition)\b/i;

/** Whether the words before a figure speak of what it is: "jobs grow by" is no wage. */
function saidOfIt({ unit, key }: Fact, before: string): boolean {
  if (unit === 'usd_year' || unit === 'usd_hour') return PAID.test(before) || !(GROWS.test(before) || COSTS.test(before));
  if (unit === 'usd') return COSTS.test(before) || !GROWS.test(before);
  if (unit === 'openings' || unit === 'people' || /growth/.test(key))
    return GROWS.test(before) || !(PAID.test(before) || COSTS.test(before));
  return true;
}
