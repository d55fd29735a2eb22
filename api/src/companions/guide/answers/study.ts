import type { Career } from '@careerscoop/catalogue/career';
import { say, type Said } from '../../ledger/cite-facts.ts';
import type { Fact } from '../../ledger/facts.ts';
import { studyPaths } from '../../tools/career-facts.ts';
import { careerOf, careersCard } from '../../tools/career-ref.ts';
import { schooling } from '../../tools/find-careers.ts';
import { listed } from '../../../platform/listed.ts';
import { COLLEGE } from '../../ledger/schooling-share.ts';
import { schoolingAsked, schoolingOpener } from '../schooling-asked.ts';
import { aCareer, type Answers, askCareer, careersOfTurn, plainly, reply, type Told, type Turn } from '../told.ts';

/** Schooling, training and the way in. */
export const answerStudy: Answers = async (turn) => {
  const [career] = careersOfTurn(turn);
  if (!career)
    return (
      ofOwn(turn) ?? askCareer(turn, 'Which career do you want to learn for?', (title) => `What school does it take for ${aCareer(title)}?`)
    );
  const { facts } = await studyPaths.run(turn.tools, { career: career.onet_code });
  const find = (key: string) => facts.find((fact) => fact.key === key);
  return {
    said: [...paragraphs(turn, career, find), say`Next: see which schools near you teach it, or ask for a plan by grade.`],
    replies: [
      reply('Schools near me', `Which schools near me teach what ${aCareer(career.mask_title)} needs?`),
      reply('Make me a plan', `Make me a plan for ${career.mask_title}`),
      reply('Which classes help?', `Which classes help for ${aCareer(career.mask_title)}?`),
    ],
    task: { careers: [career.onet_code] },
  };
};

/** What the publisher means by its words. */
const TAKES: readonly [string, string][] = [
  ['Short-term', 'a month at most'],
  ['Moderate-term', 'more than a month, up to a year'],
  ['Long-term', 'more than a year'],
];
const LICENSE = 'Some work needs a license; the licensing board of your state can tell you.';

function paragraphs(turn: Turn, career: Career, find: (key: string) => Fact | undefined): Said[] {
  const [usual, training, first, second] = [find('typical_education'), find('training'), find('education_1'), find('education_2')];
  const mix = career.education_mix.toSorted((a, b) => b.percent - a.percent);
  const asked = turn.understood.nearest ? undefined : schoolingAsked(turn.understood.read.words);
  const opener = asked ? schoolingOpener(career, asked) : '';
  const degree = opener !== '' && asked?.level === COLLEGE ? find('degree_share') : undefined;
  const takes = training && TAKES.find(([name]) => training.text.startsWith(name))?.[1];
  const programs = ['program_1', 'program_2', 'program_3'].flatMap((key) => find(key) ?? []);
  return [
    say`${opener}${usual ? say`Usual schooling for ${aCareer(career.mask_title)}: ${usual}.` : say`${career.mask_title}: the usual schooling is not published.`}${training && say` After that: ${training}${takes ? ` (${takes})` : ''}.`}`,
    ...(career.words ? [say`${career.words.path}`] : []),
    ...(first
      ? [
          say`Asked what a newcomer needs, ${first} people in the work said “${mix[0]?.level ?? ''}”${second && say`, and ${second} said “${mix[1]?.level ?? ''}”`}.${degree && say` In all, ${degree} said an associate degree or more.`} ${LICENSE}`,
        ]
      : [plainly(LICENSE)]),
    ...(programs.length > 0
      ? [
          say`Programs that lead there carry names such as ${programs[0]}${programs[1] && say`, ${programs[1]}`}${programs[2] && say`, ${programs[2]}`}.`,
        ]
      : []),
  ];
}

/** "Which of mine works without college?" */
function ofOwn({ own, understood: { read } }: Turn): Told | undefined {
  if (!read.words.some((word) => /^(?:my|mine|ten|which|mis|list)$/.test(word))) return undefined;
  const few = own
    .filter(({ rank }) => rank !== null)
    .map(({ onet_code }) => careerOf(onet_code))
    .filter((career) => schooling(career) <= 2);
  if (few.length === 0) return undefined;
  return {
    said: [
      say`Of your ten, ${listed(few.map(({ mask_title }) => mask_title))} usually ${few.length === 1 ? 'needs' : 'need'} no four-year degree.`,
      say`Next: ask how people get into one of them.`,
    ],
    cards: [careersCard('Without a four-year degree', few)],
    replies: few.slice(0, 3).map(({ mask_title }) => reply(mask_title, `How do I become ${aCareer(mask_title)}?`)),
    task: { careers: few.slice(0, 1).map(({ onet_code }) => onet_code), shown: few.map(({ onet_code }) => onet_code) },
  };
}
