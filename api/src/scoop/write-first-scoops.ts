import { careerByCode } from '@careerscoop/catalogue/load';
import type { Services } from '../platform/services.ts';
import { scoopQuestions } from './scoop-answers.ts';
import { modelText } from './scoop-texts.ts';

/**
 * Has the model write the first scoops of a career ahead of the first look, so that nobody waits for them. What it does not
 * manage stays built in; another student's match tries again.
 */
export async function writeFirstScoops(services: Services, onetCode: string): Promise<void> {
  const career = careerByCode(onetCode);
  if (!career) return;
  for (const asked of scoopQuestions(career)) {
    let away = false;
    await modelText(services, career, asked, 1, (faults) => {
      away = faults.every((fault) => fault.startsWith('model:'));
    });
    // A model that is away is not asked four more times.
    if (away) return;
  }
}
