import { strangeNumber } from './amounts.ts';
import type { Facts } from './facts.ts';

const SHORTEST = 60;
const LONGEST = 650;
/** Letters of western languages, ASCII digits and the signs of plain prose: no markup, no line that is not a sentence. */
const PLAIN = /^[\p{Script=Latin}0-9 .,;:!?'’‘“”"()%$&/–—-]+$/u;
const LINK = /https?:|www\.|@|\b[a-z0-9-]+\.(?:com|org|net|edu|gov|io|app|ai|co|us|me|info)\b|\b[a-z0-9-]+\.[a-z]{2,}\//iu;
/** What a text about a career never says: talk about the asking itself, and asking for what is somebody's own. */
const ASTRAY =
  /\b(?:as an ai\b|i am an ai|system prompt|(?:previous|above|these|my) (?:instructions|rules|prompt)|ignore (?:all|any|the|previous)|(?:give|send|tell|text|write|email|message|call|contact|dm) (?:me|us)\b|your (?:full |last |real |home )?(?:name|address|phone|e-?mail|password|school's name))/iu;

/** The text as it may be shown, or what is wrong with it. */
export type Checked = { text: string; fault?: undefined } | { text?: undefined; fault: string };

/**
 * Holds what a model wrote to what it was given: plain sentences of a fair length, no link, no number that is not among
 * the facts, and not a text that was told before.
 */
export function checkAnswer(written: string, { career, question, lines }: Facts, told: readonly string[]): Checked {
  const text = written.trim().replace(/\s+/gu, ' ');
  if (text.length < SHORTEST || text.length > LONGEST) return { fault: 'length' };
  if (!PLAIN.test(text)) return { fault: 'not plain text' };
  if (LINK.test(text)) return { fault: 'link' };
  if (ASTRAY.test(text)) return { fault: 'astray' };
  if (!/[.!?]["”’)]?$/u.test(text)) return { fault: 'no end' };
  const strange = strangeNumber(text, [career, question, ...lines].join('\n'));
  if (strange !== undefined) return { fault: 'number that was not given' };
  return told.includes(text) ? { fault: 'told before' } : { text };
}
