import { expect, it } from 'vitest';
import { watchSessions } from './open-sessions.ts';

/** A database with the sessions that are open, and how often it was asked. */
function house() {
  const open = new Set(['a']);
  const state = { looks: 0, time: 0 };
  const look = async (session: string) => {
    state.looks += 1;
    const seen = open.has(session);
    await Promise.resolve();
    return seen;
  };
  return { open, state, sessions: watchSessions(look, () => state.time) };
}

it('looks once for many requests, and again after fifteen seconds', async () => {
  const { state, sessions } = house();
  await Promise.all([1, 2, 3].map(() => sessions.isOpen('a')));
  expect(state.looks).toBe(1);
  expect(sessions.isOpen('a')).toBe(true);
  state.time = 15_000;
  expect(await sessions.isOpen('a')).toBe(true);
  expect(state.looks).toBe(2);
});

it('knows at once what ended here, and soon what ended elsewhere', async () => {
  const { open, state, sessions } = house();
  await sessions.isOpen('a');
  open.delete('a');
  expect(sessions.isOpen('a')).toBe(true);
  state.time = 15_001;
  expect(await sessions.isOpen('a')).toBe(false);
  open.add('b');
  await sessions.isOpen('b');
  open.delete('b');
  sessions.forget(['b']);
  expect(await sessions.isOpen('b')).toBe(false);
});

it('does not remember as open what ended while it looked', async () => {
  const { open, sessions } = house();
  const look = sessions.isOpen('a');
  open.delete('a');
  sessions.forget(['a']);
  expect(await look).toBe(true);
  expect(await sessions.isOpen('a')).toBe(false);
});
