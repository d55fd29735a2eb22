import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { testConfig } from '../../test/test-config.ts';
import { renderLetter } from './mail-letter.ts';
import { openMail } from './mail.ts';

interface Received {
  from: string;
  to: string[];
  message: string;
}

const JOB = { id: '0193a5c2-0000-7000-8000-000000000001', endWith: () => Promise.reject(new Error('only the stand-in does')) };

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

/** A real SMTP server on loopback; `refuse` decides what it answers to a recipient. */
async function startSmtp(refuse?: (address: string) => number | undefined, words = 'refused', key = '') {
  const received: Received[] = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('5.7.8 Not the key'), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, done) => {
      const code = refuse?.(address);
      done(code ? Object.assign(new Error(words), { responseCode: code }) : null);
    },
    onData: (stream, { envelope }, done) => {
      let message = '';
      stream.on('data', (chunk) => (message += String(chunk)));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), message });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const mail = await openMail({ ...testConfig(tmpdir()), smtpUrl: `smtp://${key}127.0.0.1:${port}` }, undefined as never);
  return { mail, received };
}

const letter = (to: string) =>
  renderLetter({
    to,
    subject: 'Confirm your email for CareerScoop',
    greeting: { first_name: 'Zoë' },
    paragraphs: ['You are one step away.', '<script>alert(1)</script>'],
    button: { label: 'Confirm my email', url: 'http://careers.test/confirm?token=abc&x=1' },
    ending: 'The link works for 48 hours.',
  });

it('sends text and HTML over SMTP, with what people typed made harmless', async () => {
  const { mail, received } = await startSmtp();
  await mail.send(letter('robin@example.org'), JOB);
  mail.close();
  expect(received).toHaveLength(1);
  const [{ from, to, message }] = received as [Received];
  expect({ from, to }).toEqual({ from: 'hello@careers.test', to: ['robin@example.org'] });
  expect(message).toMatch(/Content-Type: multipart\/alternative/);
  expect(message).toMatch(/Subject: Confirm your email for CareerScoop/);
  expect(letter('x').html).not.toContain('<script>');
  expect(letter('x').html).toContain('token=abc&#38;x=1');
});

it('names a letter the same at every repetition, so that a mailbox shows it once', async () => {
  const { mail, received } = await startSmtp();
  await mail.send(letter('robin@example.org'), JOB);
  await mail.send(letter('robin@example.org'), JOB);
  await mail.send(letter('robin@example.org'), { ...JOB, id: 'another' });
  mail.close();
  const ids = received.map(({ message }) => /^Message-ID: <(.+)>\r?$/im.exec(message)?.[1]);
  expect(ids).toEqual([`${JOB.id}@careers.test`, `${JOB.id}@careers.test`, 'another@careers.test']);
});

it('never sends to a second recipient that hides in an address', async () => {
  const { mail, received } = await startSmtp();
  await mail.send(letter('robin@example.org, thief@example.org'), JOB).catch(() => undefined);
  mail.close();
  expect(received.flatMap(({ to }) => to)).not.toContain('thief@example.org');
});

it('gives up on a mailbox that is refused for good and says so, and lets the job try again otherwise', async () => {
  const codes: Record<string, number> = { gone: 550, moved: 551, wrong: 553, unwanted: 554, full: 552 };
  const { mail } = await startSmtp((address) => codes[address.split('@')[0] ?? ''] ?? 451);
  for (const name of ['gone', 'moved', 'wrong']) expect(await mail.send(letter(`${name}@example.org`), JOB)).toBe('bounced');
  for (const name of ['unwanted', 'full']) expect(await mail.send(letter(`${name}@example.org`), JOB)).toBeUndefined();
  await expect(mail.send(letter('busy@example.org'), JOB)).rejects.toThrow(/^mail server: 451$/);
  mail.close();
});

it('takes no mailbox for gone that refuses us as senders, and keeps the letter for later', async () => {
  const { mail } = await startSmtp(() => 550, '5.7.1 Sender is not welcome');
  await expect(mail.send(letter('robin@example.org'), JOB)).rejects.toThrow(/^mail server: 550$/);
  mail.close();
});

it('keeps letters for later while our key is wrong, or our address blocked at the door', async () => {
  const wrongKey = await startSmtp(undefined, 'refused', 'robin:old@');
  await expect(wrongKey.mail.send(letter('robin@example.org'), JOB)).rejects.toThrow(/^mail server: 535$/);
  wrongKey.mail.close();
  const blocked = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('554 5.7.1 Blocked\r\n');
  });
  await new Promise<void>((resolve) => blocked.listen(0, '127.0.0.1', resolve));
  const mail = await openMail(
    { ...testConfig(tmpdir()), smtpUrl: `smtp://127.0.0.1:${(blocked.address() as AddressInfo).port}` },
    undefined as never,
  );
  await expect(mail.send(letter('robin@example.org'), JOB)).rejects.toThrow(/^mail server: /);
  mail.close();
  blocked.close();
});

it('says without names that a server is away', async () => {
  const mail = await openMail({ ...testConfig(tmpdir()), smtpUrl: 'smtp://127.0.0.1:1' }, undefined as never);
  await expect(mail.send(letter('robin@example.org'), JOB)).rejects.toThrow(/^mail server: not reached$/);
  mail.close();
});

it('gives mail programs the unsubscribe link and the team the address to answer', async () => {
  const { mail, received } = await startSmtp();
  await mail.send({ ...letter('robin@example.org'), unsubscribe_url: 'https://careers.test/unsubscribe?token=abc' }, JOB);
  await mail.send({ ...letter('team@example.org'), reply_to: 'ada@example.org, thief@example.org' }, JOB);
  mail.close();
  const [welcome, message] = received.map((each) => each.message.split('\r\n\r\n')[0]);
  expect(welcome).toMatch(/^List-Unsubscribe: <https:\/\/careers\.test\/unsubscribe\?token=abc>\r?$/m);
  expect(welcome).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(message).toMatch(/^Reply-To: .*ada@example\.org/m);
  expect(message).not.toMatch(/List-Unsubscribe|^Cc|^Bcc/m);
  expect(received.flatMap(({ to }) => to)).toEqual(['robin@example.org', 'team@example.org']);
});

it('sends a calendar file as an event to accept, and as a file beside it', async () => {
  const { mail, received } = await startSmtp();
  const text = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
  await mail.send({ ...letter('robin@example.org'), calendar: { method: 'CANCEL', text } }, JOB);
  mail.close();
  const [{ message }] = received as [Received];
  expect(message).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i);
  expect(message).toMatch(/Content-Disposition: attachment; filename=session\.ics/);
});
