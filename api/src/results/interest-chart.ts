import type { Career } from '@careerscoop/catalogue/career';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import type { ScenarioAnswers } from '@careerscoop/contract/assessment';
import type { InterestChart } from '@careerscoop/contract/results';
import { AREAS, TYPES } from '@careerscoop/engine/constructs';
import { typeMeans } from '@careerscoop/engine/person';
import type { StoredScenario } from '../assessment/items.sql.ts';
import { phrases } from '../assessment/content/phrases.ts';
import { readAnswers } from '../assessment/read-answers.ts';

const AREAS_DRAWN = 5;
const tenth = (figure: number) => Math.round(figure * 10) / 10;

/**
 * What the student rated beside what the work is about: the six kinds of interest, and the five areas that the work has
 * most of. Nothing is stored: it is read from the answers that the career came of, if they can still be read.
 */
export function interestChart(career: Career, scenarios: StoredScenario[], given: ScenarioAnswers[]): InterestChart | null {
  const { answers } = readAnswers(scenarios, given, null);
  const { areas: figures, interests } = career;
  if (!answers || !figures) return null;
  const means = typeMeans(answers.areas);
  const { source, date } = loadCatalogue().provenance['interests'] ?? { source: '', date: '' };
  return {
    types: TYPES.map((type, at) => ({
      type,
      name: phrases.types[type].name,
      student: tenth(means[at] ?? 0),
      career: tenth(interests[type]),
    })),
    areas: AREAS.map(({ key }, at) => ({ key, at, figure: figures[at] ?? 0 }))
      .sort((one, other) => other.figure - one.figure)
      .slice(0, AREAS_DRAWN)
      .map(({ key, at, figure }) => ({
        key,
        name: phrases.areas[key].name,
        student: answers.areas[at] ?? 0,
        career: tenth(figure),
      })),
    source: { source, year: date },
  };
}
