import { describe, expect, it } from 'vitest';
import { ownTermsOf, readingGrade } from './reading-level.ts';
import { drawSample } from './sample.ts';
import { plainWords, sentencesOf, wordsOf } from './text.ts';

describe('the text of a career', () => {
  it('is split into sentences, with quotes, short forms and questions', () => {
    expect(sentencesOf('"Stop." You wait for Dr. Lee. Is it 6 a.m. already? It is.')).toEqual([
      '"Stop."',
      'You wait for Dr. Lee.',
      'Is it 6 a.m. already?',
      'It is.',
    ]);
  });

  it('is counted in words as a reader counts them', () => {
    expect(wordsOf("Dial 9-1-1, the X-ray isn't ready.")).toEqual(['Dial', '9-1-1', 'the', 'X-ray', "isn't", 'ready']);
    expect(plainWords("The X-ray isn't ready!")).toEqual(['the', 'xray', 'isnt', 'ready']);
  });
});

describe('readingGrade', () => {
  it('is that of Flesch and Kincaid: 13 words of 17 syllables in 2 sentences', () => {
    const text = 'The cat sat by the door and waited. Nobody came to open it.';
    expect(readingGrade([text], new Set())).toBeCloseTo(0.39 * (13 / 2) + 11.8 * (17 / 13) - 15.59, 5);
  });

  it('counts the terms of the career itself as easy words, in singular and plural', () => {
    const own = ownTermsOf(['Epidemiologists']);
    expect(own.has('epidemiologist')).toBe(true);
    const text = ['An epidemiologist counts who is sick.'];
    expect(readingGrade(text, own)).toBeLessThan(readingGrade(text, new Set()));
  });
});

describe('drawSample', () => {
  const all = Array.from({ length: 50 }, (_, at) => at);

  it('draws the same ones for the same seed, each once and in order', () => {
    const drawn = drawSample(all, 12, 7);
    expect(drawn).toEqual(drawSample(all, 12, 7));
    expect(new Set(drawn).size).toBe(12);
    expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
    expect(drawn).not.toEqual(drawSample(all, 12, 8));
  });

  it('gives all where there are no more', () => {
    expect(drawSample(all, 99, 7)).toEqual(all);
  });
});
