import type { Config } from './config.ts';

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
}

/** No answer came. The message says what happened and never quotes what was asked or answered. */
export class AiFault extends Error {
  override readonly name = 'AiFault';
}

/** The configured service, which speaks OpenAI's protocol; nothing while none is configured. */
export async function openAi({ ai }: Pick<Config, 'ai'>): Promise<AiService | undefined> {
  if (!ai) return undefined;
  // Read only where it is needed: it is large, and a start would wait for it.
  const { OpenAI, APIConnectionError, APIError } = await import('openai');
  const { baseUrl, apiKey, model } = ai;
  // Whoever asks decides on another try: the library would wait as long as the service tells it to.
  const client = new OpenAI({ baseURL: baseUrl, apiKey: apiKey ?? 'none', maxRetries: 0, logLevel: 'off' });
  const whatHappened = (error: unknown) => {
    if (error instanceof APIConnectionError) return 'not reached';
    return error instanceof APIError ? String(error.status) : 'answer not understood';
  };
  return {
    model,
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
