import type { z } from 'zod';
import type { clarity, fit, impact } from './careers.ts';

/** What the words of a result mean, for screens and papers alike. */
export const FIT_WORDS: Record<z.infer<typeof fit>, { word: string; line: string }> = {
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

/** How clear the answers were; `word` stands inside `title`. */
export const CLARITY_WORDS: Record<z.infer<typeof clarity>, Record<'word' | 'title' | 'text' | 'next', string>> = {
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
    next: 'Use the list to look around. Try one small thing this month, then take the test again.',
  },
  unclear: {
    word: 'not clear yet',
    title: 'Your answers are not clear yet.',
    text: 'Your answers are all close together, or some pull against each other, so no career stands out. That is OK. You may not have tried much of this yet.',
    next: 'Look at groups of careers first and try two or three small things. Then take the test again. It is free.',
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
