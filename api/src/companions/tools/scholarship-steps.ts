import { z } from 'zod';
import { type OfficialLink, linkFact } from './official-links.ts';
import { defineTool } from './tool.ts';

const MONEY_LINKS = ['fafsa', 'aid', 'finder', 'scorecard', 'apprenticeship', 'military', 'oregon'] as const satisfies OfficialLink[];
export type MoneyLink = (typeof MONEY_LINKS)[number];

const input = z.strictObject({});

/** How money for school is found: steps, and official places. No single scholarship is named. */
export const scholarshipSteps = defineTool({
  name: 'scholarship_steps',
  about: 'Steps to find money for school, with official links only. It names no single scholarship.',
  input,
  run: ({ ledger }) => Promise.resolve({ facts: ledger.addAll(MONEY_LINKS.map(linkFact)) }),
});
