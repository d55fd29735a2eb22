import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAnswers, madeUpModel, plainAnswers } from '../test/made-up.ts';
import { AREAS } from './constructs.ts';
import { matchOf } from './match.ts';
import { recommend } from './recommend.ts';

test('a career of the ten has the same fit, score and reasons when it is asked for alone', () => {
  fc.assert(
    fc.property(anyAnswers(), (answers) => {
      const result = recommend(madeUpModel, answers);
      if (result.state !== 'list') throw new Error('a list was expected');
      for (const { code, score, areaPart, fit, reasons, notMuchAsked } of result.careers) {
        expect(matchOf(madeUpModel, answers, code)).toEqual({ code, score, areaPart, fit, reasons, notMuchAsked });
      }
    }),
  );
});

test('no career beyond the ten scores higher than the best', () => {
  const answers = plainAnswers();
  const result = recommend(madeUpModel, answers);
  const best = result.state === 'list' ? result.careers[0]!.score : 0;
  for (const code of madeUpModel.codes) expect(matchOf(madeUpModel, answers, code)!.score).toBeLessThanOrEqual(best);
});

test('a career that is not ranked, and answers that say nothing, have no match', () => {
  expect(matchOf(madeUpModel, plainAnswers(), '99-9999.99')).toBeUndefined();
  expect(matchOf(madeUpModel, plainAnswers({ areas: AREAS.map(() => 3) }), madeUpModel.codes[0]!)).toBeUndefined();
});
