import { createSecretKey } from 'node:crypto';
import { tmpdir } from 'node:os';
import { decodeJwt, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { testConfig } from '../../test/test-config.ts';
import type { Config } from './config.ts';
import { type Entry, openMeetings } from './meetings.ts';

const START = new Date('2027-01-07T22:20:00Z');
const END = new Date('2027-01-07T23:00:00Z');
const ROOM = '7d1b1c7e-3c58-4b6e-9d9e-6a6f0f6d2f10';
const robin: Entry = { room: ROOM, seat: 'student', name: 'Robin', from: START, until: END };
const appSecret = 'a secret of at least thirty-two signs';
const jitsi = { url: 'https://meet.example', appId: 'scoop', appSecret };

const meetings = (change: Partial<Config['meetings']> = {}, demo = true, at = START) =>
  openMeetings({ ...testConfig(tmpdir()), demo, meetings: { jitsi: undefined, rooms: true, hosts: [], ...change } }, () => at);
const tokenIn = (address = '') => /(?:jwt=|#)([\w-]+\.[\w-]+\.[\w-]+)/.exec(address)?.[1] ?? '';

describe('a room at Jitsi', () => {
  it('is opened by a token for this room, this name and this time, signed with the secret that both know', async () => {
    const address = await meetings({ jitsi }, false).addressOf(robin);
    expect(address).toMatch(/^https:\/\/meet\.example\/7d1b1c7e-3c58-4b6e-9d9e-6a6f0f6d2f10\?jwt=/);
    const key = createSecretKey(Buffer.from(appSecret));
    const { payload } = await jwtVerify(tokenIn(address), key, {
      algorithms: ['HS256'],
      issuer: 'scoop',
      audience: 'scoop',
      currentDate: START,
    });
    expect(payload).toMatchObject({ room: ROOM, sub: 'meet.example', nbf: START.getTime() / 1000, exp: END.getTime() / 1000 });
    expect(payload['context']).toMatchObject({
      user: { name: 'Robin', moderator: false },
      features: { recording: false, livestreaming: false, transcription: false },
    });
    const early = { currentDate: new Date(START.getTime() - 61_000) };
    await expect(jwtVerify(tokenIn(address), key, { algorithms: ['HS256'], ...early })).rejects.toThrow(/nbf/);
  });

  it('is led by guardian and staff, never by the mentor', async () => {
    const leads = async (seat: Entry['seat']) => {
      const address = await meetings({ jitsi }).addressOf({ ...robin, seat });
      return (decodeJwt(tokenIn(address))['context'] as { user: { moderator: boolean } }).user.moderator;
    };
    expect(await Promise.all((['student', 'mentor', 'guardian', 'staff'] as const).map(leads))).toEqual([false, false, true, true]);
  });

  it('has no typed chat and no recording among its buttons', async () => {
    const buttons = decodeURIComponent((await meetings({ jitsi }).addressOf(robin)) ?? '');
    expect(buttons).toContain('"hangup"');
    expect(buttons).not.toMatch(/chat|record|invite"/);
  });
});

describe('a link of somebody else', () => {
  it.each([
    ['https://zoom.example/j/1', true],
    ['http://zoom.example/j/1', false],
    ['https://zoom.example.evil.example/j/1', false],
    ['https://user@zoom.example/j/1', false],
    ['https://zoom.example:8443/j/1', false],
    ['javascript:alert(1)', false],
    ['zoom.example/j/1', false],
  ])('%s: may be pasted: %s', (link, allowed) => {
    expect(meetings({ hosts: ['zoom.example'] }).isAllowedLink(link)).toBe(allowed);
  });

  it('is where they meet while its host is allowed, else the room of our own', async () => {
    const entry = { ...robin, link: 'https://zoom.example/j/1' };
    expect(await meetings({ hosts: ['zoom.example'] }).addressOf(entry)).toBe(entry.link);
    expect(await meetings().addressOf(entry)).toMatch(/\/dev\/meeting\//);
  });
});

describe('without a server for rooms', () => {
  it('there is the stand-in in a demo, and no room elsewhere', async () => {
    expect(meetings().standIn).toBe(true);
    expect(await meetings().addressOf(robin)).toMatch(/^http:\/\/careers\.test\/dev\/meeting\/7d1b1c7e-[\w-]+#/);
    expect(await meetings({}, false).addressOf(robin)).toBeUndefined();
    expect(await meetings({ rooms: false }).addressOf(robin)).toBeUndefined();
  });

  it("the stand-in reads its own token, and neither Jitsi's nor one out of its time", async () => {
    const token = tokenIn(await meetings().addressOf(robin));
    expect(await meetings().readEntry(token)).toMatchObject({ room: ROOM, context: { user: { name: 'Robin', seat: 'student' } } });
    await expect(meetings({}, true, END).readEntry(token)).rejects.toThrow(/exp/);
    await expect(meetings().readEntry(tokenIn(await meetings({ jitsi }).addressOf(robin)))).rejects.toThrow();
  });
});
