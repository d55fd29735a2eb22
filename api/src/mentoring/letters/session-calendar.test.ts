import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarFacts, sessionCalendar } from './session-calendar.ts';

const FACTS: CalendarFacts = {
  session: { id: 7, ics_sequence: 2, starts_at: new Date('2027-01-07T22:30:00Z'), ends_at: new Date('2027-01-07T23:00:00Z') },
  reader: 'robin@example.org',
  other: 'Alex',
  topic: 'Boats, and; what \\ they need',
  publicUrl: 'https://careers.test',
  from: 'CareerScoop <hello@careers.test>',
  now: new Date('2027-01-01T12:00:00Z'),
};

/** The file as another reader of the format sees it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [component, ...more] = calendar.getAllSubcomponents('vevent');
  if (!component || more.length > 0) throw new Error('not one event');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    description: event.description,
    organizer: event.organizer,
    attendees: event.attendees.map((each) => String(each.getFirstValue()).toLowerCase()),
  };
}

describe('the calendar file of a session, read by another program', () => {
  it('is one event at the instants of the session, between the product and its one reader', () => {
    expect(read(sessionCalendar('REQUEST', FACTS))).toEqual({
      method: 'REQUEST',
      uid: 'session-7@careers.test',
      sequence: 2,
      status: 'CONFIRMED',
      start: '2027-01-07T22:30:00.000Z',
      end: '2027-01-07T23:00:00.000Z',
      summary: 'Talk with Alex (CareerScoop)',
      description: 'Boats, and; what \\ they need\nJoin here, from ten minutes before: https://careers.test/sessions/7/join',
      organizer: 'mailto:hello@careers.test',
      attendees: ['mailto:robin@example.org'],
    });
  });

  it('is CANCEL with the same UID and a higher SEQUENCE where it is called off, and leads nowhere', () => {
    const text = sessionCalendar('CANCEL', { ...FACTS, session: { ...FACTS.session, ics_sequence: 3 } });
    expect(read(text)).toMatchObject({ method: 'CANCEL', uid: 'session-7@careers.test', sequence: 3, status: 'CANCELLED' });
    expect(text).not.toContain('/join');
  });

  it('leaves out a topic that the reader may not read', () => {
    expect(sessionCalendar('REQUEST', { ...FACTS, topic: null })).not.toContain('Boats');
  });

  it.each([
    ['10,000 signs and line breaks', `Al\r\nBEGIN:VEVENT\nUID:stolen\n${'ex '.repeat(3_333)}`],
    ['signs of four bytes', '😀'.repeat(10_000)],
    ['an address in it', 'Alex"\r\nATTENDEE:mailto:thief@example.org'],
    ['signs that no line may hold', 'Al\u0000\u2028\u0085ex\u202e'],
  ])('stays one event with one reader where the name has %s', (_kind, name) => {
    const text = sessionCalendar('REQUEST', { ...FACTS, other: name, topic: name });
    const event = read(text);
    expect(event).toMatchObject({ uid: 'session-7@careers.test', sequence: 2, attendees: ['mailto:robin@example.org'] });
    expect([...event.summary].length).toBeLessThan(100);
    expect(event.summary).not.toMatch(/[\r\n\u0000\u2028\u0085\u202e]/);
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });
});
