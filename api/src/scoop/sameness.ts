import type { Career } from '@careerscoop/catalogue/career';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { scoopQuestions } from './scoop-answers.ts';

interface Sameness {
  answers: number;
  /** How many of them another career has word for word, with its own name taken out. */
  shared: number;
  /** The same for each question, and what is shared most. */
  questions: { question: string; answers: number; shared: number; most: { text: string; careers: number }[] }[];
}

/** How many of the built-in answers several careers share. */
export function measureSameness(careers: readonly Career[] = loadCatalogue().careers): Sameness {
  const questions = new Map<string, Map<string, number>>();
  for (const career of careers) {
    for (const { question, answers } of scoopQuestions(career)) {
      const counts = questions.get(question) ?? new Map<string, number>();
      questions.set(question, counts);
      for (const answer of answers) {
        const text = answer.replaceAll(career.mask_title, 'this career');
        counts.set(text, (counts.get(text) ?? 0) + 1);
      }
    }
  }
  const rows = [...questions].map(([question, counts]) => {
    const all = [...counts].map(([text, number]) => ({ text, careers: number }));
    const several = all.filter(({ careers: number }) => number > 1);
    return {
      question,
      answers: total(all),
      shared: total(several),
      most: several.sort((a, b) => b.careers - a.careers).slice(0, 3),
    };
  });
  const sum = (key: 'answers' | 'shared') => rows.reduce((before, row) => before + row[key], 0);
  return { answers: sum('answers'), shared: sum('shared'), questions: rows };
}

const total = (texts: readonly { careers: number }[]) => texts.reduce((sum, { careers }) => sum + careers, 0);
