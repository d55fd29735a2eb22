import { SMTPServer } from 'smtp-server';

export interface Letter {
  to: string;
  id: string;
}

/** A mail server on loopback that keeps for whom each letter was, and its Message-ID. */
export async function openMailbox() {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let message = '';
      stream.on('data', (chunk) => (message += String(chunk)));
      stream.on('end', () => {
        const id = /^message-id: <(.+)>/im.exec(message)?.[1] ?? '';
        letters.push(...envelope.rcptTo.map(({ address }) => ({ to: address, id })));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };
  return { letters, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}
