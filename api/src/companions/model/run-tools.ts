import { z } from 'zod';
import type { ChatCard } from '@careerscoop/contract/chat-cards';
import type { AiTalk, AiTool, AiToolCall } from '../../platform/ai.ts';
import type { AnyTool, ToolContext, ToolResult } from '../tools/tool.ts';

const described = new WeakMap<AnyTool, AiTool>();

/** Our tools as a model is told of them; each is described once. */
export const describeTools = (tools: readonly AnyTool[]): AiTool[] =>
  tools.map((tool) => {
    const { name, about, input } = tool;
    const known = described.get(tool) ?? {
      name,
      about,
      input: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>,
    };
    described.set(tool, known);
    return known;
  });

interface Ran {
  results: ToolResult[];
  cards: ChatCard[];
  /** What the model hears: its own calls, and an answer to each. */
  talk: AiTalk[];
}

const MOST_CALLS = 4;

/**
 * Runs what a model asks for, as far as it is ours and asked rightly. Tools read alone, and whose they are comes from the session:
 * whatever a student makes a model call, nothing is done by it.
 */
export async function runTools(
  calls: readonly AiToolCall[],
  said: string,
  tools: readonly AnyTool[],
  context: ToolContext,
  tell: (result: ToolResult) => string,
): Promise<Ran> {
  const ran: Ran = { results: [], cards: [], talk: [{ role: 'assistant', content: said, calls }] };
  for (const [at, call] of calls.entries()) {
    const content = at < MOST_CALLS ? await runOne(call, tools, context, ran, tell) : 'Too many at once.';
    ran.talk.push({ role: 'tool', call: call.id, content });
  }
  return ran;
}

async function runOne(
  call: AiToolCall,
  tools: readonly AnyTool[],
  context: ToolContext,
  ran: Ran,
  tell: (result: ToolResult) => string,
): Promise<string> {
  const tool = tools.find(({ name }) => name === call.name);
  if (!tool) return 'There is no such tool.';
  const input = tool.input.safeParse(withHome(tool, readArguments(call.arguments), context));
  if (!input.success) return 'These arguments are not right.';
  const result = await tool.run(context, input.data as never);
  ran.results.push(result);
  if (result.card) ran.cards.push(result.card);
  return tell(result);
}

function readArguments(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return undefined;
  }
}

/** A model does not know where somebody lives, so it cannot say near what to look; we do. */
function withHome({ name }: AnyTool, asked: unknown, { asker }: ToolContext): unknown {
  if (name !== 'schools_for_career' || typeof asked !== 'object' || asked === null) return asked;
  const { zip: _unknown, ...rest } = asked as { zip?: unknown; state?: unknown };
  return rest.state === undefined && asker.zipcode ? { ...rest, zip: asker.zipcode } : rest;
}
