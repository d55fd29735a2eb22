// A language model for the measurement: it says some words now and then for as long as somebody listens.
import { createServer } from 'node:http';

const WORD_MS = 200;
const WORDS = 'Look at what people do all day and ask who near you does it too. '.match(/(\S+ ){1,3}/g) ?? [];
let open = 0;

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

const server = createServer((request, response) => {
  if (request.method === 'GET') return void response.end(JSON.stringify({ open }));
  request.resume();
  open += 1;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let said = 0;
  const timer = setInterval(() => {
    response.write(chunk({ content: WORDS[said % WORDS.length] }));
    said += 1;
  }, WORD_MS);
  response.once('close', () => {
    clearInterval(timer);
    open -= 1;
  });
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: (server.address() as { port: number }).port })));
