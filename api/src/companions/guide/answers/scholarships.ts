import { type Said, say } from '../../ledger/cite-facts.ts';
import type { Fact } from '../../ledger/facts.ts';
import { type MoneyLink, scholarshipSteps } from '../../tools/scholarship-steps.ts';
import { type Answers, reply } from '../told.ts';

type Links = (name: MoneyLink) => Fact | undefined;

/** Money for school: steps and official places. No single scholarship is named, since none can be checked here. */
export const answerScholarships: Answers = async (turn) => {
  const { facts } = await scholarshipSteps.run(turn.tools, {});
  const links: Links = (name) => facts.find(({ subject_id }) => subject_id === `official:${name}`);
  const asked = turn.understood.read.words.join(' ');
  return {
    said: [
      ...(TOPICS.find(([about]) => about.test(asked))?.[1](links) ?? steps(links)),
      ...(turn.question.asker.state === 'OR' && /\b(?:oregon|promise|state|grant|grants)\b/.test(asked)
        ? [
            say`Oregon's own grants, such as the Oregon Promise, are explained by the state: ${links('oregon')}. Whether you qualify is told there.`,
          ]
        : []),
      say`I name no single scholarship, since I cannot check them. Real ones never ask you to pay.`,
      say`Next: ask your school counselor which ones are for students of your school or town; those have the fewest applicants.`,
    ],
    replies: [
      reply('What is the FAFSA?'),
      reply('Grant or loan?', 'What is the difference between a grant and a loan?'),
      reply('Cheapest schools near me', 'Which schools near me are the cheapest?'),
    ],
  };
};

const TOPICS: readonly [RegExp, (links: Links) => Said[]][] = [
  [
    /\b(?:undocumented|dreamers?|papeles|daca|social security|indocumentad\w*|inmigrantes?|immigrants?|dont have (?:it|one|numbers?))\b/,
    (links) => [
      say`Federal aid asks for an eligible status of the student, not of the parents: a citizen child of undocumented parents can file the FAFSA (${links('fafsa')}). Its help page says what a parent without a Social Security number does.`,
      say`Without such a status, many states, schools and private funds still give aid. Ask a counselor you trust before you type personal data anywhere.`,
    ],
  ],
  [
    /\b(?:military|gi bill|navy|army|marine|veteran|rotc|va)\b/,
    (links) => [
      say`Education benefits of the military, also those that a parent can pass on, are told by the VA: ${links('military')}. Your parent's service and their transfer decide, so ask them to look it up with you.`,
    ],
  ],
  [
    /\b(?:loans?|debt|prestamos?|grant or|grants? (?:versus|or|and)|pay (?:it |them |that )?back|paying (?:it |them )?back|repay\w*)\b/,
    (links) => [
      say`A grant or scholarship is a gift: you do not pay it back. A loan is borrowed: you pay it back with interest, also when you do not finish. Work-study is a job at the school.`,
      say`Take gifts first, then work-study, then federal loans, and as little as you can. The official page explains each: ${links('aid')}.`,
    ],
  ],
  [
    /\bpell\b/,
    (links) => [
      say`A Pell Grant is money from the federal government for students whose families have less. It is a gift: as a rule you do not pay it back. Filing the FAFSA is how you ask for it: ${links('fafsa')}.`,
      say`How much it is depends on your family's income and the year, so the official page counts: ${links('aid')}.`,
    ],
  ],
  [
    /\b(?:fafsa|efc|aid form)\b/,
    (links) => [
      say`The FAFSA is the free form that federal grants, work-study and loans go by, and many states and schools use it too. It opens each fall for the year after, and is filed each year: ${links('fafsa')}.`,
      say`A parent usually has to take part and agree to share tax data. If a parent will not, talk to the financial aid office of the school; it knows the ways. Your state and school have their own dates, so file early.`,
    ],
  ],
  [
    /\b(?:trade|apprentice\w*|barber|cosmetology|welding|certificate)\b/,
    (links) => [
      say`Trade schools and certificates count too: if the school takes part in federal aid, the FAFSA works for it (${links('fafsa')}). In an apprenticeship you are paid while you learn: ${links('apprenticeship')}.`,
    ],
  ],
];

function steps(links: Links): Said[] {
  return [
    say`Most people put it together from several gifts, step by step:`,
    say`1. File the FAFSA as early as you can. It opens the door to grants: ${links('fafsa')}.\n2. Look at the net price of a school, not at its list price. Each school has a calculator, and ${links('scorecard')} shows what students really paid.\n3. Search for scholarships in the finder of the Department of Labor: ${links('finder')}. Begin with small and local ones.\n4. Ask the financial aid office of each school what else it gives.`,
  ];
}
