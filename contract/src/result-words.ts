import type { z } from 'zod';
import type { clarity, fit } from './careers.ts';
import type { impact } from './catalogue.ts';

type Fit = z.infer<typeof fit>;
type Clarity = z.infer<typeof clarity>;
interface FitWords {
  word: string;
  line: string;
}

/** What the words of a result mean, for screens and papers alike. */
const FIT_WORDS: Record<Fit, FitWords> = {
  strong: {
    word: 'Strong fit',
    line: 'This work is very much like what you said you enjoy.',
  },
  good: {
    word: 'Good fit',
    line: 'Much of this work is like what you said you enjoy.',
  },
  some: {
    word: 'Some fit',
    line: 'Parts of this work are like what you said you enjoy.',
  },
  stretch: {
    word: 'Stretch',
    line: 'This is a bit away from what you said. It may surprise you.',
  },
};

/** The same while the answers are not clear yet: nothing is called strong that could be gone after one more try. */
const UNCLEAR_FIT_WORDS: Record<Fit, FitWords> = {
  strong: {
    word: 'Could fit well',
    line: 'Going by what we know so far, this work is like what you said you enjoy. Your answers are not clear yet.',
  },
  good: {
    word: 'Could fit',
    line: 'Going by what we know so far, much of this work could suit you. Your answers are not clear yet.',
  },
  some: {
    word: 'Might fit',
    line: 'Going by what we know so far, parts of this work might suit you. Your answers are not clear yet.',
  },
  stretch: {
    word: 'Just a guess',
    line: 'This is a bit away from what you said. Your answers are not clear yet, so take it as a guess.',
  },
};

/** The four words of fit, the closest first: those of answers that are clear, or of answers that are not yet. */
export const fitWordsOf = (clarity: Clarity): FitWords[] => Object.values(clarity === 'unclear' ? UNCLEAR_FIT_WORDS : FIT_WORDS);

/** What a fit is called: in a voice that knows as much as the answers it comes from. */
export const fitWords = (fit: Fit, clarity: Clarity): FitWords => (clarity === 'unclear' ? UNCLEAR_FIT_WORDS : FIT_WORDS)[fit];

/** What stands beside 'AI recommended': no chatbot picks careers. */
export const PICKED_BY = 'a formula over the public data, not a chatbot';

/** What the order of the ten says, and what it does not. */
export const ORDER_WORDS =
  'The first seven are in order, by everything you said. The last three are there to stretch you, in no order of fit. The word of fit goes by your interests alone.';

/** How clear the answers were; `word` stands inside `title`. */
export const CLARITY_WORDS: Record<Clarity, Record<'word' | 'title' | 'text' | 'next', string>> = {
  clear: {
    word: 'clear',
    title: 'Your answers point in a clear direction.',
    text: 'What you rated, chose and sorted all tell much the same story.',
    next: 'Read about your top three first. Rate them, and save what you like.',
  },
  fair: {
    word: 'fairly clear',
    title: 'Your answers point in a fairly clear direction.',
    text: 'Most of what you said fits together. Some of it pulls another way, and that is normal.',
    next: 'Look at all ten. Your own ratings will show what matters most to you.',
  },
  exploring: {
    word: 'exploring',
    title: 'You are still exploring.',
    text: 'Your answers point in more than one direction. That is a good place to be at your age.',
    next: 'Use the list to look around. Try one small thing this month, then answer again.',
  },
  unclear: {
    word: 'not clear yet',
    title: 'Your answers are not clear yet.',
    text: 'Your answers are all close together, or some pull against each other, so no career stands out. That is OK. You may not have tried much of this yet.',
    next: 'Look at groups of careers first and try two or three small things. Then answer again. It is free.',
  },
};

export const IMPACT_WORDS: Record<NonNullable<z.infer<typeof impact>>, { title: string; short_title: string }> = {
  M: {
    title: 'Moderate',
    short_title: 'AI could help with some tasks',
  },
  H: {
    title: 'High',
    short_title: 'AI could help with many tasks',
  },
  L: {
    title: 'Low',
    short_title: 'AI could help with few tasks',
  },
};
