import { expect, it } from 'vitest';
import slugs from '../../../../../catalogue/data/slugs.json' with { type: 'json' };
import { PAIRS } from './compare-start.tsx';

it('offers only careers that the catalogue has', () => {
  const known = JSON.stringify(slugs);
  for (const slug of PAIRS.flatMap((pair) => pair.slugs)) expect(known).toContain(`"${slug}"`);
});
