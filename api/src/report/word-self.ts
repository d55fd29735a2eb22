import type { Report } from '@careerscoop/contract/report';
import type { Answers } from '@careerscoop/engine/answers';
import { AREAS, TYPES } from '@careerscoop/engine/constructs';
import type { Strengths } from '@careerscoop/engine/strengths';
import { phrases } from '../assessment/content/phrases.ts';

type Self = NonNullable<Report['self']>;

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The six kinds of interest, each with the mean of the student's own ratings: every figure is one that they gave. */
export function wordTypes({ areas, types: picks }: Answers, { types: leading }: Strengths): Self['types'] {
  return TYPES.map((type) => {
    const ratings = areas.filter((_, at) => AREAS[at]?.type === type);
    const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    const { name, meaning } = phrases.types[type];
    const place = picks.indexOf(type);
    return {
      type,
      name: capital(name),
      meaning,
      rating: Math.round(mean * 10) / 10,
      picked: place < 0 ? null : place + 1,
      leads: leading.flat().includes(type),
    };
  });
}

/** The interest areas that stand out, highest first, with what was rated. */
export function wordAreas({ areas: ratings }: Answers, { areas }: Strengths): Self['areas'] {
  return areas.map((key) => {
    const { name, meaning } = phrases.areas[key];
    return { key, name: capital(name), meaning, rating: ratings[AREAS.findIndex((area) => area.key === key)] ?? 1 };
  });
}
