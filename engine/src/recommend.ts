import { allEqual, checkAnswers, type Answers } from './answers.ts';
import { chartOf, type Chart } from './chart.ts';
import { clarityOf, confidenceOf, signalsOf, signsOf, type Clarity, type Signs } from './confidence.ts';
import type { AreaKey } from './constructs.ts';
import { CORE } from './diversify.ts';
import { fitOf, type Fit } from './fit.ts';
import type { Model } from './model.ts';
import { NO_NORMS, type Norms } from './person.ts';
import { rankCatalogue, type Ranking } from './ranking.ts';
import { reasonsOf, type CareerReasons } from './reasons.ts';
import { statementsOf, type Statement } from './statements.ts';
import { stretchReasonsOf } from './stretch.ts';
import { ENGINE_VERSION } from './version.ts';

/** One of the ten. */
export interface RecommendedCareer extends CareerReasons {
  code: string;
  /** Place in the list, 1-10. */
  rank: number;
  /** Place in the whole catalogue, 1-60: the three stretch careers come from behind the core. */
  place: number;
  kind: 'core' | 'stretch';
  score: number;
  /** Correlation of the student's areas with the career's, -1 to 1; `fit` is its word. */
  areaPart: number;
  fit: Fit;
  /** Codes of near-twins that stood high enough for the seven and are shown under this one, best first. */
  alike: string[];
  /**
   * Areas a stretch career shares with the answers and areas in which it differs from the core; empty for
   * core.
   */
  shares: AreaKey[];
  differs: AreaKey[];
  chart: Chart;
}

interface Versions {
  engineVersion: string;
  tableVersion: string;
  normVersion: string;
}

/** Ten careers: seven core, three stretch. */
export interface RecommendedList extends Versions {
  state: 'list';
  careers: RecommendedCareer[];
  /** 0 to 1; shown as the word `clarity`, never as a number. */
  confidence: number;
  clarity: Clarity;
  signs: Signs;
}

/** No list: every area got the same rating, so the student is offered that page again. */
export interface NoList extends Versions {
  state: 'no_list';
  reason: 'all_areas_equal';
}

export type Recommendation = RecommendedList | NoList;

/**
 * Ranks the catalogue for one student and says why. The same model, answers and norms always give the same
 * result.
 * @throws RangeError naming the first answer that is none.
 */
export function recommend(model: Model, answers: Answers, norms: Norms = NO_NORMS): Recommendation {
  checkAnswers(answers);
  const versions = {
    engineVersion: ENGINE_VERSION,
    tableVersion: model.tableVersion,
    normVersion: norms.version,
  };
  if (allEqual(answers.areas)) return { state: 'no_list', reason: 'all_areas_equal', ...versions };
  const ranking = rankCatalogue(model, answers, norms);
  const signals = signalsOf(ranking);
  const signs = signsOf(answers, signals);
  const confidence = confidenceOf(signals);
  const statements = statementsOf(answers, ranking.person);
  return {
    state: 'list',
    careers: ranking.list.map((career, i) => describe(model, statements, ranking, career, i)),
    confidence,
    clarity: clarityOf(confidence, signs),
    signs,
    ...versions,
  };
}

function describe(model: Model, statements: readonly Statement[], ranking: Ranking, career: number, index: number): RecommendedCareer {
  const { person, leading, scores, areaParts } = ranking;
  const place = leading.indexOf(career);
  const stretch = index >= CORE;
  return {
    code: model.codes[career]!,
    rank: index + 1,
    place: place + 1,
    kind: stretch ? 'stretch' : 'core',
    score: scores[place]!,
    areaPart: areaParts[place]!,
    fit: fitOf(areaParts[place]!),
    alike: ranking.folded[index]!.map((position) => model.codes[position]!),
    ...reasonsOf(model, statements, person, career),
    ...(stretch ? stretchReasonsOf(model, ranking, career) : { shares: [], differs: [] }),
    chart: chartOf(model, person, career),
  };
}
