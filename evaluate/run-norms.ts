import { AREAS } from '@careerscoop/engine/constructs';
import { NO_NORMS, type Norms } from '@careerscoop/engine/person';
import { rankCatalogue } from '@careerscoop/engine/ranking';
import type { Student } from './answering.ts';
import { studentsOf } from './cohort.ts';
import { mean, overlap } from './measures.ts';
import { allCareers, SEEDS, testCareers } from './plans.ts';
import { randomOf } from './random.ts';
import type { Tables } from './tables.ts';
import { ASSUMPTIONS } from './world.ts';

/** How many students answered before, and with how many of them norms count half. */
const BEFORE = [50, 100, 400, 1600] as const;
const HALF_AT = [100, 500, 2000] as const;
/** The engine's own. */
const OWN_HALF = 500;
/** How much of an item's popularity is another by the time the norms are used. */
const DRIFT = 0.5;

interface Row {
  before: number;
  half_at: number;
  /** Own career in the plain ten: A, C, and C where half of the variance of what is popular has changed since. */
  hit_a: number;
  hit_c: number;
  hit_c_drifted: number;
  /** Careers of the ten that stay when the next version of the norms comes (a tenth or fifty more students). */
  stay: number;
}
export interface NormFigures {
  none: Pick<Row, 'hit_a' | 'hit_c'>;
  rows: Row[];
}

/** What norms bring, and cost when they are young or old; fixed questions, and people before as in C. */
export function runNorms(tables: Tables): NormFigures {
  const worlds = SEEDS.norms.map((seed) => worldOfStudents(seed, tables));
  const hits = (setting: 'a' | 'c', normsIn: (world: (typeof worlds)[number]) => Norms) =>
    mean(
      worlds.flatMap((world) =>
        tens(world[setting], tables, normsIn(world)).map((ten, i) => Number(ten.includes(careerOf(world[setting][i]!)))),
      ),
    );
  const rows = BEFORE.flatMap((before) =>
    HALF_AT.map((half_at): Row => {
      const next = Math.max(before + 50, Math.ceil(before * 1.1));
      return {
        before,
        half_at,
        hit_a: hits('a', (world) => normsOf(world.earlier, before, half_at)),
        hit_c: hits('c', (world) => normsOf(world.earlier, before, half_at)),
        hit_c_drifted: hits('c', (world) => drifted(normsOf(world.earlier, before, half_at), world.seed)),
        stay: mean(
          worlds.flatMap(({ c, earlier }) => {
            const then = tens(c, tables, normsOf(earlier, next, half_at));
            return tens(c, tables, normsOf(earlier, before, half_at)).map((ten, i) => overlap(ten, then[i]!));
          }),
        ),
      };
    }),
  );
  return { none: { hit_a: hits('a', () => NO_NORMS), hit_c: hits('c', () => NO_NORMS) }, rows };
}

function worldOfStudents(seed: number, tables: Tables) {
  const careers = testCareers(tables);
  const others = allCareers(tables).filter((career) => !careers.includes(career));
  const earlier = studentsOf({ setting: 'C', seeds: [seed], careers: others, repeats: 4 }, tables);
  const random = randomOf(seed + 1);
  const order = earlier.map((student) => [random.uniform(), student] as const).sort(([one], [other]) => one - other);
  return {
    seed,
    a: studentsOf({ setting: 'A', seeds: [seed], careers, repeats: 1 }, tables),
    c: studentsOf({ setting: 'C', seeds: [seed], careers, repeats: 1 }, tables),
    earlier: order.map(([, student]) => student),
  };
}

/** Means of the first so many; the engine counts half at 500, so their number is set for the same share. */
function normsOf(earlier: readonly Student[], before: number, half_at: number): Norms {
  const some = earlier.slice(0, before);
  const areaMeans = AREAS.map((_, area) => mean(some.map(({ answers }) => answers.areas[area]!)));
  return { version: `${before}`, areaMeans, students: (OWN_HALF * before) / half_at };
}

/** As if the norms were of a time when other things were popular: half of the variance of popularity is another. */
function drifted(norms: Norms, seed: number): Norms {
  const random = randomOf(seed + 2);
  const middle = mean(norms.areaMeans!);
  const spread = Math.sqrt(DRIFT) * ASSUMPTIONS.itemPopularity;
  const areaMeans = norms.areaMeans!.map((own) => middle + Math.sqrt(1 - DRIFT) * (own - middle) + spread * random.normal());
  return { ...norms, areaMeans };
}

function tens(students: readonly Student[], { model }: Tables, norms: Norms): number[][] {
  return students.map(({ answers }) => rankCatalogue(model, answers, norms).leading.slice(0, 10));
}

function careerOf({ person }: Student): number {
  return person.target.career;
}
