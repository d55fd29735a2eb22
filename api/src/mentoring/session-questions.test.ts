import { careerByCode, loadCatalogue } from '@careerscoop/catalogue/load';
import { expect, it } from 'vitest';
import { questionsFor } from './session-questions.ts';

it('makes five questions of what the page of a career says, each with its own words', () => {
  expect(questionsFor({ career: careerByCode('19-1031.03'), topic: 'Park Naturalists' })).toEqual([
    'What did you do at work yesterday, hour by hour?',
    'I read that this is good work if you love to tell people what you just found out. Is that so for you?',
    'I read: “Weekends and holidays are your busiest days, and many first jobs last only one season.” How do you live with that?',
    "I read: “Most have a bachelor's in biology, parks, education or history, though some work up from seasonal jobs.” Which way did you take?",
    'I could try this: “Write and give a ten-minute nature walk on your own street or in your schoolyard for two family members.” What would you try first?',
  ]);
});

it('asks about any work where there is no career, the own question of the student first', () => {
  const own = questionsFor({ topic: 'How do I become a nurse? ' });
  expect(own).toHaveLength(5);
  expect(own[0]).toBe('How do I become a nurse?');
  const general = questionsFor({ career: null, topic: 'Working at night' });
  expect(general).toHaveLength(5);
  expect(general).not.toContain('Working at night');
  expect(questionsFor({ topic: `${'Why '.repeat(50)}?` })).toEqual(general);
});

it('has five different questions for every career, none too long to say', () => {
  const wrong = loadCatalogue().careers.flatMap((career) => {
    const questions = questionsFor({ career, topic: career.mask_title });
    const fine =
      questions.length === 5 &&
      new Set(questions).size === 5 &&
      questions.every((each) => each.endsWith('?') && each.length < 240 && !/undefined|\.\./.test(each));
    return fine ? [] : [[career.slug, ...questions]];
  });
  expect(wrong).toEqual([]);
});
