// The yardstick of GET result/: node:http, the same prepared query, the same bytes, and nothing else.
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';

const [url = '', , text = '', userId = '0', size = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 20 });
const bytes = Buffer.alloc(Number(size), 'x');

const hourAgo = new Date(Date.now() - 60 * 60 * 1000);

const answer = async (response: ServerResponse) => {
  await pool.query({ name: 'result', text, values: [Number(userId), hourAgo, Number(userId), 1] });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length });
  response.end(bytes);
};
createServer((_request, response) => void answer(response)).listen(0, '127.0.0.1', function listening(this: unknown) {
  const { port } = (this as ReturnType<typeof createServer>).address() as { port: number };
  console.log(JSON.stringify({ port }));
});
