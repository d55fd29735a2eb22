import { byLongestBeginning } from './code-beginning.ts';
import { IDEAS_RULES } from './career-tools-ideas.ts';
import { MAKING_RULES } from './career-tools-making.ts';
import { PEOPLE_RULES } from './career-tools-people.ts';
import { SCIENCE_RULES } from './career-tools-science.ts';
import type { AnyTool } from './trades/tool-of-trade.tsx';

/** The beginnings of O*NET codes, the tool by which one knows these jobs, and a smaller one beside it. */
export type ToolRule = readonly [codes: string, first: AnyTool, second: AnyTool];

type Tools = readonly [first: AnyTool, second: AnyTool];

const BY_BEGINNING = new Map<string, Tools>(
  [...IDEAS_RULES, ...SCIENCE_RULES, ...PEOPLE_RULES, ...MAKING_RULES].flatMap(([codes, ...tools]) =>
    codes.split(' ').map((code) => [code, tools] as const),
  ),
);

/** For a code of a group that the classification does not have yet. */
const ANY_WORK: Tools = ['briefcase', 'checklist'];

/** The two tools of a career: those of the longest beginning of its code that has some. */
export function careerTools(onet_code: string): Tools {
  return byLongestBeginning(BY_BEGINNING, onet_code) ?? ANY_WORK;
}
