import { describe, expect, it } from 'vitest';
import { isTasted, noAnswers, readAnswers, withoutTasted } from './kept-answers.ts';

const kept = { user_id: 7, answers: { 101: 4, 301: 3013 }, cone: { 201: 2 }, cups: ['Artistic', null, 'Social'], stages: [] };

describe('readAnswers', () => {
  it('reads what was kept', () => {
    expect(readAnswers(JSON.stringify(kept), 7)).toEqual(kept);
  });

  it('drops the answers of somebody else', () => {
    expect(readAnswers(JSON.stringify(kept), 8)).toEqual(noAnswers(8));
  });

  it.each([null, '', '{', 'null', '7', '"text"', '[]', '{"user_id":"7"}'])('starts empty from %s', (raw) => {
    expect(readAnswers(raw, 7)).toEqual(noAnswers(7));
  });

  it('takes over what was said to the cards before anybody signed in', () => {
    const raw = JSON.stringify({ tasted_at: 1000, answers: { 101: 5, 112: 2 } });
    expect(readAnswers(raw, 7, 2000)).toEqual({ ...noAnswers(7), answers: { 101: 5, 112: 2 }, tasted: [101, 112] });
  });

  it('takes over nothing that nobody known said longer than an hour ago, or at no known time', () => {
    expect(readAnswers(JSON.stringify({ tasted_at: 1000, answers: { 101: 5 } }), 7, 1000 + 3_600_000)).toEqual(noAnswers(7));
    expect(readAnswers('{"answers":{"101":5}}', 7)).toEqual(noAnswers(7));
  });

  it('knows what was said to the cards for as long as it stands there', () => {
    const read = readAnswers(JSON.stringify({ ...kept, tasted: [101, 112] }), 7);
    expect([read.tasted, isTasted(read)]).toEqual([[101, 112], true]);
    const anew = withoutTasted(read);
    expect([anew.answers, isTasted(anew), anew.cone]).toEqual([{ 301: 3013 }, false, kept.cone]);
  });

  it('leaves out values that cannot be', () => {
    const broken = { user_id: 7, answers: { 101: '4', 102: 0, 103: 2.5, 104: 3 }, cone: { 201: 6, 202: 5 }, cups: 'None' };
    expect(readAnswers(JSON.stringify(broken), 7)).toEqual({
      user_id: 7,
      answers: { 104: 3 },
      cone: { 202: 5 },
      cups: [null, null, null],
      stages: [],
    });
  });
});
