import type { Career } from '@careerscoop/catalogue/career';
import { aiAnswers } from './answers-ai.ts';
import { dayAnswers } from './answers-day.ts';
import { jobsAnswers } from './answers-jobs.ts';
import { pathAnswers } from './answers-path.ts';
import { payAnswers } from './answers-pay.ts';

/** At most so many scoops of one question: the first with the question, four by asking again. */
export const MOST_SCOOPS = 5;

const QUESTIONS: readonly [question: string, answers: (career: Career) => string[]][] = [
  ['What happens on a normal day?', dayAnswers],
  ['How do people get there?', pathAnswers],
  ['What does it pay?', payAnswers],
  ['Will there be jobs?', jobsAnswers],
  ['What will AI change?', aiAnswers],
];

export interface ScoopQuestion {
  /** The digits of the career's code and the ordering: the same for every student. */
  id: number;
  question: string;
  ordering: number;
  /** One to five different answers, each true to the career's own figures. */
  answers: string[];
}

/** The five questions about a career. Every question has an answer, also where nothing is published. */
export function scoopQuestions(career: Career): ScoopQuestion[] {
  const digits = Number(career.onet_code.replace(/\D/g, ''));
  return QUESTIONS.map(([question, answers], index) => {
    const ordering = index + 1;
    return { id: digits * 10 + ordering, question, ordering, answers: answers(career).slice(0, MOST_SCOOPS) };
  });
}

/** The code of the career that a question is about, as a question's id has it; nothing for an id that cannot be one. */
export function codeOfQuestion(id: number): { onet_code: string; ordering: number } | undefined {
  const digits = String(Math.floor(id / 10));
  if (digits.length !== 8) return undefined;
  const onet_code = `${digits.slice(0, 2)}-${digits.slice(2, 6)}.${digits.slice(6)}`;
  return { onet_code, ordering: id % 10 };
}

/** The answer of the n-th scoop, 1 to 5; where there are fewer answers they come round again. */
export function answerOf({ answers }: ScoopQuestion, count: number): string {
  return answers[(count - 1) % answers.length] ?? '';
}
