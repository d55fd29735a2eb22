import type { Endpoint, StreamEvents } from '@careerscoop/contract/endpoint';
import { errorBody, fieldErrorBody } from '@careerscoop/contract/errors';
import { z } from 'zod';

const refusal = z.strictObject(errorBody.shape).or(fieldErrorBody);

export interface ReadEvent {
  event: string;
  id: string | undefined;
  data: any; // eslint-disable-line @typescript-eslint/no-explicit-any
}

/** The events of an answer as they come, each held to its schema in the contract. */
export async function* readStream(endpoint: Endpoint, response: Response): AsyncGenerator<ReadEvent, void> {
  const schemas: Partial<StreamEvents> = endpoint.stream ?? {};
  for await (const block of blocksOf(response)) {
    if (block.startsWith(':')) continue;
    const parts = /^(?:id: (.*)\n)?event: (.*)\ndata: (.*)$/.exec(block);
    if (!parts) throw new Error(`no event: ${block}`);
    const [, id, event = '', json = ''] = parts;
    const schema = schemas[event] ?? (event === 'error' ? refusal : z.never());
    const data: unknown = JSON.parse(json);
    const held = schema instanceof z.ZodObject ? z.strictObject(schema.shape).safeParse(data) : schema.safeParse(data);
    if (!held.success) throw new Error(`the event ${event} is not as the contract says: ${held.error.message}`);
    yield { event, id, data };
  }
}

/** What stands between empty lines, comments among it. */
export async function* blocksOf(response: Response): AsyncGenerator<string, void> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    rest += decoder.decode(chunk as Uint8Array, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks;
  }
  if (rest) throw new Error(`cut in the middle of an event: ${rest}`);
}
