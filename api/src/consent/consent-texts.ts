import { purposeField } from '@careerscoop/contract/consent';
import { z } from 'zod';
import file from './consent-texts.json' with { type: 'json' };

const line = z.string().min(1);
const schema = z.strictObject({
  version: z.string().min(1).max(20),
  purposes: z
    .array(z.strictObject({ purpose: purposeField, title: line, about: line, what: line, why: line, who: line }))
    .length(purposeField.options.length),
  collected: z.array(z.strictObject({ title: line, text: line })).min(1),
});

/** What a parent reads before deciding. A new wording gets a new version, so that it is known who agreed to what. */
export const CONSENT_TEXTS = schema.parse(file);
