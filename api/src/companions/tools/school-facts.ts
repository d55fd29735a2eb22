import type { CardOf } from '@careerscoop/contract/chat-cards';
import type { CollegeSheet } from '@careerscoop/contract/colleges';
import { z } from 'zod';
import { collegeByUnitid, collegeSheet, findCollege } from '../../colleges/find-college.ts';
import { collegeFacts, collegeHref } from '../ledger/college-facts.ts';
import type { Fact } from '../ledger/facts.ts';
import { defineTool, type ToolResult } from './tool.ts';

const input = z.union([z.strictObject({ name: z.string().min(2).max(100) }), z.strictObject({ unitid: z.number().int() })]);

export interface SchoolResult extends ToolResult {
  sheet: CollegeSheet | null;
  /** Other schools that bear the name. */
  others: { unitid: number; name: string; state: string }[];
}

const CONTROL = { public: 'Public', nonprofit: 'Private, not for profit', for_profit: 'Private, for profit' };
const YEARS = { four: 'Four years', two: 'Two years', under_two: 'Under two years' };
const UNKNOWN = 'Not published';
const OTHERS = 3;

/** The sheet of one school by its name as people say it. */
export const schoolFacts = defineTool({
  name: 'school_facts',
  about: 'Published figures of one school by its name: net price, who gets in, who finishes.',
  input,
  run: ({ asker, ledger }, asked: z.output<typeof input>): Promise<SchoolResult> => {
    const found =
      'unitid' in asked
        ? [collegeByUnitid(asked.unitid)]
        : findCollege(asked.name, { limit: OTHERS + 1, ...(asker.state ? { state: asker.state } : {}) });
    const [college, ...others] = found.flatMap((each) => each ?? []);
    if (!college) return Promise.resolve({ facts: [], sheet: null, others: [], nothing: 'I find no school of that name.' });
    const sheet = collegeSheet(college);
    const facts = ledger.addAll(collegeFacts(sheet, sheet));
    return Promise.resolve({
      facts,
      sheet,
      card: cardOf(sheet, facts),
      others: others.map(({ unitid, name, state }) => ({ unitid, name, state })),
    });
  },
});

function cardOf(sheet: CollegeSheet, facts: readonly Fact[]): CardOf<'school'> {
  const told = (key: string) => facts.find((fact) => fact.key === key)?.text ?? UNKNOWN;
  return {
    kind: 'school',
    unitid: sheet.unitid,
    name: sheet.name,
    city: sheet.city,
    state: sheet.state,
    rows: [
      { label: 'Kind', text: `${CONTROL[sheet.control]}, ${YEARS[sheet.years].toLowerCase()}` },
      { label: 'Average net price a year', text: told('net_price') },
      { label: 'Admitted', text: told('admission') },
      { label: 'Finish', text: told('completion') },
      { label: 'Undergraduates', text: told('students') },
      ...(sheet.earnings ? [{ label: 'Pay ten years after entry, whole school', text: told('earnings') }] : []),
    ],
    href: collegeHref(sheet.unitid),
    sources: sheet.sources.map(({ source, year, href }) => ({ source, year, href })),
  };
}
