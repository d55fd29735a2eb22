import { careerByCode } from '@careerscoop/catalogue/load';
import codes from './home-careers.json' with { type: 'json' };

/** A career as the start page shows it, with the scene of its code. */
export interface HomeCareer {
  onet_code: string;
  title: string;
  description: string;
}

/** The careers of the start page, read while the build writes it: nothing of the catalogue reaches the browser's script. */
export function homeCareers(): HomeCareer[] {
  return codes.map((onet_code) => {
    const career = careerByCode(onet_code);
    if (!career?.words) throw new Error(`home-careers.json: ${onet_code} has no words`);
    return { onet_code, title: career.mask_title, description: career.words.summary };
  });
}
