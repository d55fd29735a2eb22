import { describe, expect, it } from 'vitest';
import { coneWords, nextToSort } from './cone-words.ts';

const skill = (id: number, question: string) => ({
  id,
  question,
  title: 'How good are you at this?',
  description: `${question} at school.`,
});
const skills = [skill(1, 'Coding'), skill(2, 'Using math'), skill(3, 'Leading people')];
const [coding, math, leading] = skills as [(typeof skills)[0], (typeof skills)[0], (typeof skills)[0]];
const bands = ['I am great at it', 'I am good at it'];

describe('nextToSort', () => {
  it('goes on after the skill that was rated last, and from the start again', () => {
    expect(nextToSort(skills, skills, undefined)).toBe(coding);
    expect(nextToSort(skills, [coding, leading], 2)).toBe(leading);
    expect(nextToSort(skills, [coding, math], 3)).toBe(coding);
    expect(nextToSort(skills, [], 3)).toBeUndefined();
  });
});

describe('coneWords', () => {
  it('says what was said, by its name and not by a number, and what comes next', () => {
    const words = coneWords(skills, bands, { 3: 1 });
    expect(words.putInto(coding, 2)).toBe('Coding: I am good at it. 1 skill left.');
    expect(words.putAndNext(coding, 2, math)).toBe('Coding: I am good at it. 1 skill left. Next: Using math. Using math at school.');
    expect(words.putAndNext(coding, 1, undefined)).toContain('All sorted.');
    expect(words.takenOut(leading)).toBe('Leading people is back in the tray. 3 skills left.');
  });
});
