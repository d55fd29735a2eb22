import { AiFault } from './ai-fault.ts';
import { AiRest } from './ai-rest.ts';
import { type AiEnd, type AiStreamRequest, streamChat } from './ai-stream.ts';
import type { Config } from './config.ts';
import { fetchAnew } from './kept-connection.ts';

export { AiFault } from './ai-fault.ts';
export type { AiEnd, AiPatience, AiStreamRequest, AiTalk, AiTool, AiToolCall } from './ai-stream.ts';

export interface AiMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

interface AiRequest {
  messages: AiMessage[];
  /** The longest answer, in the model's own unit. */
  mostTokens: number;
  /** How long the whole answer may take, in milliseconds. */
  patience: number;
}

/** Where questions go to a language model. Whoever asks has an answer of their own for when none comes. */
export interface AiService {
  readonly model: string;
  /** One whole answer. @throws AiFault */
  complete(request: AiRequest): Promise<string>;
  /** One answer in pieces, as they come. Asked once; after five faults in a minute nobody is asked for one. @throws AiFault */
  stream(request: AiStreamRequest): AsyncGenerator<string, AiEnd>;
}

/** The configured service, which speaks OpenAI's protocol; nothing while none is configured. */
export async function openAi({ ai }: Pick<Config, 'ai'>, now = () => performance.now()): Promise<AiService | undefined> {
  if (!ai) return undefined;
  // Read only where it is needed: it is large, and a start would wait for it.
  const { OpenAI, APIConnectionError, APIError } = await import('openai');
  const { baseUrl, apiKey, model } = ai;
  // Whoever asks decides on another try: the library would wait as long as the service tells it to.
  const client = new OpenAI({ baseURL: baseUrl, apiKey: apiKey ?? 'none', maxRetries: 0, logLevel: 'off', fetch: fetchAnew });
  const whatHappened = (error: unknown) => {
    if (error instanceof APIConnectionError) return 'not reached';
    return error instanceof APIError ? String(error.status ?? 'error said') : 'answer not understood';
  };
  const rest = new AiRest(now);
  // Some models take no tools and refuse a question that brings any; they are asked without from then on.
  let toolless = false;
  return {
    model,
    stream: async function* stream(request) {
      if (rest.resting) throw new AiFault('model: resting');
      try {
        if (toolless || request.tools.length === 0) return yield* streamChat(client, model, { ...request, tools: [] });
        try {
          return yield* streamChat(client, model, request);
        } catch (error) {
          if (!(error instanceof APIError) || error.status !== 400) throw error;
          const end = yield* streamChat(client, model, { ...request, tools: [] });
          toolless = true;
          return end;
        }
      } catch (error) {
        // Whoever stops the answer has not found the service away.
        if (!request.signal.aborted) rest.noteFault();
        throw error instanceof AiFault ? error : new AiFault(`model: ${whatHappened(error)}`);
      }
    },
    complete: async ({ messages, mostTokens, patience }) => {
      const signal = AbortSignal.timeout(patience);
      const body = { model, messages, max_completion_tokens: mostTokens };
      try {
        const [choice] = (await within(signal, client.chat.completions.create(body, { signal }))).choices;
        if (choice?.finish_reason === 'length') throw new AiFault('model: answer cut');
        if (!choice?.message.content) throw new AiFault('model: no answer');
        return choice.message.content;
      } catch (error) {
        throw error instanceof AiFault ? error : new AiFault(`model: ${signal.aborted ? 'too slow' : whatHappened(error)}`);
      }
    },
  };
}

/** Ends with the signal even where the answer has begun and its rest does not come. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}
