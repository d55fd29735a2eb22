import { STAGE_PLAN } from '@careerscoop/engine/stages';
import file from './bank.json' with { type: 'json' };
import { bankFile } from './schema.ts';

/** The bank of part 3, checked against its schema when the server starts. */
export const bank = bankFile.parse(file);

/** How many choices of six part 3 has. */
export const CHOICES = STAGE_PLAN.stages.flat().filter((kind) => kind === 'choice').length;
