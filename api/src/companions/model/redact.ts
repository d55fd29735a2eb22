import { loadZips, placeByZip } from '@careerscoop/catalogue/zip';
import { plain } from '@careerscoop/catalogue/search-words';
import { findPerson } from '../../identity/people.sql.ts';
import { findSchool } from '../../identity/schools.sql.ts';
import type { Db } from '../../platform/database.ts';

/** What is a student's own and is taken out of every text before a model sees it. */
export interface Own {
  names: string[];
  /** Of the school that they go to, in whole and in the short form that is said. */
  schools: string[];
  towns: string[];
  /** Email, phone, address, ZIP code: replaced wherever they stand. */
  other: string[];
}

export async function findOwn(db: Db, userId: number): Promise<Own> {
  const person = await findPerson(db, userId, [
    'first_name',
    'last_name',
    'email',
    'phone',
    'address',
    'city',
    'zipcode',
    'school_id',
    'social_url',
  ]);
  if (!person) return { names: [], schools: [], towns: [], other: [] };
  const { first_name, last_name, email, phone, address, city, zipcode, school_id, social_url } = person;
  const school = school_id === null ? undefined : (await findSchool(db, school_id))?.name;
  const short = school?.replace(/\b(?:senior |junior )?(?:high|middle|elementary)?\s*(?:school|academy)\b.*$/i, '').trim();
  return {
    names: [`${first_name} ${last_name}`, first_name, last_name, ...first_name.split(/[\s-]/), ...last_name.split(/[\s-]/)].filter(
      (name) => name.length > 1,
    ),
    schools: [school, short].filter((name): name is string => name !== undefined && name.length > 2),
    towns: [city, placeByZip(zipcode)?.city ?? ''].filter((town) => town.length > 1),
    other: [email, email.split('@')[0] ?? '', phone, address, zipcode, social_url].filter((each) => each.length > 3),
  };
}

/** Names of people and towns that are words as well: only written large are they meant. */
const WORDS = new Set(
  (
    'will grace may june april august hope joy faith mark bill rose dean chance art drew rich grant young baker cook king price long hunter mason taylor ' +
    'carpenter miller fisher farmer shepherd weaver potter porter barber butler carter cooper gardener judge bishop pope knight major page parks banks brooks ' +
    'rivers woods fields stone bell best black white green brown gray reading mobile normal nice hill wood summer autumn dawn sky star angel max christian case ' +
    'chase trip lane ray jay guy nick pat sue gene pen frank ernest wells day wise hardy bright sharp small short love reed ford law legal care jobs work works'
  ).split(' '),
);

const BLOCKS: [RegExp, string][] = [
  [/\b[\w.+-]+\s?@\s?[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/\b[\w.+-]+\s+(?:\(at\)|at)\s+\w+\s+(?:\(dot\)|dot)\s+\w+/gi, '[email]'],
  [/\b(?:https?:\/\/|www\.)\S+|\b(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|me|co|us|app|tv|gg)\b(?:\/\S*)?/gi, '[link]'],
  [/(?<!\w)@[\w.]{2,}/g, '[handle]'],
  [
    /\b(?:(?:my )?(?:insta(?:gram)?|snap(?:chat)?|tiktok|discord|telegram|whatsapp)(?: is|:| handle is| name is)?)\s+(?!is\b|and\b|or\b|for\b)[\w.#]{3,}/gi,
    '[handle]',
  ],
  [/\b\d{3}-\d{2}-\d{4}\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/g, '[number]'],
  [/(?<![\d$,.])(?:\+?\d{1,2}[\s.-]?)?\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]{0,2}\d{4}(?!\d)/g, '[phone]'],
  [/(?<![$\d,.])(?:\d[\s.-]?){7,}\d/g, '[number]'],
  [
    /\b\d{1,6}\s+(?:[NSEW]\.?\s+)?(?:[\p{L}\d.'-]+\s+){1,4}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|place|pl|way|circle|terrace)\b\.?/giu,
    '[address]',
  ],
  [
    /(?<![$\d,.])\b\d{5}(?:-\d{4})?\b(?!\s*(?:dollars|bucks|usd|people|jobs|workers|a year|per year|a month|openings|%|percent)|[\d,.]\d)/gi,
    '[ZIP code]',
  ],
  [
    /\b(i\s?['’]?m|i am|im|age(?:d| is|:)?|tengo|turning|turn|turned|being)\s+(?:only\s+|just\s+|almost\s+)?(?:1\d|2[0-5]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b(?!\s*(?:dollars|%|miles|percent|steps|classes|jobs))/gi,
    '$1 [age]',
  ],
  [/\b(?:1\d|2[0-5])[\s-]?(?:years?[\s-]olds?|y\/?o|yrs?(?: old)?|años)\b/gi, '[age]'],
  [
    /\b(my (?:full |first |last )?name(?:['’]s| is)|i['’]?m called|call me|me llamo|mi nombre es|i go by)\s+[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*/giu,
    '$1 [name]',
  ],
  [
    /(?:\b\p{Lu}[\p{L}.'’-]*\s+){1,5}(?:(?:Senior |Junior )?(?:High|Middle|Elementary|Prep(?:aratory)?|Charter)(?:\s+School)?|HS|Academy)\b/gu,
    '[school]',
  ],
  [
    /\b(go to|goes to|attend|attending|student at|study at|freshman at|sophomore at|junior at|senior at)\s+(?!(?:a|an|the|my|college|high|middle|school|work|trade|nursing|medical|law)\b)[\p{L}.'’-]+(?:\s+[\p{L}.'’-]+){0,3}?\s+(?:high(?: school)?|hs|middle school|middle|academy|prep)\b/giu,
    '$1 [school]',
  ],
  [
    /\b(live in|living in|lives in|am from|['’]m from|im from|moved to|vivo en|soy de)\s+(?!(?:a|an|the|my|here)\b)[\p{L}.'’-]+(?:\s+\p{Lu}[\p{L}.'’-]+)*/giu,
    '$1 [place]',
  ],
];

/** A text without what says who wrote it and where they live. What is left of it is still a question. */
export function redact(text: string, own: Own): string {
  let out = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  for (const each of own.other) out = replaceName(out, each, '[private]');
  for (const each of own.schools) out = replaceName(out, each, '[school]');
  for (const [pattern, mark] of BLOCKS) out = out.replaceAll(pattern, mark);
  for (const each of own.names) out = replaceName(out, each, '[name]');
  for (const each of own.towns) out = replaceName(out, each, '[place]');
  return withoutTowns(out);
}

/** Without the difference of small and large, wider than a pattern's own. */
const folded = (text: string) => text.toLowerCase().toUpperCase();

function replaceName(text: string, name: string, mark: string): string {
  const said = name.trim().split(/[\s-]+/);
  // A pattern that knows all letters is dear to make, and most names stand in no message.
  if (said.join('') === '' || !said.every((word) => folded(text).includes(folded(word)))) return text;
  const words = said.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = `(?<![\\p{L}\\d])${words.join('[\\s-]+')}(?![\\p{L}\\d])(?:['’]s\\b)?`;
  return text.replaceAll(new RegExp(pattern, WORDS.has(plain(name)) ? 'gu' : 'giu'), mark);
}

let towns: ReadonlySet<string> | undefined;
const NEARBY = /\b(near|nearby|around|in|outside|close to|from|to)\s+([\p{L}.'’-]+(?:\s+[\p{L}.'’-]+){0,2})/giu;

/** A town that somebody asks about is mostly their own: its name goes, the question stays. */
function withoutTowns(text: string): string {
  towns ??= new Set(loadZips().towns.map(({ name }) => name));
  return text.replaceAll(NEARBY, (whole, link: string, rest: string) => {
    const words = rest.split(/\s+/);
    for (let length = words.length; length > 0; length -= 1) {
      const name = words.slice(0, length).join(' ').replace(/[.,]$/, '');
      const large = /^\p{Lu}/u.test(name);
      const meant = large || (/^(?:near|nearby|around|outside|close to)$/i.test(link) && !WORDS.has(plain(name)));
      if (meant && towns?.has(plain(name).replace(/^st /, 'saint ')))
        return `${link} [place]${[...words.slice(length)].map((word) => ` ${word}`).join('')}`;
    }
    return whole;
  });
}
