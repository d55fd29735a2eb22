import type { CardOf } from '@careerscoop/contract/chat-cards';
import { z } from 'zod';
import { careerFacts, meaningOf } from '../ledger/career-facts.ts';
import { careerCode, careerOf, refOf } from './career-ref.ts';
import { defineTool } from './tool.ts';

export const INTERVIEW_LENGTH = 5;
const input = z.strictObject({
  career: careerCode.nullable().default(null),
  number: z.number().int().min(1).max(INTERVIEW_LENGTH).default(1),
});

const CHECKLIST = [
  'The situation: where you were, and what was going on',
  'What you did yourself, step by step',
  'How it ended, and what you learned',
];
const FIRST = 'Tell me a little about yourself, and why you want to do this.';
const LAST = 'What would you like to ask us?';
const ABOUT_LAST = ['One question about the work itself', 'One question about the people or the training', 'A thank you at the end'];
const GENERAL = [
  'Tell me about a time you helped somebody without being asked.',
  'Tell me about a time something went wrong. What did you do?',
  'When have you worked with people you did not choose? How did it go?',
];

/** A practice question: the first and last as everywhere, those between from what the work asks for. */
export const interviewQuestions = defineTool({
  name: 'interview_questions',
  about: 'One of five practice interview questions, general or for a career, with a checklist for the answer. No grade is given.',
  input,
  run: (_, { career: code, number }: z.output<typeof input>) => {
    const career = code === null ? null : careerOf(code);
    const card: CardOf<'interview'> = {
      kind: 'interview',
      career: career && refOf(career),
      number,
      of: INTERVIEW_LENGTH,
      question: questionAt(code, number),
      checklist: number === INTERVIEW_LENGTH ? ABOUT_LAST : CHECKLIST,
    };
    return Promise.resolve({ facts: [], card, careers: career ? [refOf(career)] : [] });
  },
});

function questionAt(code: string | null, number: number): string {
  if (number === 1) return FIRST;
  if (number === INTERVIEW_LENGTH) return LAST;
  const general = GENERAL[number - 2] ?? FIRST;
  if (code === null) return general;
  const career = careerOf(code);
  const [skill, second] = careerFacts(career, 'skills').filter(({ key }) => key.startsWith('skill'));
  const [task] = careerFacts(career, 'day');
  if (number === 2 && skill) return askOf(skill.text, 'skills');
  if (number === 3 && task)
    return `A big part of this work: ${lower(meaningOf('activities', task.text) ?? task.text)} When have you done something like that, at school or at home?`;
  if (number === 4 && second) return askOf(second.text, 'skills');
  return general;
}

/** A question for a skill, with what the skill means. */
function askOf(name: string, list: 'skills'): string {
  return `This work takes ${name.toLowerCase()}. ${meaningOf(list, name) ?? ''} Tell me about a time you did that.`.replace(/ {2,}/g, ' ');
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
