import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GRAVE_KINDS, REPORT_KINDS } from '@careerscoop/contract/session-feedback';
import { type SignedIn, demoPerson, newMentor, newStudent } from '../../../test/people.ts';
import { addTalk } from '../../../test/talks.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { guardians } from '../../consent/consent.tables.ts';
import { listOutbox } from '../../platform/outbox.sql.ts';
import { doorToken } from '../door/door-token.ts';
import { mentor_sessions } from '../mentoring.tables.ts';
import { mayMeet, mayPair } from './may-meet.sql.ts';
import { safety_reports } from './mentor-safety.tables.ts';

const CARE = 'care@careers.test';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ safety: { email: CARE, hours: { days: 'daily', from: 8, to: 22, zone: 'CT' } } });
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const report = (as: SignedIn, id: number, body: object = { kind: 'other', text: '' }) =>
  server.ask('POST', `/mentor_sessions/${id}/report/`, { as: as.access, body });
const talk = async (id: number) => (await db().select().from(mentor_sessions).where(eq(mentor_sessions.id, id)))[0];
const reportsOn = (id: number) => db().select().from(safety_reports).where(eq(safety_reports.session_id, id));
const meets = (mentor: SignedIn) => mayMeet(db(), mentor.id, server.services.now());

describe('POST mentor_sessions/:id/report/', () => {
  it.each(REPORT_KINDS)(
    '"%s" by a student: 201, the two are blocked, what they have coming is called off, grave kinds alone pause the mentor',
    async (kind) => {
      const [mentor, student, other] = [await newMentor(server), await newStudent(server), await newStudent(server)];
      const past = await addTalk(server, { student, mentor, state: 'done', days: -2 });
      const coming = await addTalk(server, { student, mentor, state: 'booked', days: 3 });
      const theirs = await addTalk(server, { student: other, mentor, state: 'booked', days: 4 });
      const grave = GRAVE_KINDS.includes(kind);
      expect(await report(student, past, { kind, text: 'He asked for my number' })).toMatchObject({ status: 201 });
      expect(await talk(coming)).toMatchObject({ state: 'cancelled', cancelled_by: 'report', cancelled_late: false });
      expect((await talk(past))?.state).toBe('done');
      expect(await mayPair(db(), student.id, mentor.id)).toBe(false);
      expect(await meets(mentor)).toBe(!grave);
      expect(await talk(theirs)).toMatchObject(
        grave ? { state: 'requested', mentor_id: null, starts_at: null } : { state: 'booked', mentor_id: mentor.id },
      );
      const [filed] = await reportsOn(past);
      expect(filed).toMatchObject({ kind, by: 'student', by_id: student.id, about_id: mentor.id, state: 'open' });
      const mail = await server.mailTo(CARE, new RegExp(`Report ${filed?.id} about a talk: ${kind}`));
      for (const word of ['number', 'Robin', 'Wu', student.email, mentor.email])
        expect(mail.text).not.toContain(word === 'number' ? 'asked for my number' : word);
    },
  );

  it('the reported mentor never learns who, what or that: not from mails, lists or the export', async () => {
    const [mentor, student] = [await newMentor(server, { first_name: 'Vera' }), await newStudent(server, { first_name: 'Quill' })];
    const id = await addTalk(server, { student, mentor, state: 'done', days: -2 });
    expect((await report(student, id, { kind: 'unsafe', text: 'It felt wrong' })).status).toBe(201);
    await server.mailTo(mentor.email, /are paused/);
    const mails = (await listOutbox(db())).filter(({ to }) => to === mentor.email).map(({ subject, text }) => `${subject} ${text}`);
    expect(mails.join(' ')).not.toMatch(/Quill|report|It felt wrong|unsafe/i);
    const { text } = await server.ask('GET', '/profile/export/', { as: mentor.access });
    expect(text).not.toMatch(/It felt wrong|unsafe|"report"|reported/);
    const standing = await server.ask('GET', '/mentor/standing/', { as: mentor.access });
    expect(standing.body).toMatchObject({ approved: true, paused: true });
    expect(standing.text).not.toMatch(/report|unsafe/);
    // Whoever told finds it in theirs.
    expect((await server.ask('GET', '/profile/export/', { as: student.access })).text).toContain('It felt wrong');
  });

  it.each([
    ['booked', { days: 3 }],
    ['held', { days: 3 }],
    ['requested', {}],
  ] as const)(
    'a talk that is %s reads to the reported mentor as those of other students do; its student and their parent learn that it is off',
    async (state, time) => {
      const [mentor, before, after] = [await newMentor(server, { first_name: 'Vera' }), await newStudent(server), await newStudent(server)];
      const quill = await newStudent(server, { first_name: 'Quill', age: 15 });
      const contact = `quill-${quill.id}@example.org`;
      const asked_at = server.services.now();
      await db().insert(guardians).values({ user_id: quill.id, channel: 'email', contact, asked_at });
      const past = await addTalk(server, { student: quill, mentor, state: 'done', days: -2 });
      const first = await addTalk(server, { student: before, mentor, state, ...(state === 'requested' ? {} : { days: 2 }) });
      const coming = await addTalk(server, { student: quill, mentor, state, ...time });
      const last = await addTalk(server, { student: after, mentor, state, ...(state === 'requested' ? {} : { days: 4 }) });
      const mailsTo = async (to: string) => (await listOutbox(db(), to)).filter(({ subject }) => /talk|another mentor/i.test(subject));
      const at = (await talk(coming))?.starts_at;
      expect((await report(quill, past, { kind: 'unsafe', text: 'It felt wrong' })).status).toBe(201);

      await expect.poll(async () => (await mailsTo(mentor.email)).length).toBe(4);
      const told = (await mailsTo(mentor.email)).filter(({ subject }) => !/paused/.test(subject));
      const time_and_name =
        /(Quill|Robin)|\w+day, \w+ \d+,( \d{4},)? [\d:]+ [ap]m, \w+ Time|(DT\w+|UID|SUMMARY|DESCRIPTION)[^\r\n]*(\r\n [^\r\n]*)*/g;
      const alike = told.map(({ subject, text, calendar }) => [subject, text, calendar].join('\n').replace(time_and_name, '…'));
      expect(told.filter(({ text }) => text.includes('Quill')).length).toBe(1);
      expect(new Set(alike).size).toBe(1);
      expect(told[0]?.subject).toMatch(/^(Your talk will not take place|We ask somebody else for this talk)$/);
      const { body, text } = await server.ask('GET', '/profile/export/', { as: mentor.access });
      expect(text).not.toContain('"cancelled"');
      expect(JSON.stringify(body)).toContain('"done"');
      const listed = (await server.ask('GET', '/mentor_sessions/', { as: mentor.access })).body as { id: number }[];
      expect(listed.map(({ id }) => id)).toEqual([past]);
      for (const id of [first, coming, last]) expect(await talk(id)).toMatchObject({ mentor_id: null, starts_at: null });
      for (const id of [first, coming, last]) expect((await report(mentor, id)).status).toBe(404);

      expect(await talk(coming)).toMatchObject({ state: 'cancelled', cancelled_by: 'report', cancelled_late: false });
      await expect.poll(async () => (await mailsTo(contact)).length).toBe(1);
      const [[toQuill, ...more], [toParent]] = [await mailsTo(quill.email), await mailsTo(contact)];
      expect([more, toQuill?.subject, toParent?.subject]).toEqual([
        [],
        'Your talk with a mentor is cancelled',
        'The talk of Quill with a mentor is cancelled',
      ]);
      for (const words of [toQuill?.text, toParent?.text]) {
        expect(words).toMatch(at ? /“Boats”, with Vera, \w+day, / : /“Boats”, with Vera$/m);
        expect(words).not.toMatch(/another mentor|report|unsafe/);
      }
      expect(toQuill?.calendar ?? '').toMatch(state === 'booked' ? /METHOD:CANCEL[^]*SEQUENCE:1/ : /^$/);
    },
  );

  it('once its talk was called off: the student and their parent can still tell more of that mentor, who is not on it any more', async () => {
    const [mentor, student] = [await newMentor(server), await newStudent(server)];
    const id = await addTalk(server, { student, mentor, state: 'booked', days: 2 });
    expect((await report(student, id, { kind: 'contact' })).status).toBe(201);
    expect((await talk(id))?.mentor_id).toBeNull();
    expect((await report(student, id, { kind: 'meeting' })).status).toBe(201);
    expect(await reportsOn(id)).toMatchObject([{ about_id: mentor.id }, { about_id: mentor.id, kind: 'meeting' }]);
  });

  it('by a mentor about a student: 201, the two are blocked, nobody is paused, and the student’s export is silent about it', async () => {
    const [mentor, student] = [await newMentor(server), await newStudent(server)];
    const id = await addTalk(server, { student, mentor, state: 'booked', days: 2 });
    expect((await report(mentor, id, { kind: 'unsafe', text: 'Strange demands' })).status).toBe(201);
    expect(await reportsOn(id)).toMatchObject([{ by: 'mentor', by_id: mentor.id, about_id: student.id }]);
    expect([await meets(mentor), await mayPair(db(), student.id, mentor.id), (await talk(id))?.state]).toEqual([true, false, 'cancelled']);
    const { text } = await server.ask('GET', '/profile/export/', { as: student.access });
    expect(text).not.toMatch(/Strange demands|mentoring\.reported/);
  });

  it.each([
    [{ kind: 'rude', text: '' }, 'kind', 'Choose what happened.'],
    [{ text: 'x' }, 'kind', 'Choose what happened.'],
    [{ kind: 'other', text: 'x'.repeat(2001) }, 'text', expect.stringMatching(/2000/)],
  ])('%j is 400 at %s: "%s", and nothing is told or called off', async (body, field, sentence) => {
    const [mentor, student] = [await newMentor(server), await newStudent(server)];
    const id = await addTalk(server, { student, mentor, state: 'booked', days: 2 });
    expect(await report(student, id, body)).toMatchObject({ status: 400, body: { [field]: [sentence] } });
    expect([await reportsOn(id), (await talk(id))?.state]).toEqual([[], 'booked']);
  });

  it("another's talk: 404 as one that does not exist, for students, mentors and staff; nobody is blocked", async () => {
    const [mentor, student] = [await newMentor(server), await newStudent(server)];
    const id = await addTalk(server, { student, mentor, state: 'booked', days: 2 });
    for (const stranger of [await newStudent(server), await newMentor(server), await demoPerson(server, 'staff')]) {
      expect([(await report(stranger, id)).status, (await report(stranger, 999_999)).status]).toEqual([404, 404]);
    }
    expect((await server.ask('POST', `/mentor_sessions/${id}/report/`, { body: { kind: 'other' } })).status).toBe(401);
    expect([await reportsOn(id), await mayPair(db(), student.id, mentor.id)]).toEqual([[], true]);
  });

  it('a talk that has no mentor yet: 409 wrong_state, "There is no mentor yet of whom you could tell us.", nothing is stored', async () => {
    const student = await newStudent(server);
    const id = await addTalk(server, { student, state: 'requested' });
    expect(await report(student, id)).toMatchObject({
      status: 409,
      body: { code: 'wrong_state', detail: 'There is no mentor yet of whom you could tell us.' },
    });
    expect(await reportsOn(id)).toEqual([]);
  });

  it('two at once by both sides: both are stored, one block, one talk called off', async () => {
    const [mentor, student] = [await newMentor(server), await newStudent(server)];
    const id = await addTalk(server, { student, mentor, state: 'booked', days: 2 });
    const answers = await Promise.all([report(student, id, { kind: 'hurtful' }), report(mentor, id, { kind: 'hurtful' })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect([(await reportsOn(id)).length, (await talk(id))?.version]).toEqual([2, 1]);
  });
});

describe('POST session_door/report/', () => {
  const asGuardian = async (child: SignedIn, sessionId: number) => {
    const [guardian] = await db()
      .insert(guardians)
      .values({ user_id: child.id, channel: 'email', contact: `parent-${child.id}@example.org`, asked_at: server.services.now() })
      .returning();
    if (!guardian) throw new Error('no guardian');
    return doorToken(server.services.config.sessionSecret, sessionId, guardian);
  };

  it("a guardian's report by the link of their mail: 201, as if the child had told", async () => {
    const [mentor, student] = [await newMentor(server), await newStudent(server, { age: 15 })];
    const id = await addTalk(server, { student, mentor, state: 'booked', days: 2 });
    const body = { token: await asGuardian(student, id), kind: 'meeting', text: 'He wants to meet my child' };
    expect((await server.ask('POST', '/session_door/report/', { body })).status).toBe(201);
    expect(await reportsOn(id)).toMatchObject([{ by: 'guardian', by_id: student.id, about_id: mentor.id, kind: 'meeting' }]);
    expect([await meets(mentor), await mayPair(db(), student.id, mentor.id), (await talk(id))?.state]).toEqual([false, false, 'cancelled']);
  });

  it('a token that nobody was mailed: 400 bad_link, nothing is stored', async () => {
    const [mentor, student] = [await newMentor(server), await newStudent(server, { age: 15 })];
    const id = await addTalk(server, { student, mentor, state: 'booked', days: 2 });
    const right = await asGuardian(student, id);
    for (const token of ['', 'x', `B${right.slice(1)}`, `${right.slice(0, -4)}AAAA`]) {
      expect(await server.ask('POST', '/session_door/report/', { body: { token, kind: 'other' } })).toMatchObject({ status: 400 });
    }
    expect(await reportsOn(id)).toEqual([]);
  });
});
