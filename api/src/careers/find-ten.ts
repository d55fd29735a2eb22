import type { Answers } from '@careerscoop/engine/answers';
import { matchOf } from '@careerscoop/engine/match';
import type { Model } from '@careerscoop/engine/model';
import type { Norms } from '@careerscoop/engine/person';
import { recommend } from '@careerscoop/engine/recommend';
import { oneStepChanges } from '@careerscoop/engine/sensitivity';
import { keepFound, keepTen } from './keep-careers.ts';

/** The ten of these answers as rows, any other career beside them, and what they were found by. @throws Error where all answers are equal */
export function findTen(model: Model, answers: Answers, norms: Norms) {
  const matched = recommend(model, answers, norms);
  if (matched.state !== 'list') throw new Error('the stored answers are all equal');
  const changes = oneStepChanges(model, answers, norms);
  return {
    ten: keepTen(matched.careers, changes),
    beyond(onetCode: string) {
      const match = matchOf(model, answers, onetCode, norms);
      return match && keepFound(match, changes);
    },
    found_by: {
      engine_version: matched.engineVersion,
      table_version: matched.tableVersion,
      norm_version: matched.normVersion,
      clarity: matched.clarity,
    },
  };
}
