import { afterAll, beforeAll, expect, it } from 'vitest';
import { countOverlaps, fillField, raceBookings } from '../../../test/booking-race.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// The bench does the same with 10,000 on PostgreSQL.
it.each([1, 2, 3])(
  'bookings, moves, cancels and what runs out, many at once, leave no two talks of one person overlapping (%i)',
  async (seed) => {
    const { db } = server.services.database;
    await db.execute(`delete from users where email like '%@race.example'`);
    const field = await fillField(db, { mentors: 3, students: 8 });
    const outcome = await raceBookings([db], server.services, field, { attempts: 120, hot: 0.4, at_once: 12, seed });
    expect(await countOverlaps(db)).toBe(0);
    expect((outcome['booked'] ?? 0) + (outcome['hot booked'] ?? 0)).toBeGreaterThan(5);
    expect(outcome['hot slot_taken']).toBeGreaterThan(5);
  },
);
