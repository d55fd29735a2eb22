import { careerByCode } from '@careerscoop/catalogue/load';
import { isAreaKey, type AreaKey } from '../art/areas.ts';
import codes from './home-careers.json' with { type: 'json' };

/** A career as the start page shows it. */
export interface HomeCareer {
  slug: string;
  title: string;
  description: string;
}

type Pictured = HomeCareer & { areas: readonly [AreaKey, ...AreaKey[]] };

/**
 * The careers of the start page, read while the build writes it: nothing of the catalogue reaches the browser's script.
 * Each is pictured by the first of its areas that none before it has.
 */
export function homeCareers(): Pictured[] {
  const taken = new Set<AreaKey>();
  return codes.map((code) => {
    const career = careerByCode(code);
    if (!career?.words) throw new Error(`home-careers.json: ${code} has no words`);
    const areas = career.leading_areas.filter(isAreaKey);
    const lead = areas.find((area) => !taken.has(area)) ?? areas[0] ?? 'new_ideas';
    taken.add(lead);
    return {
      slug: career.slug,
      title: career.mask_title,
      description: career.words.summary,
      areas: [lead, ...areas.filter((area) => area !== lead)],
    };
  });
}
