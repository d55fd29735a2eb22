import { z } from 'zod';
import file from '../definitions/synonyms.json' with { type: 'json' };

const schema = z.strictObject({
  about: z.string(),
  synonyms: z.array(
    z.strictObject({
      /** What somebody types, in lower case. */
      terms: z.array(z.string().regex(/^[a-z0-9 ]+$/)).min(1),
      /** O*NET-SOC codes, the likeliest first. */
      careers: z.array(z.string().regex(/^\d{2}-\d{4}\.\d{2}$/)).min(1),
    }),
  ),
});

/** Words for careers that the public data lacks, as teenagers type them. */
export const SYNONYMS = schema.parse(file).synonyms;
