import { describe, expect, it } from 'vitest';
import { SCENARIOS, keptWith, question, stage } from '../../../test/stages.ts';
import { type KeptAnswers, readAnswers } from './kept-answers.ts';
import { doneShare, openParts, submissionOf } from './part-state.ts';
import { findScreen, screensOf } from './screens.ts';
import { askedParts, basisOf, begunStages, followingStages, offeredKey, stagedAnswer, withStage } from './staged.ts';
import { placeLine, statusLine } from './status-line.ts';

const four = [1, 2, 3, 4].map((n) => stage(n));
const change = (kept: KeptAnswers, answers: Record<string, number>) => ({ ...kept, answers: { ...kept.answers, ...answers } });
const firstChoice = four[0]!.questions[0]!;

describe('stages kept in the browser', () => {
  it('follow while the answers before them are the same', () => {
    expect(followingStages(SCENARIOS, keptWith(four))).toHaveLength(4);
    expect(begunStages(SCENARIOS, keptWith(four, 0))).toBe(3);
  });

  it.each([
    ['a rating', { 101: 4 }, 0],
    ['a choice of stage 1', { [offeredKey(firstChoice)]: firstChoice.options![0]!.id }, 1],
    ['a second rating of stage 3', { 509: 1 }, 3],
  ])('do not follow any more after %s is changed, and follow again when it is changed back', (_, answers, left) => {
    const kept = keptWith(four);
    expect(followingStages(SCENARIOS, change(kept, answers))).toHaveLength(left);
    expect(followingStages(SCENARIOS, change(change(kept, answers), kept.answers))).toHaveLength(4);
  });

  it('do not follow while a skill is out of the cone', () => {
    expect(followingStages(SCENARIOS, { ...keptWith(four), cone: { 201: 1 } })).toEqual([]);
  });

  it('keep an answer that still fits: the same six in another order, and every second rating', () => {
    const kept = keptWith(four.slice(0, 1));
    expect(stagedAnswer(kept, { ...firstChoice, options: firstChoice.options!.toReversed() })).toBe(firstChoice.options![2]!.id);
    expect(stagedAnswer(kept, stage(1, 1).questions[0]!)).toBeUndefined();
    expect(stagedAnswer(kept, stage(1, 1).questions[1]!)).toBe(4);
  });

  it('take an answer that no longer stands on the screen for none', () => {
    expect(stagedAnswer({ answers: { [offeredKey(firstChoice)]: 9 } }, firstChoice)).toBeUndefined();
    expect(stagedAnswer({ answers: { 501: 6 } }, question(501, 'Again'))).toBeUndefined();
  });

  it('say of a stage in the place of an answered one that it is asked again', () => {
    const kept = keptWith(four);
    const next = { after: 'other', questions: stage(2, 1).questions };
    expect(withStage(kept, 1, next).map(({ again = false }) => again)).toEqual([false, true, false, false]);
    expect(withStage(keptWith(four.slice(0, 1)), 1, next)[1]).toEqual(next);
  });

  it('are read up to the first that is broken', () => {
    const kept = keptWith(four);
    expect(readAnswers(JSON.stringify(kept), 7)).toEqual(kept);
    for (const broken of [null, 7, { after: 1 }, { after: 'x', questions: [] }, { after: 'x', questions: [{ id: 'a' }] }]) {
      const stages = kept.stages.map((each, at) => (at === 2 ? broken : each));
      expect(readAnswers(JSON.stringify({ ...kept, stages }), 7).stages).toEqual(kept.stages.slice(0, 2));
    }
    expect(readAnswers(JSON.stringify({ ...kept, stages: 'none', fixed: 1 }), 7)).toEqual({ ...kept, stages: [] });
  });
});

describe('part 3 as it is asked', () => {
  const screens = (kept: KeptAnswers) => screensOf(askedParts(SCENARIOS, kept), true).filter(({ scenario }) => scenario.scenario_id === 3);

  it('gives a choice its own screen, two second ratings one, and waits behind the last stage that is known', () => {
    expect(screens(keptWith([])).map(({ kind }) => kind)).toEqual(['wait']);
    const kinds = ['choice', 'again', 'choice', 'again', 'choice'];
    expect(screens(keptWith(four.slice(0, 1))).map(({ kind }) => kind)).toEqual([...kinds, 'wait']);
    const all = screens(keptWith(four));
    expect(all.map(({ kind }) => kind)).toEqual([...kinds, ...kinds, ...kinds, ...kinds]);
    expect(all.map(({ step }) => step)).toEqual(all.map((_, index) => index + 1));
    expect(placeLine(screens(keptWith(four.slice(0, 2)))[6]!)).toBe('Part 3 of 4, page 7 of 20');
    expect(placeLine(screens(keptWith([]))[0]!)).toBe('Part 3 of 4');
  });

  it('finds its screens by their addresses: too far is where the next stage comes', () => {
    const shown = screensOf(askedParts(SCENARIOS, keptWith(four.slice(0, 1))), true);
    expect(shown[findScreen(shown, '3', '4')]?.kind).toBe('again');
    expect(shown[findScreen(shown, '3', '19')]?.kind).toBe('wait');
  });

  it('counts what is still open of all 28, whichever stages are known', () => {
    const kept = keptWith(four.slice(0, 2), 3);
    const [part] = askedParts(SCENARIOS, kept).filter(({ scenario_id }) => scenario_id === 3);
    expect(doneShare(part!, kept)).toBeCloseTo(10 / 28);
    expect(openParts(askedParts(SCENARIOS, kept), kept)).toEqual([
      { scenario_id: 3, title: 'What fits you best', question_id: 355, count: 18 },
    ]);
    expect(openParts(askedParts(SCENARIOS, keptWith(four)), keptWith(four))).toEqual([]);
  });

  it('sends each answer by its question, in the order asked', () => {
    const kept = keptWith(four);
    const sent = submissionOf(askedParts(SCENARIOS, kept), kept).find(({ scenario_id }) => scenario_id === 3);
    expect(sent?.answers.map(({ id }) => id)).toEqual(four.flatMap(({ questions }) => questions.map(({ id }) => id)));
    expect(sent?.answers.slice(0, 2)).toEqual([
      { id: 351, answer: firstChoice.options![2]!.id },
      { id: 501, answer: 4 },
    ]);
  });

  it('is the fixed moments where a stage could not be had, and where all of them are answered and no stage was', () => {
    const moments = { 311: 3112, 312: 3121 };
    expect(screens({ ...keptWith([]), fixed: true }).map(({ kind }) => kind)).toEqual(['situation', 'situation']);
    expect(screens(change(keptWith([]), moments)).map(({ kind }) => kind)).toEqual(['situation', 'situation']);
    expect(screens(change(keptWith(four), moments))).toHaveLength(20);
    expect(screens(change(keptWith([]), { ...moments, 312: 9 })).map(({ kind }) => kind)).toEqual(['wait']);
  });

  it('says what a change does, and why something is asked again', () => {
    const kept = keptWith(four.slice(0, 1), 1);
    const [choice, again] = screens(kept);
    expect(statusLine(choice!, kept)).toBe('Change your mind any time');
    expect(statusLine(choice!, kept, { decides: true })).toBe('A change may change what follows');
    expect(statusLine(again!, kept)).toBe('2 more on this page');
    expect(statusLine(again!, kept, { decides: true, again: true })).toBe('New, since you changed an answer');
  });
});

it('a basis holds every answer before, and is none while one is open', () => {
  const kept = keptWith(four.slice(0, 1));
  expect(basisOf(SCENARIOS, kept, [])).toBe('101=5 102=2 201=1 202=4');
  expect(basisOf(SCENARIOS, kept, kept.stages)).toMatch(/^101=5 102=2 201=1 202=4 351=\d+ 501=4 502=4 /);
  expect(basisOf(SCENARIOS, { ...kept, answers: { 101: 5 } }, [])).toBeUndefined();
});
