import { z } from 'zod';
import { CAREER_TOPICS, careerFacts } from '../ledger/career-facts.ts';
import { payRank } from '../ledger/difference-facts.ts';
import { careerCode, careerOf, refOf } from './career-ref.ts';
import { defineTool } from './tool.ts';

const input = z.strictObject({ career: careerCode, topic: z.enum(CAREER_TOPICS) });

/** What is published about one career. */
export const careerFactsTool = defineTool({
  name: 'career_facts',
  about: 'Published facts of one career: pay, outlook, ai, study, skills, day, or pressure (how much staying calm counts).',
  input,
  run: ({ ledger }, { career: code, topic }: z.output<typeof input>) => {
    const career = careerOf(code);
    const facts = ledger.addAll([...careerFacts(career, topic), ...(topic === 'pay' ? payRank(career) : [])]);
    const nothing = facts.length === 0 ? { nothing: 'Nobody has published that about this career.' } : {};
    return Promise.resolve({ facts, careers: [refOf(career)], ...nothing });
  },
});

/** The ways into a career by schooling, with the programs that lead there. */
const studyInput = z.strictObject({ career: careerCode });
export const studyPaths = defineTool({
  name: 'study_paths',
  about: 'How people get into a career: usual schooling, training on the job, programs.',
  input: studyInput,
  run: ({ ledger }, { career: code }: z.output<typeof studyInput>) => {
    const career = careerOf(code);
    return Promise.resolve({ facts: ledger.addAll(careerFacts(career, 'study')), careers: [refOf(career)] });
  },
});
