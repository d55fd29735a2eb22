import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStudent, type SignedIn } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const add = async (who: SignedIn, body: object) => (await server.ask('POST', '/next-steps/', { as: who.access, body })).body.id as number;
const file = (who: SignedIn) => server.ask('GET', '/next-steps/calendar/', { as: who.access });

/** The events as another reader of the format sees them. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const { uid, summary, startDate } = new ICAL.Event(event);
    return { uid, summary, day: startDate.toString(), wholeDay: startDate.isDate };
  });
}

describe('the calendar file', () => {
  it('has each step with a day as a whole day, the same event each time', async () => {
    const who = await newStudent(server);
    const id = await add(who, { text: 'Give your walk', due_on: '2026-11-28' });
    await add(who, { text: 'Without a day' });
    const first = await file(who);
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({ 'content-type': expect.stringContaining('text/calendar'), 'cache-control': 'no-store' });
    const event = { uid: `next-step-${id}@careers.test`, summary: 'Give your walk', day: '2026-11-28', wholeDay: true };
    expect(eventsIn(first.text)).toEqual([event]);
    await server.ask('PATCH', `/next-steps/${id}/`, { as: who.access, body: { done: true, due_on: '2026-12-24' } });
    expect(eventsIn((await file(who)).text)).toEqual([{ ...event, summary: 'Done: Give your walk', day: '2026-12-24' }]);
  });

  it.each([
    ['commas, semicolons, backslashes', String.raw`One, two; three \ four: "five"`],
    ['500 signs of four bytes', '😀'.repeat(250)],
    ['words that go the other way', 'اتصل بالمتحف وأرسل رسالة إلى الحديقة القريبة من بيتك قبل نهاية الأسبوع'],
    ['words that look like an event', 'END:VEVENT BEGIN:VEVENT UID:stolen'],
  ])('gives %s back as they were typed, in lines of 75 bytes at most that end as the format wants', async (_name, text) => {
    const who = await newStudent(server);
    await add(who, { text, due_on: '2027-02-28' });
    const answer = await file(who);
    expect(eventsIn(answer.text)).toMatchObject([{ summary: text, day: '2027-02-28' }]);
    const lines = answer.text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(answer.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('is 409 with a sentence while no step has a day: a calendar without an event is none', async () => {
    const who = await newStudent(server);
    await add(who, { text: 'Without a day' });
    expect(await file(who)).toMatchObject({ status: 409, body: { detail: 'None of your steps has a date yet.' } });
  });
});
