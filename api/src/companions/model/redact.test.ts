import { describe, expect, it } from 'vitest';
import { type Own, redact } from './redact.ts';

const own: Own = {
  names: ['Amelia Stone', 'Amelia', 'Stone'],
  schools: ['Lincoln High School', 'Lincoln'],
  towns: ['Peoria'],
  other: ['amelia.s@mail.example', '+13095550142', '61602', '12 Oak Street'],
};

describe('what a model never reads', () => {
  it.each([
    ['hi im amelia, what does a nurse earn?', 'hi im [name], what does a nurse earn?'],
    ["Amelia's sister is a nurse", '[name] sister is a nurse'],
    ['I want to cut stone', 'I want to cut stone'],
    ['I go to Lincoln High School in Peoria', 'I go to [school] in [place]'],
    ['i go to jefferson high', 'i go to [school]'],
    ['I am at Roosevelt Middle School', 'I am at [school]'],
    ['nursing schools near 61602', 'nursing schools near [private]'],
    ['nursing schools near 90210', 'nursing schools near [ZIP code]'],
    ['nursing schools near springfield please', 'nursing schools near [place] please'],
    ['I live in Cedar Rapids, what now', 'I live in [place], what now'],
    ['call 309-555-0142 or (309) 555 0142', 'call [phone] or [phone]'],
    ['3 0 9 5 5 5 0 1 4 2', '[number]'],
    ['mail me at amelia.s@mail.example', 'mail me at [private]'],
    ['mail kim@mail.example', 'mail [email]'],
    ['my insta is kimmy.22', '[handle]'],
    ['see @kimmy or https://kim.example/me or kim.me/x', 'see [handle] or [link] or [link]'],
    ['my name is Zoe Ann', 'my name is [name]'],
    ['me llamo zoe', 'me llamo [name]'],
    ["I'm 15 and like art", "I'm [age] and like art"],
    ['a 15 year old', 'a [age]'],
    ['I live at 12 Oak Street', 'I live at [private]'],
    ['it is 400 West Elm Avenue', 'it is [address]'],
    ['born 3/4/2011', 'born [number]'],
  ])('%s', (text, redacted) => {
    expect(redact(text, own)).toBe(redacted);
  });

  it.each([
    'Does a nurse earn 60000 dollars a year?',
    'What do I need after high school?',
    'Compare baker, cook and carpenter.',
    'Is it 93,600 or $93600?',
    'In 10th grade I take biology. What is next?',
    'Should I go to college or to work?',
    'Tell me about jobs in nursing and around animals.',
  ])('leaves a question as it is: %s', (text) => {
    expect(redact(text, own)).toBe(text);
  });
});
