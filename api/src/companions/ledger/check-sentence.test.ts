import { describe, expect, it } from 'vitest';
import { someFacts } from '../../../test/some-facts.ts';
import { checkSentence } from './check-sentence.ts';

const facts = someFacts();
const faultOf = (sentence: string) => checkSentence(sentence, facts).fault;

describe('a sentence may stand', () => {
  it.each([
    'Registered nurses look after people who are ill.',
    'Half of all registered nurses earn at least [F1] a year.',
    'Registered nurses earn $93,600 a year.',
    'Nurses earn 93,600 dollars, says the Bureau of Labor Statistics for 2024.',
    'Jobs for nurses grow by [F2], and for veterinary technicians by [F5].',
    'Nurses and veterinary technicians earn [F1] and [F4].',
    'They earn [F1] a year.',
    'Registered nurses earn more than veterinary technicians.',
    'Veterinary technicians grow faster than nurses.',
    'Nurses earn twice as much as veterinary technicians.',
    'Most start with an [F6], which many community colleges offer.',
    'A year at Prairie State College costs [F7].',
    'You can do three things this week.',
    '1. Ask a nurse about the day.',
    '- **Pay:** nurses earn [F1].',
    'In 10th grade you can take biology.',
    'It is more than a job.',
  ])('%s', (sentence) => {
    expect(faultOf(sentence)).toBeUndefined();
  });
});

describe('a sentence goes', () => {
  it.each([
    // Numbers, in whatever way they are written.
    'Registered nurses earn $94,000 a year.',
    'Registered nurses earn sixty thousand dollars a year.',
    'Registered nurses earn about sixty-thousand dollars.',
    'Registered nurses earn sixtythousand dollars.',
    'Registered nurses earn 60k.',
    'Registered nurses earn 60 grand.',
    'Registered nurses earn thousands of dollars.',
    'Registered nurses earn half a million dollars.',
    'Registered nurses earn sesenta mil dollars.',
    'Registered nurses earn ６０,０００ dollars.'.normalize('NFKC'),
    'Registered nurses earn 6**0,000** dollars.',
    'Registered nurses earn 93.600 dollars.',
    'Registered nurses earn 93 600 dollars.',
    'Registered nurses earn 1$93,600.',
    'A third of all registered nurses work at night.',
    'There are 93,600 openings for registered nurses.'.replace('93,600', '189,101'),
    'Registered nurses grow by 93,600 percent.',
    'Registered nurses earn $93,600 an hour.',
    'They earn [F1] an hour.',
    // Without its subject, or with another.
    'They earn $93,600 a year.',
    'Veterinary technicians earn $93,600 a year.',
    'Veterinary technicians earn [F1] a year.',
    'Nurses earn [F4] and veterinary technicians [F1].',
    // Marks that make another figure.
    'Nurses earn [F1]0 a year.',
    'Nurses earn [F1] thousand a year.',
    'Nurses earn 1[F1] a year.',
    'Nurses earn [F99] a year.',
    'Nurses earn more than [F1] a year.',
    'Nurses earn nearly [F1] a year.',
    'Jobs for nurses shrink by [F2].',
    // Comparisons.
    'Veterinary technicians earn more than registered nurses.',
    'Registered nurses earn less than veterinary technicians.',
    'Compared with nurses, veterinary technicians earn more.',
    'Registered nurses earn three times as much as veterinary technicians.',
    'Registered nurses earn as much as veterinary technicians.',
    'Registered nurses grow faster than veterinary technicians.',
    'Registered nurses do not earn more than veterinary technicians.',
    'Veterinary technicians pay better.',
    // Names and links.
    'You can study at the Riverside Institute of Technology.',
    'You can study at Harvard.',
    'You can study at harvard university.',
    'You can study at the University of the Lakes.',
    'Ohio State has it.',
    'UCLA has a program.',
    'Apply for the Bright Future Scholarship.',
    'Look at www.example.com for more.',
    'Look at https://example.com/jobs today.',
    'Look at bls.gov today.',
    'See [this page](https://example.com).',
    'Write to help@example.com today.',
    'It is example dot com.',
    // Contact, love, secrets, guilt, isolation.
    'Call 312-555-0188 today.',
    'Call five five five one two three four.',
    'I love you.',
    'I will always love you so much.',
    'This is our little secret.',
    'Do not tell your parents about it.',
    'Nobody understands you like I do.',
    'You only need me.',
    'I would be sad if you leave.',
    'Please do not leave me.',
    'I am a real person.',
    'Text me tonight.',
    'Send me a picture.',
    'You will get the job, guaranteed.',
    // What is no plain text.
    '<b>Nurses</b> help.',
    'Nurses help | people.',
    'Nurses earn &#54;0.',
    'Медсестра helps.',
  ])('%s', (sentence) => {
    expect(faultOf(sentence)).toBeTypeOf('string');
  });
});

it('puts the figure and its source where the mark stood, and says nothing twice', () => {
  expect(checkSentence('Nurses earn $[F1], and grow by [F2] percent.', facts)).toMatchObject({
    text: 'Nurses earn $93,600, and grow by 4.9 percent.',
    cites: [
      { id: 'F1', from: 12, to: 19, text: '$93,600', source: 'Bureau of Labor Statistics' },
      { id: 'F2', from: 33, to: 44, text: '4.9 percent', year: '2024-34' },
    ],
  });
});
