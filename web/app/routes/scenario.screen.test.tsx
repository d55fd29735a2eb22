import { type Stage, askStage, listScenarios, submitScenarios } from '@careerscoop/contract/assessment';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeAnswer, fakeNoNetwork, fakeRefusal } from '../../test/fake-api.ts';
import { press, textsOf } from '../../test/hands.ts';
import { enter } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import { SCENARIOS, keptWith, stage } from '../../test/stages.ts';
import type { KeptAnswers } from '../subjects/assessment/kept-answers.ts';
import Scenario from './scenario.tsx';

const KEY = 'scenarios';
const four = [1, 2, 3, 4].map((n) => stage(n));
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '{}') as KeptAnswers;

beforeEach(() => {
  enter();
  fakeAnswer(listScenarios, { results: SCENARIOS, meta: { page: 1, per_page: 50, total: 5, number_of_pages: 1 } });
});

function open(at: string, answers: object) {
  localStorage.setItem(KEY, JSON.stringify(answers));
  const screens = { '/scenario/:scenario_id/:step?': <Scenario />, '/results': <h1>Ten</h1> };
  return showPages(screens, at);
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const choose = (index: number, group: HTMLElement = screen.getByRole('main')) =>
  fireEvent.click(within(group).getAllByRole('radio')[index]!);
const status = () => screen.getByRole('contentinfo').querySelector('p')?.textContent;
const part3Of = (body: unknown) => (body as { scenario_id: number; answers: unknown[] }[]).find((part) => part.scenario_id === 3)?.answers;

describe('a stage of part 3', () => {
  it('is asked for with the last answer before it, and is there when Next is pressed', async () => {
    const asked = fakeAnswer(askStage, stage(2));
    const { path } = open('/scenario/3/5', keptWith(four.slice(0, 1), 6));
    await heading('Choose one of six');
    expect(screen.getAllByText('Part 3 of 4, page 5 of 20')).not.toHaveLength(0);
    expect(asked).toHaveLength(0);
    choose(1);
    await waitFor(() => expect(kept().stages).toHaveLength(2));
    expect(part3Of(asked[0])).toHaveLength(7);
    press('Next');
    expect(path()).toBe('/scenario/3/6');
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(asked).toHaveLength(1);
  });

  it('that is still on its way is waited for, in words', async () => {
    let letGo = () => {};
    fakeAnswer(askStage, stage(1), new Promise((done) => (letGo = done)));
    open('/scenario/3/1', keptWith([]));
    expect(await screen.findByText('Choosing your next questions…')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    act(() => letGo());
    await heading('Choose one of six');
  });

  it('is shown again after the page was loaded anew, without asking', async () => {
    const asked = fakeAnswer(askStage, stage(3));
    open('/scenario/3/7', keptWith(four.slice(0, 2), 3));
    await heading('Would you enjoy it?');
    expect(textsOf(screen.getAllByRole('radiogroup'))).toEqual([
      expect.stringContaining('Second wording 505'),
      expect.stringContaining('Second wording 506'),
    ]);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
    expect(asked).toEqual([]);
  });

  it('needs parts 1 and 2: who comes too early is told, and led there', async () => {
    const asked = fakeAnswer(askStage, stage(1));
    const { path } = open('/scenario/3/4', { ...keptWith([]), answers: { 101: 5 } });
    await heading('First parts 1 and 2');
    expect(path()).toBe('/scenario/3/1');
    press('Open part 1');
    expect(path()).toBe('/scenario/1/2');
    expect(asked).toEqual([]);
  });

  it('that is not due yet leads to the first question that is open', async () => {
    const { path } = open('/scenario/3/18', keptWith(four.slice(0, 2), 3));
    await heading('Choose one of six');
    await waitFor(() => expect(path()).toBe('/scenario/3/8'));
  });

  it('that the server cannot choose says why, and leads to the part', async () => {
    const sentence = 'You gave everything the same number, so we cannot tell what you like. Please go through Part 1 again.';
    fakeRefusal(askStage, { status: 400, body: { scenario_1: [sentence] } });
    const { path } = open('/scenario/3/1', keptWith([]));
    await heading('We cannot choose your next questions yet');
    expect(screen.getByText(`Part 1: ${sentence}`)).toBeTruthy();
    press('Open part 1');
    expect(path()).toBe('/scenario/1/1');
  });
});

describe('Back, and an answer changed', () => {
  it('says before what a change does, after it that questions may be new, and keeps what still fits', async () => {
    const again: Stage[] = [];
    const { path } = open('/scenario/3/5', keptWith(four, 7));
    await heading('Choose one of six');
    expect(status()).toBe('A change may change what follows');
    again.push({ ...stage(2), questions: [stage(2, 1).questions[0]!, ...stage(2).questions.slice(1)] });
    const asked = fakeAnswer(askStage, again[0]!);
    choose(0);
    await waitFor(() => expect(status()).toBe('Later answers that fit are kept'));
    await waitFor(() => expect(asked).toHaveLength(1));
    press('Next');
    expect(path()).toBe('/scenario/3/6');
    await waitFor(() => expect(status()).toBe('New, since you changed an answer'));
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    choose(0);
    press('Next');
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
    press('Next');
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  });

  it('goes from stage 3 to stage 1 and forward again without asking, when nothing is changed', async () => {
    const asked = fakeAnswer(askStage, stage(4));
    const { path } = open('/scenario/3/11', keptWith(four.slice(0, 3), 0));
    await heading('Choose one of six');
    for (let step = 10; step >= 1; step -= 1) {
      press('Previous');
      expect(path()).toBe(`/scenario/3/${step}`);
    }
    for (let step = 2; step <= 11; step += 1) press('Next');
    expect(path()).toBe('/scenario/3/11');
    expect(asked).toEqual([]);
    expect(status()).toBe('Choose one');
  });
});

describe('without a network', () => {
  it('the fixed moments are asked, nothing is lost, and the result is theirs', async () => {
    const failed = fakeNoNetwork(askStage);
    const { path } = open('/scenario/3/5', keptWith(four.slice(0, 1), 6));
    await heading('Choose one of six');
    choose(2);
    press('Next');
    await heading('A week at the club');
    expect(path()).toBe('/scenario/3/1');
    expect(screen.getByText('We could not reach our server.')).toBeTruthy();
    expect(failed.length).toBeGreaterThan(1);
    expect(kept().stages).toHaveLength(1);
    choose(0);
    press('Next');
    await heading('A night on stage');
    choose(5);
    press('Next');
    expect(path()).toBe('/scenario/4');
    press('Next');
    const sent = fakeAnswer(submitScenarios, { detail: 'In.' });
    press('Next: See my ten');
    await heading('Ten');
    expect(part3Of(sent[0])).toEqual([
      { id: 311, answer: 3111 },
      { id: 312, answer: 3126 },
    ]);
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  });

  it('and back again, the stage can be had: one press leads on where the answers stopped', async () => {
    fakeNoNetwork(askStage);
    const { path } = open('/scenario/3/6', keptWith(four.slice(0, 1)));
    await heading('A week at the club');
    choose(0);
    fakeAnswer(askStage, stage(2));
    act(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
    await screen.findByText('We can reach our server again.');
    press('Go on with my questions');
    await heading('Choose one of six');
    expect(path()).toBe('/scenario/3/6');
    expect(kept().stages).toHaveLength(2);
    expect(kept().answers[311]).toBe(3111);
  });

  it('a page that is loaded anew before a fixed moment is answered asks for the stage again', async () => {
    fakeAnswer(askStage, stage(2));
    const { path } = open('/scenario/3/1', { ...keptWith(four.slice(0, 1)), fixed: true });
    await heading('Choose one of six');
    expect(kept().fixed).toBeUndefined();
    await waitFor(() => expect(path()).toBe('/scenario/3/6'));
  });

  it('somebody who has answered all fixed moments, and no stage, hands these in: nothing is asked for', async () => {
    const asked = fakeAnswer(askStage, stage(1));
    const moments = { ...keptWith([]), answers: { ...keptWith([]).answers, 311: 3111, 312: 3121 } };
    open('/scenario/4/1', moments);
    await screen.findByRole('button', { name: 'Next: See my ten' });
    const sent = fakeAnswer(submitScenarios, { detail: 'In.' });
    press('Next: See my ten');
    await heading('Ten');
    expect(part3Of(sent[0])).toHaveLength(2);
    expect(asked).toEqual([]);
  });

  it('a server that answers with a failure is as good as none', async () => {
    fakeRefusal(askStage, { status: 500, body: { detail: 'Something went wrong on our side.' } });
    open('/scenario/3/1', keptWith([]));
    await heading('A week at the club');
  });
});

describe('answers that do not follow', () => {
  const refused = { status: 400, body: { 'scenario_3.354': ['This question does not follow from your answers before it.'] } };

  it('refused when they are handed in (400): the stages are asked anew, what fits is kept, and it is sent again', async () => {
    const { path } = open('/scenario/4/1', keptWith(four));
    await screen.findByRole('button', { name: 'Next: See my ten' });
    const first = fakeRefusal(submitScenarios, refused);
    const asked = fakeAnswer(askStage, stage(1));
    press('Next: See my ten');
    await waitFor(() => expect(first).toHaveLength(1));
    expect(await screen.findByText('Your answers were not sent yet.')).toBeTruthy();
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(part3Of(asked[0])).toEqual([]);
    expect(path()).toBe('/scenario/4/1');
  });

  it('refused when a stage is asked (400): all are asked anew from the first', async () => {
    const asked = fakeRefusal(askStage, refused);
    open('/scenario/3/11', keptWith(four.slice(0, 2)));
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    expect(part3Of(asked[0])).toHaveLength(14);
    expect(part3Of(asked[1])).toEqual([]);
    // A server that goes on refusing does not keep anybody: the fixed moments are asked.
    await heading('A week at the club');
  });

  it('of an older bank are left out: only what this one asks is sent', async () => {
    const older = { ...keptWith(four), answers: { ...keptWith(four).answers, 104: 3, 301: 3013, 9999: 5 } };
    open('/scenario/4/1', older);
    await screen.findByRole('button', { name: 'Next: See my ten' });
    const sent = fakeAnswer(submitScenarios, { detail: 'In.' });
    press('Next: See my ten');
    await heading('Ten');
    expect(part3Of(sent[0])).toHaveLength(28);
    expect(JSON.stringify(sent[0])).not.toMatch(/"id":(104|301|9999)\b/);
  });
});

describe('what was said to the cards of the taste', () => {
  const rated = async (choice: number) =>
    within(await screen.findByRole('radiogroup', { name: 'Feed animals' })).getAllByRole<HTMLInputElement>('radio')[choice]!.checked;

  it('is filled in for who comes within the hour, who is told so and can start anew', async () => {
    open('/scenario/1/1', { tasted_at: Date.now(), answers: { 101: 4 } });
    expect(await rated(3)).toBe(true);
    expect(screen.getByText(/^Taken over from your taste/)).toBeTruthy();
    press('Start anew');
    await waitFor(() => expect(screen.queryByText(/^Taken over from your taste/)).toBeNull());
    expect(await rated(3)).toBe(false);
    expect(kept()).toMatchObject({ user_id: 7, answers: {} });
  });

  it('longer ago is nobody’s, and what a student answered here themselves is told to nobody', async () => {
    const { unmount } = open('/scenario/1/1', { tasted_at: Date.now() - 3_600_000, answers: { 101: 4 } });
    expect(await rated(3)).toBe(false);
    unmount();
    open('/scenario/1/1', keptWith([]));
    expect(await rated(4)).toBe(true);
    expect(screen.queryByText(/^Taken over/)).toBeNull();
  });

  it('becomes a student’s with the sign-in, or nobody’s', () => {
    localStorage.setItem(KEY, JSON.stringify({ tasted_at: Date.now(), answers: { 101: 4 } }));
    enter();
    expect(kept()).toMatchObject({ user_id: 7, answers: { 101: 4 } });
    localStorage.setItem(KEY, JSON.stringify({ answers: { 101: 4 } }));
    enter();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
