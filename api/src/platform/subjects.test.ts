import Fastify from 'fastify';
import { getStrengthProfile } from '@careerscoop/contract/strengths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { openServices } from '../open-services.ts';
import { SUBJECTS } from '../subjects.ts';
import { announce } from './announce.ts';
import { handle } from './handle.ts';
import { inOrder } from './in-order.ts';
import type { Events, Subject } from './subject.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the list of subjects', () => {
  const ground: Subject = { name: 'ground' };
  const floor: Subject = { name: 'floor', needs: ['ground'] };

  it('is taken as it is where every subject stands above what it needs', () => {
    expect(inOrder([ground, floor])).toEqual([ground, floor]);
    expect(inOrder(SUBJECTS)).toBe(SUBJECTS);
  });

  /** A start on this list that would fail by another word as soon as it opened a queue. */
  const start = (listed: readonly Subject[]) => {
    const { config, database } = server.services;
    return openServices(config, { ...database, alone: () => Promise.reject(new Error('A queue was opened.')) }, undefined, listed);
  };

  it('with a subject twice stops the start: “The subject "ground" is listed twice in api/src/subjects.ts.”, and nothing is opened', async () => {
    const sentence = 'The subject "ground" is listed twice in api/src/subjects.ts.';
    expect(() => inOrder([ground, floor, ground])).toThrow(sentence);
    await expect(start([...SUBJECTS, ground, ground])).rejects.toThrow(sentence);
  });

  it('with a subject out of order, or without what it needs, stops the start: “The subject "floor" needs "ground", which must come before it in api/src/subjects.ts.”, and nothing is opened', async () => {
    const sentence = 'The subject "floor" needs "ground", which must come before it in api/src/subjects.ts.';
    expect(() => inOrder([floor, ground])).toThrow(sentence);
    await expect(start([...SUBJECTS, floor])).rejects.toThrow(sentence);
  });
});

describe('what happens in one subject', () => {
  const EVENTS: Events = {
    consent_withdrawn: {
      student: { id: 1, email: 'a@example.org', first_name: 'Ada' },
      by: 'guardian',
      actor_id: null,
      purposes: ['companions'],
    },
    term_ended: { user_id: 1, reason: 'expired' },
    deletion_asked: { user_id: 1, by: 'user', actor_id: 1 },
    age_changed: { user_id: 1, by: 'user', actor_id: 1 },
    email_changed: { user_id: 1, from: 'a@example.org', to: 'b@example.org' },
    person_erased: { id: 1, email: 'a@example.org' },
    mail_bounced: { email: 'a@example.org' },
    mail_complained: { email: 'a@example.org' },
    results_made: { user_id: 1, onet_codes: ['15-1252.00'] },
  };

  it.each(Object.keys(EVENTS) as (keyof Events)[])(
    'is told to the others in the order of the list, in the same transaction: %s',
    async (name) => {
      const { db } = server.services.database;
      const told: unknown[] = [];
      const listener = (of: string): Subject => ({
        name: of,
        on: { [name]: async (tx: unknown, _services: unknown, event: unknown) => void told.push([of, tx, event]) },
      });
      await db.transaction(async (tx) => {
        await announce(tx, { ...server.services, subjects: [listener('first'), { name: 'deaf' }, listener('second')] }, name, EVENTS[name]);
        expect(told).toEqual([
          ['first', tx, EVENTS[name]],
          ['second', tx, EVENTS[name]],
        ]);
      });
    },
  );

  it('does not happen at all where one of them fails', async () => {
    const { db } = server.services.database;
    const count = async () => (await server.services.database.runSql('select count(*)::int as lines from audit_log')).rows;
    const before = await count();
    const failing: Subject[] = [
      {
        name: 'writes',
        on: {
          term_ended: async (tx) =>
            void (await tx.execute("insert into audit_log (at, action, actor) values (now(), 'term.ended', 'system')")),
        },
      },
      { name: 'fails', on: { term_ended: async () => Promise.reject(new Error('not now')) } },
    ];
    const happening = db.transaction((tx) =>
      announce(tx, { ...server.services, subjects: failing }, 'term_ended', { user_id: 1, reason: 'expired' }),
    );
    await expect(happening).rejects.toThrow('not now');
    expect(await count()).toEqual(before);
  });
});

describe('an endpoint', () => {
  it('is not registered where no subject guards its access: the start stops with a sentence', () => {
    const unguarded = () => handle(Fastify(), getStrengthProfile, () => Promise.reject(new Error('open to all')));
    expect(unguarded).toThrow('GET /my-strength-profile/: no subject guards the access "student".');
  });
});

it('what the product owes people is tried ten times again; only scoops ahead of the first look are given up sooner', async () => {
  const jobs = SUBJECTS.flatMap((subject) => subject.jobs ?? []).map(({ job }) => job);
  expect(jobs.filter(({ retry }) => retry.limit < 10).map(({ name }) => name)).toEqual(['write-scoops']);
  const { rows } = await server.services.database.runSql(`select name, options->'retryLimit' as tries from jobs.schedule order by name`);
  expect(rows).toEqual([
    { name: 'count-day', tries: 10 },
    { name: 'count-students', tries: 10 },
    { name: 'end-families', tries: 10 },
    { name: 'end-terms', tries: 10 },
    { name: 'erase-accounts', tries: 10 },
    { name: 'forget-old', tries: 10 },
    { name: 'look-at-checks', tries: 10 },
    { name: 'make-norms', tries: 10 },
    { name: 'reconcile-payments', tries: 10 },
    { name: 'settle-open', tries: 10 },
    { name: 'tell-term-ends', tries: 10 },
    { name: 'tend-sessions', tries: 10 },
  ]);
});
