import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { PASSWORD, signupForm } from '../../test/people.ts';
import { startTestServer } from '../../test/test-server.ts';
import { users } from '../identity/identity.tables.ts';
import { buildApp } from '../app.ts';

it('log and answers hold no personal data, whatever goes wrong', async () => {
  const server = await startTestServer();
  const lines: string[] = [];
  const { config, database } = server.services;
  const services = { ...server.services, config: { ...config, logLevel: 'debug' } };
  const app = await buildApp(services, undefined, { write: (line) => void lines.push(line) });
  const remoteAddress = '10.99.88.77';
  const ask = (method: 'GET' | 'POST', url: string, payload?: object | string, as?: string) =>
    app.inject({
      method,
      url: `/api/v1${url}`,
      remoteAddress,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        ...(typeof payload === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(as ? { authorization: `Bearer ${as}` } : {}),
      },
    });
  const form = signupForm({
    email: 'secret.reader@example.org',
    last_name: 'Hiddenname',
    phone: '+1 555 010 0999',
    address: '9 Quiet Lane',
  });
  await ask('POST', '/signup/', form);
  await ask('POST', '/signup/', form);
  await ask('POST', '/signup/', JSON.stringify(form).slice(0, -5));
  const confirm = (await server.mailTo(form.email, /Confirm/)).links[0]?.split('token=')[1] ?? '';
  await ask('POST', '/signup/confirm/', { token: confirm });
  await ask('POST', '/auth/', { email: form.email, password: 'not the password' });
  const { access, refresh } = (await ask('POST', '/auth/', { email: form.email, password: PASSWORD })).json();
  await ask('GET', `/profile/?email=${form.email}&token=${confirm}`, undefined, access);
  await ask('POST', '/contact/', { kind: 'bug', email: form.email, message: 'It was Hiddenname of 9 Quiet Lane' }, access);
  await ask('POST', '/consent/ask/', { channel: 'email', contact: 'mum.hidden@example.net' }, access);
  await ask('POST', '/parent_payment_link/', { pricing_plan: 2, phone: '(555) 017-0777' }, access);
  const payToken = (await server.mailTo('+15550170777')).links[0]?.split('#')[1] ?? '';
  for (const step of ['open', 'status', 'consent', 'stop', 'disagree']) await ask('POST', `/pay/${step}/`, { token: payToken });
  await ask('POST', '/pay/checkout/', { token: payToken, payer_email: 'dad.hidden@example.net', adult: true });
  await ask('POST', '/auth/refresh/', { refresh });
  await app.inject({ url: '/files/photos/NameThatOpensAPhoto123-96.webp', remoteAddress });
  const kept = database.db.select;
  database.db.select = (() => {
    throw Object.assign(new Error(`Failed query: select … params: ${form.email}`), {
      cause: { code: '23505', detail: `(email)=(${form.email})` },
    });
  }) as never;
  const broken = await ask('GET', '/profile/', undefined, access);
  database.db.select = kept;
  expect(broken.statusCode).toBe(500);
  await app.close();

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(20);
  expect(log).toContain('unexpected error');
  const [row] = await database.db.select().from(users).where(eq(users.email, form.email));
  const personal = [
    form.email,
    'Hiddenname',
    '555 010',
    'Quiet Lane',
    'mum.hidden',
    'dad.hidden',
    '170777',
    '017-0777',
    payToken,
    PASSWORD,
    'not the password',
    confirm,
    access,
    refresh,
    row?.password_hash ?? '',
    remoteAddress,
    'NameThatOpens',
  ];
  for (const word of personal) expect(log.includes(word), word.slice(0, 12)).toBe(false);
  expect(broken.body).not.toContain(form.email);
  await server.close();
});
