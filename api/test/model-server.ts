import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';

/** What a request to the model held. */
export interface AskedModel {
  path: string;
  authorization: string | undefined;
  /** The body as it was sent, and what of it is the question. */
  text: string;
  body: {
    model: string;
    messages: { role: string; content: string | null; tool_call_id?: string }[];
    tools?: { function: { name: string; parameters: Record<string, unknown> } }[];
    stream?: boolean;
    max_completion_tokens?: number;
  };
  /** Comes true when whoever asked closed the connection before the answer had ended. */
  left: Promise<boolean>;
}

export type Speak = (asked: AskedModel, response: ServerResponse) => void;

/** A server on loopback that speaks OpenAI's protocol, as vLLM, Ollama and llama.cpp do. */
export async function startModel() {
  const asked: AskedModel[] = [];
  let speak: Speak = says('Nothing was said.');
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const left = new Promise<boolean>((resolve) => response.once('close', () => resolve(!response.writableFinished)));
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const one = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      text,
      body: JSON.parse(text) as AskedModel['body'],
      left,
    };
    asked.push(one);
    speak(one, response);
  };
  const server: Server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    asked,
    settings: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'key-of-a-test', model: 'small-model' },
    /** What it does from now on. */
    next: (behaviour: Speak) => {
      asked.length = 0;
      speak = behaviour;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with this text, or with what it makes of the question. */
export function says(content: string | ((asked: AskedModel) => string), finish_reason = 'stop'): Speak {
  return (asked, response) => {
    const message = { role: 'assistant', content: typeof content === 'string' ? content : content(asked) };
    json(response, 200, { id: 'chat-1', object: 'chat.completion', choices: [{ index: 0, message, finish_reason }] });
  };
}

/** Refuses, quoting the question as some services do. */
export const refuses =
  (status: number): Speak =>
  ({ text }, response) =>
    json(response, status, { error: { message: `cannot answer ${text}`, type: 'server_error' } });

/** Answers with these bytes, whatever they are. */
export const sends =
  (body: string, type = 'application/json'): Speak =>
  (_asked, response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);

/** Never answers; `begins`: sends the first half of an answer before. */
export const stalls =
  (begins = false): Speak =>
  (_asked, response) => {
    if (!begins) return;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"id":"chat-1","choices":[');
  };

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
