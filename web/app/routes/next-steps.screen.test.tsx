import {
  addStep,
  addTryThis,
  changeStep,
  listSteps,
  readStepCalendar,
  removePlan,
  removeStep,
  restorePlan,
  restoreStep,
  type Step,
  type StepList,
} from '@careerscoop/contract/steps';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAnswer, fakeNoNetwork, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, press, saidAt } from '../../test/hands.ts';
import { enter, STUDENT } from '../../test/people.ts';
import { show, showPages } from '../../test/show.tsx';
import { TryStep } from '../subjects/steps/try-step.tsx';
import NextSteps from './next-steps.tsx';

const PARK = { onet_code: '19-1031.03', slug: 'park-naturalists', title: 'Park Naturalist' };
const step = (id: number, text: string, more: Partial<Step> = {}): Step => ({
  id,
  plan_id: null,
  when: null,
  text,
  source: 'own',
  ours: false,
  career: null,
  due_on: null,
  done_at: null,
  ...more,
});
const planned = (id: number, text: string, more: Partial<Step> = {}) =>
  step(id, text, { plan_id: 5, when: 'this_week', source: 'plan', ours: true, ...more });
const LIST: StepList = {
  results: [
    planned(1, 'Open two schools', { done_at: '2026-11-22T18:00:00Z' }),
    planned(2, 'Give your walk', { due_on: '2026-11-01' }),
    planned(3, 'Ask a park', { when: 'this_year', due_on: '2099-01-15' }),
    step(4, 'Call my aunt'),
    step(6, 'Lead a walk', { source: 'career', ours: true, career: PARK }),
  ],
  plans: [{ id: 5, title: 'Try out Park Naturalist', career: PARK, kept_at: '2026-11-22T10:00:00Z' }],
};

const open = () => show(<NextSteps />, '/profile/next-steps');
const more = async (text: string, entry: string) => {
  press(`More for: ${text}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

beforeEach(() => {
  enter();
  fakeAnswer(listSteps, LIST);
});

it('shows plans, own steps and those of careers, how far one is, and which one is next', async () => {
  open();
  const plan = await screen.findByRole('region', { name: 'Try out Park Naturalist' });
  expect(within(plan).getByText('1 of 3 done')).toBeTruthy();
  expect(within(plan).getByText('This one is next.').parentElement?.textContent).toContain('Give your walk');
  expect(screen.getAllByText('This one is next.')).toHaveLength(1);
  expect(within(plan).getByRole('checkbox', { name: 'Done: Open two schools' })).toHaveProperty('checked', true);
  expect(within(screen.getByRole('region', { name: 'Your own steps' })).getByText('Call my aunt')).toBeTruthy();
  const careers = screen.getByRole('region', { name: 'From career pages' });
  expect(within(careers).getByRole('link', { name: 'Park Naturalist' }).getAttribute('href')).toBe('/careers/park-naturalists');
  expect(screen.getByText(/A parent who said yes to the AI companions can see these steps/)).toBeTruthy();
});

it('says of a day that has passed that it can be moved, and moves it', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^was Nov 1.*, move it\? for Give your walk$/ }));
  const sent = fakeAnswer(changeStep, planned(2, 'Give your walk', { due_on: '2099-02-01' }));
  fill(field('By when?'), '2099-02-01');
  press('Save the day');
  await waitFor(() => expect(screen.queryByLabelText('By when?')).toBeNull());
  expect(sent).toEqual([{ due_on: '2099-02-01' }]);
});

it('without any has two ways in, and a form for an own one', async () => {
  fakeAnswer(listSteps, { results: [], plans: [] });
  open();
  expect((await screen.findByRole('link', { name: 'Look at my careers' })).getAttribute('href')).toBe('/profile/recommendations');
  expect(screen.getByRole('link', { name: 'Ask for a plan' }).getAttribute('href')).toBe('/profile/ai-companions');
  expect(field('Add a step of your own')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('adds a step, and keeps what was typed where it was refused, without a network and when there are too many', async () => {
  fakeAnswer(listSteps, { results: [], plans: [] });
  open();
  const words = await screen.findByLabelText<HTMLInputElement>('Add a step of your own');
  press('Add');
  await waitFor(() => expect(saidAt(words)).toContain('A step is required.'));
  fakeNoNetwork(addStep);
  fill(words, 'Email the nature center');
  press('Add');
  await waitFor(() => expect(saidAt(words)).toContain('Your words are still here.'));
  fakeRefusal(addStep, { status: 409, body: { code: 'steps_full', detail: 'You have 200 steps.' } });
  press('Add');
  await waitFor(() => expect(saidAt(words)).toContain('You have 200 steps.'));
  expect(words.value).toBe('Email the nature center');
  const sent = fakeAnswer(addStep, step(9, 'Email the nature center'));
  fill(field('By when, if you like'), '2099-01-01');
  press('Add');
  await screen.findByText('Added: Email the nature center');
  expect(sent).toEqual([{ text: 'Email the nature center', due_on: '2099-01-01' }]);
  expect(words.value).toBe('');
});

it('changes the words in their place, and keeps them there when they could not be kept', async () => {
  open();
  await screen.findByText('Call my aunt');
  await more('Call my aunt', 'Change the words');
  const words = await screen.findByLabelText<HTMLTextAreaElement>('The step in your words');
  fakeNoNetwork(changeStep);
  fill(words, 'Call my uncle');
  press('Save');
  await waitFor(() => expect(saidAt(words)).toContain('This was not kept.'));
  expect(words.value).toBe('Call my uncle');
  const sent = fakeAnswer(changeStep, step(4, 'Call my uncle'));
  press('Save');
  await waitFor(() => expect(screen.queryByLabelText('The step in your words')).toBeNull());
  expect(sent).toEqual([{ text: 'Call my uncle' }]);
});

it('takes a tick back when it was not kept, and says so', async () => {
  open();
  fakeNoNetwork(changeStep);
  const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: Call my aunt' });
  fireEvent.click(tick);
  await screen.findByText(/^The tick was not kept\./);
  await waitFor(() => expect(tick.checked).toBe(false));
});

it('moves a step by its menu, within its part alone', async () => {
  fakeAnswer(listSteps, { results: [step(1, 'One'), step(2, 'Two')], plans: [] });
  open();
  await screen.findByText('One');
  const sent = fakeAnswer(changeStep, step(1, 'One'));
  press('More for: One');
  expect((await screen.findByRole('menuitem', { name: 'Move up' })).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Move down' }));
  await screen.findByText('One Now number 2 of 2.');
  expect(sent).toEqual([{ after: 2 }]);
});

it('takes a step or a plan out, and puts it back', async () => {
  open();
  await screen.findByText('Call my aunt');
  const taken = fakeAnswer(removeStep, undefined);
  const back = fakeAnswer(restoreStep, step(4, 'Call my aunt'));
  await more('Call my aunt', 'Take it out');
  await screen.findByText('Taken out:');
  press('Undo');
  await waitFor(() => expect(screen.queryByText('Taken out:')).toBeNull());
  expect([taken.length, back.length]).toEqual([1, 1]);
  const gone = fakeAnswer(removePlan, undefined);
  const again = fakeAnswer(restorePlan, LIST.plans[0] as StepList['plans'][0]);
  press('Take out this plan');
  await screen.findByText('Taken out:');
  press('Undo');
  await waitFor(() => expect(screen.queryByText('Taken out:')).toBeNull());
  expect([gone.length, again.length]).toEqual([1, 1]);
});

it('gives no calendar file while no step has a day', async () => {
  fakeAnswer(listSteps, { results: [step(1, 'One')], plans: [] });
  const asked = fakeRefusal(readStepCalendar, { status: 500, body: {} });
  open();
  await screen.findByText('One');
  press('Add to my calendar');
  await screen.findByText(/No step has a date yet/);
  expect(asked).toEqual([]);
});

it('prints what stands there', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open();
  await screen.findByText('Call my aunt');
  press('Print');
  expect(print).toHaveBeenCalledOnce();
});

it('that cannot be read says so and can be asked for again', async () => {
  fakeRefusal(listSteps, { status: 403, body: { detail: 'Not now.', code: 'not_allowed' } });
  open();
  await screen.findByText('Not now.');
  fakeAnswer(listSteps, LIST);
  press('Try again');
  await screen.findByText('Call my aunt');
});

describe('the button beside "Try this"', () => {
  const pages = { '/careers/park-naturalists': <TryStep {...PARK} />, '/signin': 'Sign in first' };
  const NAME = 'Add to my next steps for Park Naturalist';

  it('adds it by one press and leads to the steps, also when it is there already', async () => {
    const sent = fakeAnswer(addTryThis, { step: step(1, 'x'), already_kept: false });
    showPages(pages, '/careers/park-naturalists');
    press(NAME);
    expect((await screen.findByRole('link', { name: 'See them' })).getAttribute('href')).toBe('/profile/next-steps');
    expect(sent).toHaveLength(1);
    expect(screen.getByText(/Added to your next steps\./)).toBeTruthy();
  });

  it('says that it is there already', async () => {
    fakeAnswer(addTryThis, { step: step(1, 'x'), already_kept: true });
    showPages(pages, '/careers/park-naturalists');
    press(NAME);
    await screen.findByText(/This is in your next steps already\./);
  });

  it('says when it could not be added, and can be pressed again', async () => {
    fakeNoNetwork(addTryThis);
    showPages(pages, '/careers/park-naturalists');
    press(NAME);
    await screen.findByText(/^This was not added\./);
    expect(screen.getByRole('button', { name: NAME })).toBeTruthy();
  });

  it('sends a visitor to sign in and adds it once they are back', async () => {
    localStorage.clear();
    const sent = fakeAnswer(addTryThis, { step: step(1, 'x'), already_kept: false });
    const { path, unmount } = showPages(pages, '/careers/park-naturalists');
    press(NAME);
    await screen.findByText('Sign in first');
    expect(path()).toBe('/signin?redirect=/careers/park-naturalists');
    unmount();
    enter();
    showPages(pages, '/careers/park-naturalists');
    await screen.findByText(/Added to your next steps\./);
    expect(sent).toHaveLength(1);
    expect(sessionStorage.getItem('try_this')).toBeNull();
  });

  it('is not there for mentors', () => {
    enter({ ...STUDENT, role: 'Mentor' });
    showPages(pages, '/careers/park-naturalists');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
