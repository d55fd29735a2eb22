import type { Result } from '@careerscoop/contract/careers';
import { isAreaKey, type AreaKey } from '../../art/areas.ts';
import { CAST, type Look } from '../../art/cast.ts';

/** What the pictures of a career are made of. */
export interface CareerLook {
  /** The areas whose tools are shown, the leading one first. */
  areas: readonly [AreaKey, ...AreaKey[]];
  who: Look;
}

const PEOPLE: readonly Look[] = Object.values(CAST);
const PLAIN: CareerLook = { areas: ['new_ideas'], who: CAST.puffs };

/**
 * The look of each career, by the id of its result. A person's careers often share their leading area, and
 * ten pictures of one paw tell nothing: each takes the first of its areas that none before has, and another
 * person.
 */
export function careerLooks(careers: readonly Result[]): (id: number) => CareerLook {
  const taken = new Set<AreaKey>();
  const looks = new Map<number, CareerLook>();
  careers.forEach(({ id, areas }, index) => {
    const known = areas.filter(isAreaKey);
    const lead = known.find((area) => !taken.has(area)) ?? known[0] ?? PLAIN.areas[0];
    taken.add(lead);
    const who = PEOPLE[(index + 1) % PEOPLE.length] ?? PLAIN.who;
    looks.set(id, { areas: [lead, ...known.filter((area) => area !== lead)], who });
  });
  return (id) => looks.get(id) ?? PLAIN;
}
