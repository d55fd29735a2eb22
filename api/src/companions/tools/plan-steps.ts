import type { CardOf } from '@careerscoop/contract/chat-cards';
import { GRADES } from '@careerscoop/contract/schooling';
import { z } from 'zod';
import { careerFacts } from '../ledger/career-facts.ts';
import { stepKeys, wordsOfGuideStep } from '../guide/step-words.ts';
import { careerCode, careerOf, refOf } from './career-ref.ts';
import { defineTool } from './tool.ts';

const input = z.strictObject({ career: careerCode, grade: z.enum(['FM', 'SM', 'JR', 'SR', 'OT']).nullable().default(null) });

/** Steps towards a career for this week, this year and later, by the student's grade. */
export const planSteps = defineTool({
  name: 'plan_steps',
  about: 'An action plan for one career: this week, this year, later, by grade.',
  input,
  run: ({ asker, ledger }, { career: code, grade }: z.output<typeof input>) => {
    const career = careerOf(code);
    const year = grade ?? readGrade(asker.grade);
    const facts = ledger.addAll(careerFacts(career, 'study'));
    const card: CardOf<'plan'> = {
      kind: 'plan',
      career: refOf(career),
      title: `Toward ${career.mask_title}`,
      grade: GRADES.find(({ value }) => value === year && value !== 'OT')?.label ?? null,
      steps: stepKeys(career, year).flatMap(({ when, key }) => {
        const text = wordsOfGuideStep(key);
        return text === undefined ? [] : [{ when, key, text }];
      }),
    };
    return Promise.resolve({ facts, card, careers: [refOf(career)] });
  },
});

const readGrade = (grade: string | null) => GRADES.find(({ value }) => value === grade)?.value ?? null;
