import type { Piece } from '../chat/answerer.ts';
import { checkSentence } from './check-sentence.ts';
import type { Fact } from './facts.ts';
import { saysForbidden } from './forbidden.ts';
import { safeUntil, titleWords } from './safe-until.ts';

/** A sentence that is longer is none. */
const LONGEST = 1_000;
const ABBREVIATION =
  /(?:^|[\s("“])(?:[A-Z]\.|U\.S\.|e\.g\.|i\.e\.|vs\.|etc\.|Dr\.|Mr\.|Mrs\.|Ms\.|St\.|approx\.|Inc\.|Jr\.|Sr\.|Ph\.D\.|[BMA]\.[AS]\.)$|^[1-9][.)]$/;
/** Signs that nobody sees could cut a number or a word in two; pictures say nothing here. */
const UNSEEN = /[\p{Cf}\p{M}\p{Cs}\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}]|[^\P{Cc}\n\t]/gu;

/**
 * Lets the words of a model through as they come, as far as nothing that must be checked may begin in them; the rest waits for
 * the end of its sentence, and every sentence's last word for its check. A sentence that fails is taken back.
 */
export class HoldBack {
  /** What is shown, all of it. */
  shown = '';
  /** How many sentences came. */
  sentences = 0;
  /** Why some of them are not there. */
  readonly faults: string[] = [];
  private readonly facts: () => readonly Fact[];
  /** The sentence that comes, without the space before it. */
  private rest = '';
  private space = '';
  /** The same before a sentence that went: paragraphs do not run together by that. */
  private left = '';
  /** Where it begins in what is shown, and how much of it is shown. */
  private begin = 0;
  private out = 0;
  private held = false;

  constructor(facts: () => readonly Fact[]) {
    this.facts = facts;
  }

  /** More than a third of the sentences had to go: what is left of the answer is not worth much. */
  get failed(): boolean {
    return this.shown.trim() === '' || this.faults.length * 3 > this.sentences;
  }

  /** So many had to go that the rest need not be heard. */
  get hopeless(): boolean {
    return this.faults.length > 4 && this.faults.length * 2 > this.sentences;
  }

  /** More of the answer. */
  *add(text: string): Generator<Piece, void> {
    this.rest += text.normalize('NFKC').replaceAll(UNSEEN, '');
    for (let end = this.next(); end > 0; end = this.next()) {
      const sentence = this.rest.slice(0, end);
      this.rest = this.rest.slice(end);
      yield* this.close(sentence);
    }
    if (this.held) return;
    const { until, held } = safeUntil(this.rest, this.out, titleWords(this.facts()));
    const sentence = this.rest.slice(0, until);
    const grown = until > this.out;
    const forbidden = grown && saysForbidden(sentence);
    this.held = held || forbidden;
    if (grown && !forbidden) yield* this.show(sentence);
  }

  /** No more comes: what is there is a sentence. */
  *end(): Generator<Piece, void> {
    const sentence = this.rest.trimEnd();
    this.rest = '';
    if (sentence !== '') yield* this.close(sentence);
    this.space = '\n\n';
  }

  /** No more comes, in the middle of a sentence: what is shown of it goes. */
  *cut(): Generator<Piece, void> {
    if (this.out > 0) {
      this.shown = this.shown.slice(0, this.begin);
      yield { event: 'replace', data: { from: this.begin, text: '' } };
    }
    this.rest = '';
    this.out = 0;
  }

  /** The end of the sentence that comes; 0 while it is open. */
  private next(): number {
    if (this.out === 0) {
      const lead = /^\s+/.exec(this.rest)?.[0] ?? '';
      this.space += lead;
      this.rest = this.rest.slice(lead.length);
    }
    for (const { 0: stop, index } of this.rest.matchAll(/[.!?]+["'”’)*]*(?=\s)|\s*\n/g)) {
      const end = stop.includes('\n') ? index : index + stop.length;
      if (stop.includes('\n') || !ABBREVIATION.test(this.rest.slice(0, end))) return end;
    }
    return this.rest.length > LONGEST ? this.rest.length : 0;
  }

  /** What stands between this sentence and what is shown before it. */
  private get gap(): string {
    if (this.shown === '') return '';
    const lines = Math.max(...[this.space, this.left].map((space) => space.split('\n').length - 1));
    return lines > 1 ? '\n\n' : lines === 1 ? '\n' : ' ';
  }

  private *show(sentence: string): Generator<Piece, void> {
    let text = sentence.slice(this.out);
    if (this.out === 0) {
      text = this.gap + text;
      this.begin = this.shown.length;
    }
    this.out = sentence.length;
    this.shown += text;
    yield { event: 'delta', data: { text } };
  }

  private *close(sentence: string): Generator<Piece, void> {
    this.sentences += 1;
    this.held = false;
    const checked = sentence.length > LONGEST ? { fault: 'no end' } : checkSentence(sentence, this.facts());
    if (!('text' in checked)) {
      this.faults.push(checked.fault);
      if (this.out > 0) {
        this.shown = this.shown.slice(0, this.begin);
        yield { event: 'replace', data: { from: this.begin, text: '' } };
      }
      this.out = 0;
      if (this.space.includes('\n')) this.left = this.space;
      this.space = '';
      return;
    }
    if (this.out < checked.text.length) yield* this.show(checked.text);
    const from = this.begin + this.shown.slice(this.begin).length - checked.text.length;
    for (const cite of checked.cites) yield { event: 'cite', data: { ...cite, from: cite.from + from, to: cite.to + from } };
    this.out = 0;
    this.space = '';
    this.left = '';
  }
}
