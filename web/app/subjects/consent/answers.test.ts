import { expect, it } from 'vitest';
import { answersOf, decisionsOf, sameAnswers } from './answers.ts';

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

it('names only what is answered otherwise than it stood, with how it stood', () => {
  expect(decisionsOf({ mentor_sessions: null, companions: 'no', data_sharing: 'yes' }, { companions: 'yes', data_sharing: null })).toEqual({
    decisions: { companions: false, data_sharing: true },
    seen: { companions: true, data_sharing: null },
  });
  expect(decisionsOf({ companions: 'yes', data_sharing: 'no' }, { companions: 'yes', data_sharing: 'no' })).toEqual({
    decisions: {},
    seen: {},
  });
  expect(decisionsOf({}, {})).toEqual({ decisions: {}, seen: {} });
});

it('takes nothing chosen and nothing named for the same', () => {
  expect(sameAnswers({ companions: 'yes', data_sharing: null }, { companions: 'yes' })).toBe(true);
  expect(sameAnswers({ companions: 'yes' }, { companions: 'no' })).toBe(false);
});
