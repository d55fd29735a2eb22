import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, bookedTalk, newPair, setZone, talkNow } from '../../../test/booked-talks.ts';
import { PASSWORD, type SignedIn, demoPerson, newMentor, signInAs } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';

let server: TestServer;
let mentor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  mentor = await newMentor(server);
});
afterAll(() => server.close());

const read = (who: SignedIn) => server.ask('GET', '/mentor/hours/', { as: who.access });
const put = (who: SignedIn, body: object) => server.ask('PUT', '/mentor/hours/', { as: who.access, body });
const hour = (weekday: number, from_minute: number, to_minute: number, change: object = {}) => ({
  weekday,
  from_minute,
  to_minute,
  ...change,
});
const TUESDAY = hour(2, 960, 1080);
const inDays = (days: number) => new Date(server.services.now().getTime() + days * DAY).toISOString().slice(0, 10);

describe('the hours of a mentor', () => {
  it('are kept as they were sent, in the order of the week; days stay where none are sent', async () => {
    expect((await read(mentor)).body).toEqual({ hours: [], days: [], time_zone: 'America/New_York', seen: expect.any(String) });
    const days = [
      { day: inDays(9), from_minute: null, to_minute: null },
      { day: inDays(3), from_minute: 600, to_minute: 660 },
    ];
    const { status, body } = await put(mentor, { hours: [hour(5, 0, 1440), TUESDAY], days });
    expect(status).toBe(200);
    expect(body.hours.map(({ weekday }: { weekday: number }) => weekday)).toEqual([2, 5]);
    expect(body.days.map(({ day }: { day: string }) => day)).toEqual([inDays(3), inDays(9)]);
    await put(mentor, { hours: [TUESDAY] });
    expect((await read(mentor)).body).toMatchObject({ hours: [{ ...TUESDAY, valid_from: null, valid_until: null }], days: [{}, {}] });
    await setZone(server, mentor, 'America/Denver');
    expect((await read(mentor)).body.time_zone).toBe('America/Denver');
  });

  it.each<[string, object, string, RegExp]>([
    ['overlapping hours', { hours: [TUESDAY, hour(2, 1050, 1200)] }, 'hours', /overlap/],
    ['hours that cross midnight', { hours: [hour(2, 1320, 60)] }, 'hours', /over midnight is two/],
    ['hours that end where they begin', { hours: [hour(2, 600, 600)] }, 'hours', /ends after it begins/],
    [
      'a first day after the last',
      { hours: [hour(2, 600, 660, { valid_from: '2027-02-01', valid_until: '2027-01-01' })] },
      'hours',
      /last day/,
    ],
    ['a day twice', { hours: [], days: [1, 2].map(() => ({ day: '2099-01-01', from_minute: null, to_minute: null })) }, 'days', /twice/],
    ['a day that is over', { hours: [], days: [{ day: '2001-01-01', from_minute: null, to_minute: null }] }, 'days', /over already/],
    ['a day with one time', { hours: [], days: [{ day: '2099-01-01', from_minute: 60, to_minute: null }] }, 'days', /both times/],
    ['a day over midnight', { hours: [], days: [{ day: '2099-01-01', from_minute: 1380, to_minute: 60 }] }, 'days', /on the same day/],
  ])('%s: 400 at its field with a sentence, and the hours stay as they were', async (_, body, field, sentence) => {
    await put(mentor, { hours: [TUESDAY] });
    const answer = await put(mentor, body);
    expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.stringMatching(sentence)] } });
    expect((await read(mentor)).body.hours).toMatchObject([TUESDAY]);
  });

  it.each<[string, object]>([
    ['off the half hour', { hours: [hour(2, 605, 665)] }],
    ['an eighth day', { hours: [hour(8, 600, 660)] }],
    ['after midnight', { hours: [hour(2, 600, 1470)] }],
    ['51 of them', { hours: Array.from({ length: 51 }, () => TUESDAY) }],
    ['none at all', {}],
    ['a day that there is not', { hours: [hour(2, 600, 660, { valid_from: '2027-02-30' })] }],
  ])('%s: 400, and the hours stay as they were', async (_, body) => {
    await put(mentor, { hours: [TUESDAY] });
    expect((await put(mentor, body)).status).toBe(400);
    expect((await read(mentor)).body.hours).toMatchObject([TUESDAY]);
  });

  it('may be two of one weekday that touch, and two that hold on different days', async () => {
    const touching = [hour(3, 600, 660), hour(3, 660, 720)];
    const seasons = [hour(4, 600, 660, { valid_until: '2027-05-31' }), hour(4, 600, 720, { valid_from: '2027-06-01' })];
    expect((await put(mentor, { hours: [...touching, ...seasons] })).status).toBe(200);
  });

  it('are nobody else’s: a student gets 403, and another mentor their own', async () => {
    const student = await demoPerson(server, 'student');
    expect([(await read(student)).status, (await put(student, { hours: [] })).status]).toEqual([403, 403]);
    await put(mentor, { hours: [TUESDAY] });
    expect((await read(await newMentor(server))).body.hours).toEqual([]);
  });

  it('that another window has changed since they were seen are not written over (409); they are where nothing was seen', async () => {
    const own = await newMentor(server);
    const { seen } = (await read(own)).body;
    const days = [{ day: inDays(5), from_minute: null, to_minute: null }];
    const first = await put(own, { hours: [TUESDAY], days, seen });
    expect([first.status, first.body.seen === seen]).toEqual([200, false]);
    expect(await put(own, { hours: [hour(3, 600, 660)], days: [], seen })).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: expect.stringMatching(/^Your hours were changed elsewhere since you opened this page\./) },
    });
    expect((await read(own)).body).toEqual(first.body);
    expect((await put(own, { hours: [], days: [], seen: first.body.seen })).status).toBe(200);
    expect((await put(own, { hours: [TUESDAY] })).status).toBe(200);
  });

  it('seen on the day before one of their days passed are the same hours', async () => {
    const own = await newMentor(server);
    const { seen } = (await put(own, { hours: [TUESDAY], days: [{ day: inDays(0), from_minute: null, to_minute: null }] })).body;
    server.advance(2 * DAY);
    const { access } = await signInAs(server, own.email, PASSWORD);
    const answer = await put({ ...own, access }, { hours: [], days: [], seen });
    server.advance(-2 * DAY);
    expect(answer.status).toBe(200);
  });

  it('of two windows that save at once: one is kept, the other is told', async () => {
    const own = await newMentor(server);
    const { seen } = (await read(own)).body;
    const answers = await Promise.all([1, 2].map((weekday) => put(own, { hours: [hour(weekday, 600, 660)], seen })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('changed after booking: what is booked stays booked', async () => {
    const pair = await newPair(server);
    const talk = await bookedTalk(server, pair, 3 * DAY);
    expect((await put(pair.mentor, { hours: [] })).status).toBe(200);
    expect(await talkNow(server, talk.id)).toMatchObject({ state: 'booked', starts_at: talk.starts_at });
  });
});
