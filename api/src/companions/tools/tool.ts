import type { CareerRef } from '@careerscoop/contract/catalogue';
import type { ChatCard } from '@careerscoop/contract/chat-cards';
import type { z } from 'zod';
import type { StrengthProfile } from '@careerscoop/contract/strengths';
import type { Asker } from '../chat/answerer.ts';
import type { Fact, Ledger } from '../ledger/facts.ts';
import type { OwnCareer } from './own-careers.ts';

export const TOOL_NAMES = [
  'find_careers',
  'career_facts',
  'compare_careers',
  'my_careers',
  'study_paths',
  'plan_steps',
  'schools_for_career',
  'school_facts',
  'interview_questions',
  'scholarship_steps',
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** What a tool works with. The person is that of the session, and no argument can name another. */
export interface ToolContext {
  asker: Asker;
  ledger: Ledger;
  /** The student's ten, best first, then what they saved beyond them. */
  own(): Promise<readonly OwnCareer[]>;
  /** What stands out in their answers; nothing before there are any. */
  strengths(): Promise<StrengthProfile | undefined>;
}

/** What a tool found: facts that stand in the ledger now, and what shows them at a glance. */
export interface ToolResult {
  facts: Fact[];
  card?: ChatCard;
  /** Careers that it is about, for what is said next. */
  careers?: CareerRef[];
  /** Why there is nothing, in a sentence. */
  nothing?: string;
}

/** Something that can be looked up. Tools read and change nothing. */
export interface Tool<Input = unknown, Result extends ToolResult = ToolResult> {
  name: ToolName;
  /** What it is for, to a language model. */
  about: string;
  input: z.ZodType<Input>;
  run(context: ToolContext, input: Input): Promise<Result>;
}

/** A tool with the types of its input and result. */
export const defineTool = <Input, Result extends ToolResult>(tool: Tool<Input, Result>): Tool<Input, Result> => tool;

/** Any of them: what it takes is checked by its `input` before it runs. */
export type AnyTool = Omit<Tool<never>, 'input'> & { input: z.ZodType };
