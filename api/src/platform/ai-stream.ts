import type { OpenAI } from 'openai';
import { AiFault } from './ai-fault.ts';

/** Something that the model asks to have looked up. The arguments are what it wrote: JSON, or not. */
export interface AiToolCall {
  id: string;
  name: string;
  arguments: string;
}

export type AiTalk =
  | { role: 'system' | 'user' | 'assistant'; content: string }
  | { role: 'assistant'; content: string; calls: readonly AiToolCall[] }
  | { role: 'tool'; call: string; content: string };

export interface AiTool {
  name: string;
  about: string;
  /** A JSON schema. */
  input: Record<string, unknown>;
}

/** How long is waited, in milliseconds: for the first word, between two pieces, for the whole. */
export interface AiPatience {
  first: number;
  silence: number;
  whole: number;
}
export const AI_PATIENCE: AiPatience = { first: 10_000, silence: 15_000, whole: 60_000 };
/** After its end a service may still say what it cost; nobody waits long for that. */
const COST_PATIENCE = 250;
/** What no honest call of a tool is longer than. */
const LONGEST_ARGUMENTS = 4_000;
const MOST_CALLS = 8;

export interface AiStreamRequest {
  messages: readonly AiTalk[];
  tools: readonly AiTool[];
  mostTokens: number;
  /** Its end closes the connection at once. */
  signal: AbortSignal;
  patience?: AiPatience | undefined;
}

/** How it ended by itself: all said, cut at its longest, or held back by the service's own filter. */
export interface AiEnd {
  reason: 'stop' | 'length' | 'filter';
  calls: AiToolCall[];
  /** What the service says that it cost; undefined where it says nothing. */
  tokens: number | undefined;
}

type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk;

/**
 * The pieces of one answer. The library's stream ends quietly when the connection does, so an answer without a `finish_reason`
 * is a cut one. @throws AiFault, or whatever the library throws
 */
export async function* streamChat(client: OpenAI, model: string, request: AiStreamRequest): AsyncGenerator<string, AiEnd> {
  const { signal, patience = AI_PATIENCE } = request;
  const upstream = new AbortController();
  const close = () => upstream.abort();
  let late = false;
  const giveUp = () => {
    late = true;
    close();
  };
  const whole = setTimeout(giveUp, patience.whole);
  let silence = setTimeout(giveUp, patience.first);
  const waitAgain = (milliseconds: number) => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, milliseconds);
  };
  signal.addEventListener('abort', close, { once: true });
  if (signal.aborted) close();
  const end: { reason?: AiEnd['reason']; tokens?: number } = {};
  const calls: AiToolCall[] = [];
  try {
    const chunks = await client.chat.completions.create(bodyOf(model, request), { signal: upstream.signal });
    let begun = false;
    for await (const chunk of chunks) {
      if (chunk.usage) end.tokens = chunk.usage.total_tokens;
      const choice = chunk.choices?.[0];
      begun ||= says(choice);
      if (begun && !end.reason) waitAgain(patience.silence);
      if (choice?.delta?.content && !end.reason) yield choice.delta.content;
      for (const part of choice?.delta?.tool_calls ?? []) addPart(calls, part);
      if (choice?.finish_reason) {
        end.reason = reasonOf(choice.finish_reason);
        waitAgain(COST_PATIENCE);
      }
      if (end.reason && end.tokens !== undefined) break;
    }
  } catch (error) {
    // After its end nothing more is needed of it.
    if (!end.reason) throw signal.aborted ? new AiFault('model: stopped') : late ? new AiFault('model: too slow') : error;
  } finally {
    clearTimeout(whole);
    clearTimeout(silence);
    signal.removeEventListener('abort', close);
    close();
  }
  if (end.reason) return { reason: end.reason, calls, tokens: end.tokens };
  throw new AiFault(signal.aborted ? 'model: stopped' : late ? 'model: too slow' : 'model: answer cut');
}

const reasonOf = (reason: string): AiEnd['reason'] => (reason === 'length' ? 'length' : reason === 'content_filter' ? 'filter' : 'stop');

/** A word, a call, or a thought of those models that think first. */
function says(choice: Chunk['choices'][number] | undefined): boolean {
  const delta = choice?.delta as (Chunk['choices'][number]['delta'] & { reasoning_content?: string; reasoning?: string }) | undefined;
  return Boolean(delta?.content || delta?.tool_calls?.length || delta?.reasoning_content || delta?.reasoning);
}

/** Calls come in fragments: the name first, the arguments in pieces, each with the number of its call; some leave that out. */
function addPart(calls: AiToolCall[], part: Partial<NonNullable<Chunk['choices'][number]['delta']['tool_calls']>[number]>): void {
  const at = part.index ?? (part.id ? calls.length : Math.max(0, calls.length - 1));
  if (!Number.isInteger(at) || at < 0 || at >= MOST_CALLS) throw new AiFault('model: answer not understood');
  for (let next = calls.length; next <= at; next += 1) calls.push({ id: `call_${next}`, name: '', arguments: '' });
  const call = calls[at] as AiToolCall;
  if (part.id) call.id = part.id;
  call.name += part.function?.name ?? '';
  call.arguments += part.function?.arguments ?? '';
  if (call.arguments.length > LONGEST_ARGUMENTS) throw new AiFault('model: answer not understood');
}

function bodyOf(model: string, { messages, tools, mostTokens }: AiStreamRequest) {
  return {
    model,
    messages: messages.map(messageOf),
    max_completion_tokens: mostTokens,
    stream: true as const,
    stream_options: { include_usage: true },
    ...(tools.length > 0 && {
      tools: tools.map(({ name, about, input }) => ({
        type: 'function' as const,
        function: { name, description: about, parameters: input },
      })),
    }),
  };
}

function messageOf(talk: AiTalk): OpenAI.Chat.Completions.ChatCompletionMessageParam {
  if (talk.role === 'tool') return { role: 'tool', tool_call_id: talk.call, content: talk.content };
  if (!('calls' in talk)) return talk;
  const tool_calls = talk.calls.map(({ id, name, arguments: text }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: text },
  }));
  return { role: 'assistant', content: talk.content || null, tool_calls };
}
