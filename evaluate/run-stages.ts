import { SKILLS, TYPES } from '@careerscoop/engine/constructs';
import { NO_NORMS, type Norms, personOf } from '@careerscoop/engine/person';
import { rankCatalogue } from '@careerscoop/engine/ranking';
import { WEIGHTS } from '@careerscoop/engine/weights';
import { typeMeans } from '@careerscoop/engine/person';
import { preparation } from '@careerscoop/engine/preparation';
import { correlation } from '@careerscoop/engine/linear';
import type { Student } from './answering.ts';
import { estimate, type Estimate } from './bootstrap.ts';
import { cohortOf, type Setting } from './cohort.ts';
import { mean, overlap } from './measures.ts';
import { confirmationPlan } from './plans.ts';
import { inStages } from './staged.ts';
import type { Tables } from './tables.ts';

/** Part 3 as fixed questions, in stages, and in stages with half norms. */
const WAYS = ['fixed', 'staged', 'staged_half_norms'] as const;
type Way = (typeof WAYS)[number];

/** Skills that are all in one band say nothing. */
const UNSAID = 3;

export interface WayFigures {
  /** By career, in the plain ten; either of the two careers in B. */
  hit: Estimate;
  /** Places of their own in the ten that is shown, and with the near-twins named under them. */
  hit_shown: number;
  hit_seen: number;
  /** Lowest hit rate of the six leading types. */
  worst_type: number;
  realistic: number;
  /** Careers of the ten that return on another day. */
  retest: number;
}

export interface StageFigures {
  ways: Record<Setting, Record<Way, WayFigures>>;
  /** With the same 48 ratings and nothing else, or the goal as well: six types of them, and the engine. */
  baselines: Record<Setting, Record<'own_types' | 'own_types_goal' | 'own_areas' | 'own_areas_goal', number>>;
}

type Ranked = { plain: readonly number[]; shown: readonly number[]; seen: readonly number[] };

/** What choosing the questions of part 3 brings, on the worlds of the confirmation. */
export function runStages(tables: Tables): StageFigures {
  const settings = (['A', 'B', 'C'] as const).map((setting) => {
    const plan = confirmationPlan(setting, tables);
    const [first, again] = cohortOf(plan, tables, 2) as [Student[], Student[]];
    const norms = normsOf(first, plan.seeds.length);
    const figures = WAYS.map((way) => {
      const asked = (students: Student[], day: number) => (way === 'fixed' ? students : inStages(students, tables.model, day));
      const by = way === 'staged_half_norms' ? norms : null;
      return [way, figuresOf(ranked(asked(first, 1), tables, by), ranked(asked(again, 2), tables, by), first, tables)];
    });
    const baseline = (goal: boolean) => mean(first.map((student) => Number(hits(student, typesTen(student, tables, goal)))));
    const engine = (goal: boolean) => mean(first.map((student) => Number(hits(student, ratingsTen(student, tables, goal)))));
    const own = {
      own_types: baseline(false),
      own_types_goal: baseline(true),
      own_areas: engine(false),
      own_areas_goal: engine(true),
    };
    return [setting, Object.fromEntries(figures), own] as const;
  });
  return {
    ways: Object.fromEntries(settings.map(([setting, figures]) => [setting, figures])) as StageFigures['ways'],
    baselines: Object.fromEntries(settings.map(([setting, , own]) => [setting, own])) as StageFigures['baselines'],
  };
}

/** Means of the first ratings in each world, as if 500 of its students had answered before. */
function normsOf(students: readonly Student[], worlds: number): (at: number) => Norms {
  const each = students.length / worlds;
  const norms = Array.from({ length: worlds }, (_, world): Norms => {
    const some = students.slice(Math.round(world * each), Math.round((world + 1) * each));
    const areaMeans = some[0]!.answers.areas.map((__, area) => mean(some.map(({ answers }) => answers.areas[area]!)));
    return { version: `world-${world}`, areaMeans, students: 500 };
  });
  return (at) => norms[Math.min(Math.floor(at / each), worlds - 1)]!;
}

function ranked(students: readonly Student[], { model }: Tables, norms: ((at: number) => Norms) | null): Ranked[] {
  return students.map(({ answers }, at) => {
    const { leading, list, folded } = rankCatalogue(model, answers, norms ? norms(at) : NO_NORMS);
    return { plain: leading.slice(0, 10), shown: list, seen: [...list, ...folded.flat()] };
  });
}

function figuresOf(lists: readonly Ranked[], again: readonly Ranked[], students: readonly Student[], tables: Tables): WayFigures {
  const rate = (of: (list: Ranked) => readonly number[]) => mean(lists.map((list, i) => Number(hits(students[i]!, of(list)))));
  const careers = students.map(({ person }) => person.target.career);
  const hit = lists.map(({ plain }, i) => Number(hits(students[i]!, plain)));
  const byType = TYPES.map((_, type) => mean(hit.filter((__, i) => leadingType(tables, careers[i]!) === type)));
  return {
    hit: estimate(hit, careers),
    hit_shown: rate(({ shown }) => shown),
    hit_seen: rate(({ seen }) => seen),
    worst_type: Math.min(...byType),
    realistic: byType[0]!,
    retest: mean(lists.map(({ plain }, i) => overlap(plain, again[i]!.plain))),
  };
}

function hits({ person: { target } }: Student, list: readonly number[]): boolean {
  return list.includes(target.career) || (target.second !== undefined && list.includes(target.second.career));
}

function leadingType({ types }: Tables, career: number): number {
  const row = types.subarray(career * TYPES.length, (career + 1) * TYPES.length);
  return row.indexOf(Math.max(...row));
}

/** The ten by the six type means of the student's own ratings, alone or with the engine's preparation term. */
function typesTen({ answers }: Student, { careers, interests, model }: Tables, goal: boolean): number[] {
  const own = typeMeans(personOf(answers, WEIGHTS).ratings);
  const scores = Array.from({ length: careers }, (_, career) => {
    const fit = correlation(own, interests.subarray(career * TYPES.length, (career + 1) * TYPES.length));
    return goal && answers.goal !== null ? fit + WEIGHTS.preparation * preparation(answers.goal, model.educationNeed[career]!) : fit;
  });
  return scores
    .map((_, career) => career)
    .sort((one, other) => scores[other]! - scores[one]!)
    .slice(0, 10);
}

/** The engine's ten when it is given no more than those baselines are: the ratings, alone or with the goal. */
function ratingsTen({ answers }: Student, { model }: Tables, goal: boolean): readonly number[] {
  const { areas } = answers;
  const alone = { areas, skills: SKILLS.map(() => UNSAID), situations: [], types: [], goal: goal ? answers.goal : null };
  return rankCatalogue(model, alone).leading.slice(0, 10);
}
