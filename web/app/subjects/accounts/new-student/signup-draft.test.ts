import { studentStep1 } from '@careerscoop/contract/signup';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearIntent, firstStep, keepIntent, readIntent } from '../intent.ts';
import { keepDraft, readDraft, STEP_1, type Step1 } from './signup-draft.ts';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
});
beforeEach(() => store.clear());

const HOUR = 60 * 60 * 1000;
const fields: Step1 = {
  first_name: 'Sam',
  last_name: 'Rivera',
  email: 'sam@example.org',
  phone: '(555) 010-0122',
  address: '8 Lake Road',
  city: 'Madison',
  state: 'WI',
  zipcode: '53703',
  age: 15,
  grade: 'FM',
};

describe('the sign-up draft', () => {
  it('comes back as it was, without the date that it ends on', () => {
    keepDraft(fields, 0);
    expect(readDraft(23 * HOUR)).toEqual(fields);
  });

  it('is gone after a day', () => {
    keepDraft(fields, 0);
    expect(readDraft(24 * HOUR)).toBeNull();
    expect(store.size).toBe(0);
  });

  it.each(['', '{', 'null', '{"first_name":"Sam"}'])('is nothing when the browser holds %j', (raw) => {
    store.set('signup_form_data', raw);
    expect(readDraft()).toBeNull();
  });

  it('is nothing when a field of it is missing', () => {
    keepDraft({ ...fields, grade: undefined } as unknown as Step1, 0);
    expect(readDraft(HOUR)).toBeNull();
  });

  it("knows the contract's fields without its checks", () => {
    expect(STEP_1.toSorted()).toEqual(Object.keys(studentStep1.shape).toSorted());
  });

  it('holds no password, even when one is handed in', () => {
    keepDraft({ ...fields, password: 'a secret' } as Step1);
    expect([...store.values()].join()).not.toContain('secret');
  });
});

describe('where a new person was going', () => {
  it('is the assessment unless they came from elsewhere', () => {
    expect(firstStep()).toBe('/scenario/0');
    keepIntent('/pricingplan');
    expect(firstStep()).toBe('/pricingplan');
    clearIntent();
    expect(firstStep()).toBe('/scenario/0');
  });

  it('is kept for two days', () => {
    keepIntent('/results', 0);
    expect(readIntent(47 * HOUR)).toBe('/results');
    expect(readIntent(48 * HOUR)).toBeUndefined();
  });

  it('never leads out of the house', () => {
    keepIntent('//example.org');
    expect(readIntent()).toBeUndefined();
  });
});
