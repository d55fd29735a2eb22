import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * What stands out in a student's own answers. Lists hold a few words each; insights are short paragraphs, one a line;
 * everything is empty while there is no matched assessment.
 */
export const strengthProfile = z.object({
  first_name: z.string(),
  top_traits: z.array(z.string()),
  traits_insights: z.string(),
  traits_prompt: z.string(),
  top_skills: z.array(z.string()),
  skills_insights: z.string(),
  skills_prompt: z.string(),
  top_activities: z.array(z.string()),
  activities_insights: z.string(),
  activities_prompt: z.string(),
});
export type StrengthProfile = z.infer<typeof strengthProfile>;

export const getStrengthProfile = endpoint({
  method: 'GET',
  path: '/my-strength-profile/',
  access: 'student',
  summary: "The signed-in student's strengths, said in their own answers.",
  status: 200,
  answer: strengthProfile,
});
