import { askStage, listScenarios } from '@careerscoop/contract/assessment';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAnswer } from '../../test/fake-api.ts';
import { press } from '../../test/hands.ts';
import { enter } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import { SCENARIOS, keptWith, stage } from '../../test/stages.ts';
import type { KeptAnswers } from '../subjects/assessment/kept-answers.ts';
import Scenario from './scenario.tsx';

const KEY = 'scenarios';
const first = [stage(1)];

beforeEach(() => {
  enter();
  fakeAnswer(listScenarios, { results: SCENARIOS, meta: { page: 1, per_page: 50, total: 5, number_of_pages: 1 } });
  fakeAnswer(askStage, stage(1));
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

async function open(at: string, answers: KeptAnswers) {
  localStorage.setItem(KEY, JSON.stringify({ moves_on: true, ...answers }));
  const shown = showPages({ '/scenario/:scenario_id/:step?': <Scenario /> }, at);
  await screen.findAllByRole('radio');
  return shown;
}

const radios = (group: HTMLElement = screen.getByRole('main')) => within(group).getAllByRole('radio');
function tap(target: HTMLElement): void {
  fireEvent.pointerDown(target);
  fireEvent.click(target);
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const byItself = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Next by itself' });

describe('the next page comes by itself', () => {
  it('once a finger has chosen: what was chosen is seen first, then the new heading has the focus', async () => {
    const { path } = await open('/scenario/3/1', keptWith(first, 0));
    tap(radios()[2]!);
    expect(path()).toBe('/scenario/3/1');
    expect(radios()[2]).toHaveProperty('checked', true);
    await wait(700);
    expect(path()).toBe('/scenario/3/2');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('after the last of several answers alone', async () => {
    const { path } = await open('/scenario/3/2', keptWith(first, 1));
    const [one, other] = screen.getAllByRole('radiogroup');
    tap(radios(one)[3]!);
    await wait(2000);
    expect(path()).toBe('/scenario/3/2');
    tap(radios(other)[1]!);
    await wait(700);
    expect(path()).toBe('/scenario/3/3');
  });

  it('and a double tap does not answer it', async () => {
    const { path } = await open('/scenario/3/2', keptWith(first, 2));
    const [, second] = screen.getAllByRole('radiogroup');
    tap(radios(second)[1]!);
    tap(radios(second)[1]!);
    await wait(620);
    expect(path()).toBe('/scenario/3/3');
    tap(radios()[0]!);
    expect(radios()[0]).toHaveProperty('checked', false);
    await wait(300);
    tap(radios()[0]!);
    expect(radios()[0]).toHaveProperty('checked', true);
  });

  it('not for the keyboard, whose arrows go through answers that nobody has chosen yet', async () => {
    const { path } = await open('/scenario/3/1', keptWith(first, 0));
    tap(screen.getByRole('main'));
    fireEvent.keyDown(radios()[0]!, { key: 'ArrowRight' });
    fireEvent.click(radios()[1]!);
    await wait(2000);
    expect(path()).toBe('/scenario/3/1');
    press('Next');
    expect(path()).toBe('/scenario/3/2');
  });

  it('not after Back: a page that is answered stays, also when its answer is changed', async () => {
    const { path } = await open('/scenario/3/2', keptWith(first, 3));
    press('Previous');
    expect(path()).toBe('/scenario/3/1');
    tap(radios()[4]!);
    await wait(2000);
    expect(path()).toBe('/scenario/3/1');
  });

  it('later when the mind is changed at once, and not when a finger goes elsewhere', async () => {
    const { path } = await open('/scenario/3/1', keptWith(first, 0));
    tap(radios()[2]!);
    await wait(500);
    tap(radios()[3]!);
    await wait(500);
    expect(path()).toBe('/scenario/3/1');
    fireEvent.pointerDown(screen.getByRole('main'));
    await wait(2000);
    expect(path()).toBe('/scenario/3/1');
  });

  it('unless somebody turns it off, which is kept, and said of both before the questions', async () => {
    const { path } = await open('/scenario/3/1', keptWith(first, 0));
    expect(within(screen.getByRole('banner')).getByText(/^After the last tap on a page/)).toBeTruthy();
    expect(byItself().checked).toBe(true);
    tap(byItself());
    expect(byItself().checked).toBe(false);
    expect(within(screen.getByRole('banner')).queryByText(/^After the last tap on a page/)).toBeNull();
    tap(radios()[2]!);
    await wait(2000);
    expect(path()).toBe('/scenario/3/1');
    expect((JSON.parse(localStorage.getItem(KEY) ?? '{}') as KeptAnswers).moves_on).toBe(false);
  });

  it('not where a page asks for a second look: all answers are the same', async () => {
    const { path } = await open('/scenario/1/1', { ...keptWith([]), answers: { 102: 3 } });
    tap(radios()[2]!);
    expect(await screen.findByText('All your answers are the same.')).toBeTruthy();
    await wait(2000);
    expect(path()).toBe('/scenario/1/1');
  });
});
