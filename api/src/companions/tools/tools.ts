import { careerFactsTool, studyPaths } from './career-facts.ts';
import { compareCareers } from './compare-careers.ts';
import { findCareers } from './find-careers.ts';
import { interviewQuestions } from './interview-questions.ts';
import { myCareers } from './my-careers.ts';
import { planSteps } from './plan-steps.ts';
import { scholarshipSteps } from './scholarship-steps.ts';
import { schoolFacts } from './school-facts.ts';
import { schoolsForCareer } from './schools-for-career.ts';
import type { AnyTool, ToolContext, ToolName, ToolResult } from './tool.ts';

/** Everything that can be looked up, by the guide and by a language model alike. */
export const TOOLS: Readonly<Record<ToolName, AnyTool>> = {
  find_careers: findCareers,
  career_facts: careerFactsTool,
  compare_careers: compareCareers,
  my_careers: myCareers,
  study_paths: studyPaths,
  plan_steps: planSteps,
  schools_for_career: schoolsForCareer,
  school_facts: schoolFacts,
  interview_questions: interviewQuestions,
  scholarship_steps: scholarshipSteps,
};

export const isToolName = (name: string): name is ToolName => Object.hasOwn(TOOLS, name);

/**
 * Runs a tool with arguments that nobody has looked at. @returns nothing where they are not what the tool takes
 */
export async function runTool(context: ToolContext, name: ToolName, args: unknown): Promise<ToolResult | undefined> {
  const tool = TOOLS[name];
  const parsed = tool.input.safeParse(args);
  return parsed.success ? tool.run(context, parsed.data as never) : undefined;
}
