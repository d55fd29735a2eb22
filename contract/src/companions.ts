import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pageMeta, pageParam, sizeParam } from './fields.ts';

/** One of the AI companions that this student may talk with. */
const aiAgent = z.object({
  id: z.number().int(),
  name: z.string(),
  image: z.string(),
  short_description: z.string(),
  /** It is theirs, and opens when a parent says yes. */
  consent_needed: z.boolean(),
});
export type AiAgent = z.infer<typeof aiAgent>;

export const listAiAgents = endpoint({
  method: 'GET',
  path: '/ai-agents/',
  access: 'student',
  summary: 'The AI companions that the plan or code of the student opens, and those a representative gave them.',
  status: 200,
  query: z.object({
    page: pageParam,
    per_page: sizeParam('per_page', 50, 20),
    /** Only the one of this name, in upper or lower case. */
    name: z.string().trim().max(80).optional(),
  }),
  answer: z.object({ results: z.array(aiAgent), meta: pageMeta }),
});

/** The name as it stands in addresses: Career Buddy is career-buddy. */
export function agentSlug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}
