import { readFileSync } from 'node:fs';
import { AREAS, type AreaKey } from '@careerscoop/engine/constructs';
import { bank } from './bank.ts';
import { content } from './scenarios.ts';

const PAGE = new URL('../../../../docs/assessment-items.md', import.meta.url);
const START = '<!-- items:start -->';
const END = '<!-- items:end -->';
const HEADER = ['| id | question_id | item text | construct | type | version |', '|---|---|---|---|---|---|'];

const [, interests, skills, situations, cups] = content.scenarios;
const typeOf = (key: string) => AREAS.find((area) => area.key === key)!.type;
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const areaRow = (id: number, name: string, text: string, area: string) =>
  row(id, `\`${name}\``, text, `\`${area}\``, typeOf(area), content.version);

export const ITEMS_PAGE = PAGE;
export const readItemsPage = () => readFileSync(PAGE, 'utf8');

/** The page with its tables as the items are now. @throws Error when the page has lost its marks */
export function withItems(page: string): string {
  const [start, end] = [page.indexOf(START), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`docs/assessment-items.md needs ${START} and ${END}, in this order`);
  return `${page.slice(0, start + START.length)}\n\n${itemTables()}\n\n${page.slice(end)}`;
}

/** Every item with what it measures, one row an item. */
function itemTables(): string {
  return [
    ...['## Scenario 1: interest items', `Heading: “${interests!.questions[0]!.title}” Stem: “${interests!.description}”`],
    table(
      interests!.questions.map(({ id, question_id, question, construct }) =>
        areaRow(id, question_id, question, construct.kind === 'area' ? construct.area : ''),
      ),
    ),
    '## Scenario 2: skills',
    'The construct is the O*NET® skill whose importance and level in each career the tag is held against. Skills have no type.',
    [
      '| id | question_id | item text | construct | example | version |',
      HEADER[1],
      ...skills!.questions.map(({ id, question_id, question, construct, description }) =>
        row(id, `\`${question_id}\``, question, construct.kind === 'skill' ? construct.skill : '', description, content.version),
      ),
    ].join('\n'),
    '## Scenario 3, chosen for each student: the bank',
    `Stem of a choice: “${bank.choice.question}” An area that is offered for the n-th time is offered in its n-th wording. Stem of a second rating: “${bank.second.title}”`,
    ...AREAS.flatMap(({ key }) => [`### ${key}`, table(bankRows(key))]),
    '## Scenario 3, fixed: situations',
    'Asked where the questions of a student cannot be fetched, and of whoever began before there was a bank.',
    ...situations!.questions.flatMap(({ id, question_id, title, description, question, options = [] }) => [
      `### ${id} \`${question_id}\`: ${title}`,
      `${description} *${question}*`,
      table(options.map((option) => areaRow(option.id, question_id, option.text, option.construct))),
    ]),
    '## Scenario 4: cups',
    'One question, 401 `cups`: up to three cups in order, or None. Each cup is one type.',
    [
      '| id | question_id | item text | what it says | type | version |',
      HEADER[1],
      ...cups!.questions[0]!.options!.map(({ id, text, description = '', example = '' }) =>
        row(id, '`cups`', text, `${description} For example: ${example}.`, text, content.version),
      ),
    ].join('\n'),
  ].join('\n\n');
}

/** The first rating of an area once more, its second wording, and its options. */
function bankRows(key: AreaKey): string[] {
  const first = interests!.questions.find(({ construct }) => construct.kind === 'area' && construct.area === key)!;
  const { second, options } = bank.areas.find(({ area }) => area === key)!;
  return [
    areaRow(first.id, first.question_id, first.question, key),
    areaRow(second.id, 'second rating', second.text, key),
    ...options.map(({ id, text }, n) => areaRow(id, `option ${n + 1}`, text, key)),
  ];
}

function table(rows: string[]): string {
  return [...HEADER, ...rows].join('\n');
}
