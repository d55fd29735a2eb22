import { sayingWords } from '@careerscoop/catalogue/search-words';
import { amountWished } from './amount-wished.ts';
import type { MessageRead } from './read-message.ts';

/** A wish for a career, in what a search can use. */
export interface Wish {
  text: string;
  pay_min?: number;
  /** In dollars, where it was said by the hour. */
  pay_hour?: number;
  education_max?: number;
  /** Without any degree, an associate degree among them. */
  no_degree?: boolean;
  sort: 'best' | 'pay' | 'growth';
  /** The careers that it names are those that it does not want. */
  not: boolean;
  /** Families of careers that hold what is not wanted. */
  avoid: string[];
  /** What no figure tells, where it was asked for. */
  unmet: string | null;
}

const GOOD_PAY = 60_000;
/** Words of asking, which no career is about. */
const ASKING = new Set(
  (
    'what which any are there is show find search list look give tell need please hay que me algo quiero busco trabajo trabajos carrera carreras donde se pueda con para un una de la el los las y o en ' +
    'but not no without dont arent isnt sin pero more less than only same else ones one pay pays paid money good well better high highest top over under at least make makes earn rich broke similar ' +
    'is has have do does paying paid highest least easiest easy fastest growing demand hiring start right straight after high job jobs career careers become get millionaire texas paga pagan sin ir years year college degree school diploma universidad pague paguen bien mas menos much lot very bunch owe similar like anything idk could should might would ever even'
  ).split(' '),
);

/** With an amount they say how much, and not of what. */
const OF_AMOUNTS = new Set(
  'an hour hourly hora per day week month yearly six seven five figure figures thousand grand dollars bucks dolares mil'.split(' '),
);
/** "People over 50" are of an age. */
const AGE =
  /\b(?:people|persons?|adults?|men|women|someone|somebody|anyone|personas|gente) (?:over|above|under|past|older than|younger than|mayores de|de mas de) (?:the age of )?\d{1,2}\b/;

/** @param before the wish of the search that this one goes on from */
export function wishOf({ typed, words, signs, places }: MessageRead, before: string | null): Wish {
  const said = words.join(' ').replace(AGE, ' ');
  const amount = amountWished(typed);
  const pays =
    /\b(?:pays? (?:good|well|more|better)|good money|good pay|rich|high(?:est)? paying|top paying|decent money|paguen? bien|pague mas|pays? a lot|a lot of money|pagu?en? mucho|not (?:be )?(?:broke|poor)|dont want to be (?:poor|broke))\b/.test(
      said,
    );
  const twoYears = /\b(?:2|two|dos) (?:years?|anos)\b|(?:less|least) school|menos escuela/.test(said) || places.level === 'associate';
  // Who leaves out the four years may still go for two.
  const notFour =
    /\b(?:no|not|without|skip|sin|dont \w+) (?:\w+ ){0,2}(?:(?:4|four|cuatro) (?:years?|anos)|bachelors?|licenciatura)\b/.test(said);
  const noCollege =
    /\b(?:no|without|skip|sin|hate) (?:\w+ ){0,3}(?:college|degree|school|universidad|university)\b|high school diploma|dont need (?:college|a degree)|(?:right|straight) (?:after|out of) (?:high ?school|hs)/.test(
      said,
    );
  const no_degree = noCollege && !twoYears && !notFour;
  const education_max = noCollege || twoYears || notFour ? 2 : undefined;
  const avoid = avoided(said);
  const topic = topics(words, signs, amount !== undefined);
  // What is left of "jobs where I don't have to talk to people" is the people.
  const text = [before ?? '', avoid.includes('43-4') && /^people$|^$/.test(topic) ? 'introvert' : topic]
    .filter((part) => part !== '')
    .join(' ');
  const sort =
    /\b(?:highest|top|best) (?:paying|paid)|pays? the most|paga(?:n|da|do)? mas|(?:get|be|become) (?:a )?(?:rich|millionaire)\b/.test(said)
      ? 'pay'
      : /\bfastest growing|growing|in demand|hiring\b/.test(said)
        ? 'growth'
        : 'best';
  // The best paid of all need no bar beneath them.
  const pay_min = amount ? amount.year : pays && sort !== 'pay' ? GOOD_PAY : undefined;
  const hours = amount ? said.replaceAll(/\b(?:an|a|per|la|por) (?:hour|hora)\b/g, ' ') : said;
  return {
    text,
    ...(pay_min ? { pay_min } : {}),
    ...(amount?.hour ? { pay_hour: amount.hour } : {}),
    ...(education_max ? { education_max } : {}),
    ...(no_degree ? { no_degree } : {}),
    sort,
    avoid,
    not: /\b(?:not|no|dont|without|except|besides|but)\b/.test(said),
    unmet: /\b(?:easiest|easy|facil(?:es)?)\b/.test(said)
      ? 'How easy a job is, nobody publishes; what is easy for one is hard for another.'
      : /\b(?:home|remote|hours?|noon|night|stress|part time|flexible|vacation|dog)\b/.test(hours)
        ? 'Hours, and whether it can be done from home, are not published; ask somebody who does the work.'
        : null,
  };
}

/** Who would rather not talk much. */
const QUIET = /\b(?:talk|talking|customers|socialize|small talk|hablar)\b/;
const AVOIDED: readonly [RegExp, readonly string[]][] = [
  [/\b(?:blood|needles?|sangre|surgery|cirugia|gross)\b/, ['29', '31-1', '31-9', '19-1042']],
  [/\b(?:kids|children|ninos)\b/, ['25', '39-9011', '21-1012']],
  [/\b(?:math|maths|mate|numbers)\b/, ['15-2', '13-2', '17', '19-2']],
  [QUIET, ['11', '13-1', '21', '23', '25', '27-3', '29-1', '31-1', '33', '35', '39', '41', '43-4']],
  [/\b(?:desk|office|computers?|sit|sitting|oficina)\b/, ['43', '15', '13']],
];

/** By what stands within a few words behind "no", "not" and the like. */
function avoided(said: string): string[] {
  const refused = [
    ...said.matchAll(
      /\b(?:no|not|without|hate|dont like|dont want|dont have to|no tener que|except|sin|nada de|arent|isnt)\b((?: \w+){1,3})/g,
    ),
  ]
    .map(([, after = '']) => after)
    .join(' ');
  return AVOIDED.flatMap(([about, families]) => (about.test(refused) ? families : []));
}

/** The words that say what it should be about; what stands behind "no" or "not" is left out. */
function topics(words: readonly string[], signs: readonly string[], amount: boolean): string {
  const kept: string[] = [];
  let refused = 0;
  const all = signs.includes('@career') ? signs.filter((sign) => !sign.startsWith('@')) : words;
  const said = all
    .join(' ')
    .replace(AGE, ' ')
    .split(' ')
    .filter((word) => !(amount && OF_AMOUNTS.has(word)));
  // "Jobs for people who" says nothing of the work.
  const from = said.findIndex(
    (word, at) => /^(?:people|person|someone|somebody)$/.test(word) && /^(?:who|whos|that)$/.test(said[at + 1] ?? ''),
  );
  for (const word of said.slice(from + 1)) {
    if (/^(?:no|not|without|except|arent|isnt|sin|besides|dont|hate)$/.test(word)) refused = 3;
    else if (/^(?:but|and|pero|y)$/.test(word)) refused = 0;
    // "Without college with animals" is about animals.
    else if (refused > 0) refused = /^(?:college|degree|school|universidad)$/.test(word) ? 0 : refused - 1;
    else if (!ASKING.has(word) && !word.startsWith('@') && !/^\d+k?$/.test(word)) kept.push(word);
  }
  return (sayingWords(kept.join(' '))[0] ?? [])
    .filter((word) => word !== '')
    .slice(0, 8)
    .join(' ');
}
