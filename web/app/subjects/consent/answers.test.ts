import { expect, it } from 'vitest';
import { answersOf, decisionsOf } from './answers.ts';

const purpose = (name: 'mentor_sessions' | 'companions' | 'data_sharing', state: 'waiting' | 'granted' | 'refused') => ({
  purpose: name,
  title: '',
  what: '',
  why: '',
  who: '',
  state,
  decided_at: null,
});

it('chooses nothing before a parent has', () => {
  const answers = answersOf({
    purposes: [purpose('mentor_sessions', 'waiting'), purpose('companions', 'granted'), purpose('data_sharing', 'refused')],
  });
  expect(answers).toEqual({ mentor_sessions: null, companions: 'yes', data_sharing: 'no' });
});

it('names only what was answered', () => {
  expect(decisionsOf({ mentor_sessions: null, companions: 'no', data_sharing: 'yes' })).toEqual({
    companions: false,
    data_sharing: true,
  });
  expect(decisionsOf({})).toEqual({});
});
