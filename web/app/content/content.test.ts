import { describe, expect, it } from 'vitest';
import { CAST } from '@careerscoop/art/cast.ts';
import explorer from '@careerscoop/contract/first-words/faq-explorer.json' with { type: 'json' };
import partner from '@careerscoop/contract/first-words/faq-partner.json' with { type: 'json' };
import { CAREER_SCENES } from '@careerscoop/art/career-scenes.ts';
import { homeCareers } from './home-careers.server.ts';
import parents from '@careerscoop/contract/first-words/stories-parents.json' with { type: 'json' };
import students from '@careerscoop/contract/first-words/stories-students.json' with { type: 'json' };

describe.each([
  ['explorer', explorer, 12],
  ['partner', partner, 8],
])('questions: %s', (_, questions, fewest) => {
  it('are numbered from 1 without a gap, so that odd and even ids share the columns', () => {
    expect(questions.length).toBeGreaterThanOrEqual(fewest);
    expect(questions.map(({ id }) => id)).toEqual(questions.map((_question, index) => index + 1));
  });

  it('each have a question and an answer', () => {
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/);
      expect(answer.length).toBeGreaterThan(40);
    }
  });
});

it('gives every story a drawn person', () => {
  for (const { who } of [...students, ...parents]) expect(Object.keys(CAST)).toContain(who);
});

it('shows twenty careers on the start page, each with words and a scene of its own', () => {
  const careers = homeCareers();
  expect(new Set(careers.map(({ title }) => title)).size).toBe(20);
  for (const { onet_code } of careers) expect(Object.keys(CAREER_SCENES)).toContain(onet_code);
});
