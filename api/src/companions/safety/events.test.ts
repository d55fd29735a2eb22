import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newChatter, quickAnswer, say } from '../../../test/chat-people.ts';
import { demoPerson, newStudent, putOnPlan } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { staffCommand } from '../../../test/staff-command.ts';
import { recordDecision } from '../../consent/consent.sql.ts';
import { guardians } from '../../consent/consent.tables.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { listOutbox } from '../../platform/outbox.sql.ts';
import { eraseSafety, forgetSafety, listExported } from './safety.sql.ts';
import { safety_events } from './safety.tables.ts';

const CARE = 'care@careers.test';
const HOURS = { days: 'daily', from: 8, to: 22, zone: 'CT' } as const;
/** Help was shown from here on, in the last minute of a year too. */
const begun = new Date();
let server: TestServer;
let staffId: number;
beforeAll(async () => {
  server = await startTestServer({ safety: { email: CARE, hours: HOURS } });
  staffId = (await demoPerson(server, 'staff')).id;
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const eventsOf = (id: number) => db().select().from(safety_events).where(eq(safety_events.user_id, id)).orderBy(safety_events.id);
const staff = (line: string) => staffCommand(server, staffId, line);
const answerTo = async (student: Awaited<ReturnType<typeof newChatter>>, text: string) => {
  const { status, body } = await say(server, student, text);
  expect(status).toBe(200);
  return body.response[0].message;
};

describe('danger in a chat', () => {
  it('is answered by the card and reviewed words, no model, and says that a person reads it; the mail holds a number and a kind', async () => {
    const student = await newChatter(server);
    const message = await answerTo(student, 'i want to kill myself, i go to Lincoln High');
    expect(message).toMatchObject({ source: 'safety', cards: [{ kind: 'crisis', lang: 'en' }] });
    expect(message.cards[0].watched).toContain('every day, 8 a.m. to 10 p.m. Central time');
    expect(message.content).toContain('988');
    const [event] = await eventsOf(student.id);
    expect(event).toMatchObject({ kind: 'suicide', tier: 2, state: 'open', mark: 'danger', turn: message.turn });
    const mail = await server.mailTo(CARE, new RegExp(`number ${event?.id}: suicide`));
    const whole = [mail.subject, mail.text, mail.html].join(' ');
    for (const word of ['kill', 'myself', 'Lincoln', student.email, 'Robin']) expect(whole).not.toContain(word);
  });

  it('is answered in Spanish where it is told in Spanish, and what is said of home is marked so', async () => {
    const student = await newChatter(server);
    const message = await answerTo(student, 'mi padrastro me golpea y tengo miedo');
    expect(message.cards[0]).toMatchObject({ kind: 'crisis', lang: 'es' });
    expect(message.content).toContain('no es tu culpa');
    expect(await eventsOf(student.id)).toMatchObject([{ kind: 'abuse', mark: 'home' }]);
    expect(await listExported(db(), student.id)).toEqual([]);
  });

  it.each([
    ['without a plan', 403, {}],
    ['without a parent’s yes', 403, { age: 15, plan: 4 }],
  ])(
    'carries the card %s, and nothing is written down',
    async (_, status, { age = 20, plan = null }: { age?: number; plan?: number | null }) => {
      const student = await newStudent(server, { age });
      await putOnPlan(server, student, plan);
      const refused = await say(server, student, 'me quiero morir');
      expect(refused.status).toBe(status);
      expect(refused.body.card).toMatchObject({ kind: 'crisis', lang: 'es', watched: null });
      expect(await eventsOf(student.id)).toEqual([]);
      expect((await say(server, student, 'what does a nurse do')).body.card).toBeUndefined();
    },
  );
});

describe('what wants care', () => {
  const HOURS_TOLD = 'A person on our team will read this too: we read every day, 8 a.m. to 10 p.m. Central time.';

  it('is counted, and the third within a day waits for a person, which its answer says with the hours', async () => {
    const student = await newChatter(server);
    const told: boolean[] = [];
    for (const text of ['i feel so sad and lonely', 'kids at school bully me', 'i cry every night']) {
      const message = await answerTo(student, text);
      expect(message).toMatchObject({ source: 'safety', cards: [] });
      expect(message.content).toMatch(/adult/);
      told.push(message.content.includes(HOURS_TOLD));
    }
    expect(told).toEqual([false, false, true]);
    expect((await eventsOf(student.id)).map(({ state }) => state)).toEqual(['counted', 'counted', 'open']);
    expect((await answerTo(student, 'my parents are getting divorced and im sad')).content).not.toContain(HOURS_TOLD);
    expect((await eventsOf(student.id)).at(-1)?.state).toBe('counted');
  });

  it('is read by nobody where it does not point to danger, however often, nor does it make another the third', async () => {
    const student = await newChatter(server);
    const legal = ['can i sue my boss', 'can i sue my school for taking my phone', 'can my boss keep my tips is that illegal'];
    for (const text of [...legal, 'i feel so sad and lonely', 'kids at school bully me']) {
      expect((await answerTo(student, text)).content).not.toContain(HOURS_TOLD);
    }
    const noticed = (await eventsOf(student.id)).map(({ kind, state }) => [kind, state]);
    expect(noticed).toEqual([...Array(3).fill(['legal', 'counted']), ['sad', 'counted'], ['bullying', 'counted']]);
  });

  it('is not reviewed where somebody only says who they are, three times', async () => {
    quickAnswer(server);
    const student = await newChatter(server);
    for (const text of ['im gay', 'im muslim can i be a firefighter', 'i am trans']) await say(server, student, text);
    expect((await eventsOf(student.id)).map(({ state, mark }) => [state, mark])).toEqual(Array(3).fill(['counted', 'identity']));
  });

  it('leaves nothing of what is harmless', async () => {
    const student = await newChatter(server);
    await say(server, student, 'how do i become a suicide prevention counselor');
    expect(await eventsOf(student.id)).toEqual([]);
  });
});

describe('npm run staff -- safety', () => {
  const made = async (kind: 'suicide' | 'abuse', user_id: number) => {
    const [row] = await db()
      .insert(safety_events)
      .values({ user_id, kind, tier: 2, mark: kind === 'abuse' ? 'home' : 'danger', state: 'open', at: new Date() })
      .returning();
    return row?.id ?? 0;
  };

  it('lists one event a line, shows what was said, closes it once, and writes each down', async () => {
    const student = await newChatter(server);
    const { turn } = await answerTo(student, 'i want to die');
    const [event] = await eventsOf(student.id);
    const id = event?.id ?? 0;
    expect(turn).toBe(event?.turn);
    const lines = (await staff('safety list')).split('\n');
    expect(lines.filter((line) => line.startsWith(`${id}\topen\ttier 2\tsuicide`))).toHaveLength(1);
    expect(lines.join('')).not.toContain('want to die');
    expect(await staff(`safety show ${id}`)).toMatch(/Student: i want to die\nCompanion: /);
    expect(await staff(`safety close ${id}`)).toBe('Closed.');
    expect(await staff(`safety close ${id}`)).toBe('This was closed before.');
    expect(await staff('safety list')).not.toContain(`${id}\topen`);
    expect(await staff('safety list all')).toContain(`${id}\tclosed`);
    expect(await staff('safety counts')).toMatch(/^2\tsuicide\t\d+\t\d+$/m);
    const actions = (await db().select().from(audit_log).where(eq(audit_log.actor_id, staffId))).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['safety.listed', 'safety.read', 'safety.closed', 'safety.counted']));
  });

  it.each(['safety', 'safety show', 'safety show 999999', 'safety show x', 'safety show 99999999999', 'safety counts 12'])(
    'refuses "%s" with a sentence',
    async (line) => {
      await expect(staff(line)).rejects.toThrow(/^(?:Use|There is nothing|A year)/);
    },
  );

  it('opens, closes and tells nobody of what was only counted', async () => {
    const student = await newStudent(server, { age: 15 });
    const counted = { user_id: student.id, kind: 'sad', tier: 1, state: 'counted', at: new Date() } as const;
    const [row] = await db().insert(safety_events).values(counted).returning();
    for (const what of ['show', 'close', 'tell-parent']) {
      await expect(staff(`safety ${what} ${row?.id}`)).rejects.toThrow(/^There is nothing with this number/);
    }
    expect(await eventsOf(student.id)).toMatchObject([{ state: 'counted', closed_at: null, parent_told_at: null }]);
  });

  it('tells a parent once, never of home, nobody of age, and no parent who never answered', async () => {
    const minor = await newStudent(server, { age: 15 });
    const id = await made('suicide', minor.id);
    await expect(staff(`safety tell-parent ${id}`)).rejects.toThrow(/No parent has answered/);
    const at = new Date();
    const days = (count: number) => new Date(at.getTime() + count * 86_400_000);
    const contact = 'parent.of.minor@example.org';
    await db().insert(guardians).values({ user_id: minor.id, channel: 'email', contact, asked_at: at, answered_at: at });
    await recordDecision(db(), {
      user_id: minor.id,
      purpose: 'companions',
      granted: true,
      text_version: '1',
      actor: 'guardian',
      contact,
      at,
    });
    const home = await made('abuse', minor.id);
    await expect(staff(`safety tell-parent ${home}`)).rejects.toThrow(/^This speaks of home, so the parent is not told/);
    // What was said of home closes the day around it, before and after.
    for (const [apart, closed] of [
      [-0.9, true],
      [0.9, true],
      [1.1, false],
    ] as const) {
      await db()
        .update(safety_events)
        .set({ at: days(apart) })
        .where(eq(safety_events.id, home));
      const told = expect(await staff(`safety show ${id}`), `${apart} days`);
      await (closed ? told.toMatch(/To the parent: Within a day of this/) : told.not.toMatch(/To the parent/));
      if (closed) await expect(staff(`safety tell-parent ${id}`)).rejects.toThrow(/^Within a day of this .* the parent is not told/);
    }
    expect(await staff(`safety tell-parent ${id}`)).toMatch(/on its way/);
    await expect(staff(`safety tell-parent ${id}`)).rejects.toThrow(/told before/);
    expect((await server.mailTo(contact)).text).toContain('listen first');
    const adult = await newStudent(server, { age: 20 });
    await expect(staff(`safety tell-parent ${await made('suicide', adult.id)}`)).rejects.toThrow(/of age/);
  });
});

it('keeps the number for the year when an account is erased or a year has gone by, and nothing of the person', async () => {
  const student = await newChatter(server);
  await answerTo(student, 'i want to die');
  const [event] = await eventsOf(student.id);
  await eraseSafety(db(), student.id, new Date());
  const row = async () =>
    (
      await db()
        .select()
        .from(safety_events)
        .where(eq(safety_events.id, event?.id ?? 0))
    )[0];
  expect(await row()).toMatchObject({ user_id: null, turn: null, state: 'closed', kind: 'suicide' });
  const other = await newChatter(server);
  await answerTo(other, 'i feel so sad and lonely');
  await forgetSafety(db(), new Date(Date.now() + 366 * 86_400_000));
  expect(await eventsOf(other.id)).toEqual([]);
  expect(await row()).toBeDefined();
  const third = await newChatter(server);
  await answerTo(third, 'my dad hits me');
  await forgetSafety(db(), new Date(Date.now() + 366 * 86_400_000));
  expect(await eventsOf(third.id)).toHaveLength(1);
});

it('tells everybody when a person reads and how often help was shown', async () => {
  const { status, body } = await server.ask('GET', '/companions-safety/');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    open: true,
    read: 'every day, 8 a.m. to 10 p.m. Central time',
    years: expect.arrayContaining([expect.objectContaining({ year: begun.getUTCFullYear() })]),
  });
});

describe('elsewhere', () => {
  it('nobody is told and nobody promised where no mailbox is set', async () => {
    const quiet = await startTestServer();
    const student = await newChatter(quiet);
    const { body } = await say(quiet, student, 'i want to die');
    expect(body.response[0].message.cards[0]).toMatchObject({ kind: 'crisis', watched: null });
    expect((await listOutbox(quiet.services.database.db)).filter(({ subject }) => subject.startsWith('Safety'))).toEqual([]);
    expect((await quiet.ask('GET', '/companions-safety/')).body).toMatchObject({ open: true, read: null });
    await quiet.close();
  });

  it('SAFETY=off keeps the companions closed, and the card still comes', async () => {
    const closed = await startTestServer({ safety: null });
    const student = await newChatter(closed);
    expect((await say(closed, student, 'hello')).status).toBe(403);
    expect((await say(closed, student, 'i want to die')).body.card).toMatchObject({ kind: 'crisis' });
    expect((await closed.ask('GET', '/companions-safety/')).body).toMatchObject({ open: false, read: null, years: [] });
    await closed.close();
  });

  it('the mail leaves over SMTP', async () => {
    const received = deferred<string>();
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, { envelope }, done) => {
        let text = '';
        stream.on('data', (chunk) => (text += String(chunk)));
        stream.on('end', () => {
          done();
          if (envelope.rcptTo.some(({ address }) => address === CARE)) received.resolve(text);
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as { port: number };
    const real = await startTestServer({ safety: { email: CARE, hours: HOURS }, smtpUrl: `smtp://127.0.0.1:${port}` });
    await say(real, await newChatter(real), 'i took a whole bottle of pills');
    const mail = await received.promise;
    expect(mail).toMatch(/Subject: Safety, number \d+: overdose/);
    expect(mail).not.toMatch(/bottle|pills/);
    await real.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });
});

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((keep) => (resolve = keep));
  return { promise, resolve };
}
