import type { Career } from '@careerscoop/catalogue/career';
import { educationOf } from '../../catalogue/career-texts.ts';
import { COLLEGE, schoolingRank, shareWith } from '../ledger/schooling-share.ts';

/** A question whether so much schooling is needed, or can be left out. */
interface SchoolingAsked {
  asks: 'needed' | 'without';
  /** The rank of the schooling that is spoken of. */
  level: number;
}

const LEVELS: readonly [number, RegExp][] = [
  [6, /\b(?:ph ?d|doctorate|doctoral|doctorado|(?:med|medical|law|vet|dental) school)\b/],
  [5, /\b(?:masters?|maestria|grad school|graduate school)\b/],
  [4, /\b(?:bachelors?|(?:four|4) years?)\b/],
  [COLLEGE, /\b(?:college|degrees?|university|uni|universidad|titulo)\b/],
  [1, /\b(?:high school|diploma|ged|prepa)\b/],
];
const NEEDED =
  /\b(?:need(?:s|ed)?|necesit[oa]|hace falta|required?|requires|have to|has to|gotta|must|necessary|mandatory|(?:tengo|tiene|hay) que)\b/;
const WITHOUT =
  /\b(?:without|sin|skip|skipping|no (?:college|degree|university|high school|diploma|school)|(?:dont|doesnt|didnt|not|never) (?:(?:want|wanna|plan|planning) (?:to )?)?(?:go|going|went|do|have|get|finish)(?: to)? (?:a )?(?:college|degree|university|school|high school|diploma))\b/;
/** "You don't need a degree, right?" asks whether it goes without; "don't I need one?" does not. */
const UNNEEDED =
  /.\b(?:dont|doesnt|not|never) (?:really |actually |even )?(?:need|have to|has to|require[sd]?|necessary|mandatory|necesit\w*)/;
const ENOUGH = /\b(?:enough|only|solo|basta|(?:with|con) (?:an? |un )?(?:bachelors?|masters?|high school|diploma|ged))\b/;
/** Asked for what or how much, or for more than that: yes or no would answer something else. */
const OPEN =
  /\b(?:what|whats|which|how|kind|more than|worth|why|hard|harder|difficult|tough|easy|easier|better|dificil|facil|mejor|years? of (?!college|school|university)|cual|cuantos?|cuantas?|como)\b|\bque (?!ir|estudiar|tener)/;

/** What yes or no would answer; nothing where it would not. */
export function schoolingAsked(words: readonly string[]): SchoolingAsked | undefined {
  const asked = words.join(' ').replace(/\bwhat if\b/, '');
  const level = LEVELS.find(([, named]) => named.test(asked))?.[0];
  if (level === undefined || OPEN.test(asked)) return undefined;
  const [needed, without] = [asked.search(NEEDED), asked.search(WITHOUT)];
  // "Is a bachelor's enough?" asks whether one can do without more.
  if (needed < 0 && without < 0)
    return ENOUGH.test(asked) && level !== COLLEGE && level < 6 ? { asks: 'without', level: level + 1 } : undefined;
  if (UNNEEDED.test(asked)) return { asks: 'without', level };
  return { asks: without < 0 || (needed >= 0 && needed < without) ? 'needed' : 'without', level };
}

const OPENERS = {
  yes: { needed: 'Mostly, yes. ', without: 'Mostly, no. ' },
  usual: { needed: 'It is the usual way, but not the only one. ', without: 'Some do, but it is not the usual way. ' },
  training: {
    needed: 'Not a whole degree, but some training after high school is usual. ',
    without: 'Without a degree, mostly yes. Some training after high school is usual. ',
  },
  said: { needed: 'Most who do it say yes. ', without: 'Most who do it say no. ' },
  common: { needed: 'Not always, but many have it. ', without: 'It can be done, but more schooling is common. ' },
  no: { needed: 'Mostly, no. ', without: 'Mostly, yes. ' },
};
const BACHELOR = 4;
const MOST = 60;
const FEW = 40;

/** Yes or no, by the usual schooling and by how many people in the work call so much needed: where these differ, neither. */
export function schoolingOpener(career: Career, { asks, level }: SchoolingAsked): string {
  const usual = schoolingRank(educationOf(career));
  const share = shareWith(career, level);
  if (usual === undefined) return '';
  // Where nobody was asked, a bachelor's degree may be one of several ways.
  if (usual === level && level <= BACHELOR && share === null) return OPENERS.usual[asks];
  if (usual >= level) return OPENERS[share === null || share >= MOST ? 'yes' : 'usual'][asks];
  if (share !== null && share >= MOST) return OPENERS.said[asks];
  if (share !== null && share > FEW) return OPENERS.common[asks];
  return OPENERS[level === COLLEGE && usual === COLLEGE - 1 ? 'training' : 'no'][asks];
}
