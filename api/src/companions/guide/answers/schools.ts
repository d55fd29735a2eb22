import type { Career } from '@careerscoop/catalogue/career';
import { placeByZip } from '@careerscoop/catalogue/zip';
import type { Reply } from '@careerscoop/contract/chat-cards';
import { type Said, say } from '../../ledger/cite-facts.ts';
import { type SchoolsResult, schoolsForCareer } from '../../tools/schools-for-career.ts';
import type { Task } from '../task.ts';
import { schoolLimits } from '../understand/school-limits.ts';
import { stateName } from '../understand/state-names.ts';
import { aCareer, type Answers, askCareer, careersOfTurn, plainly, reply, type Told, type Turn } from '../told.ts';

/** Around home, and further where the price counts most. */
const MILES = { distance: 50, price: 100 };
const LEVELS = {
  certificate: 'a certificate',
  associate: 'an associate degree',
  bachelor: "a bachelor's degree",
  graduate: 'graduate school',
};
const MOST_SUBJECTS = 4;

const SAVED = /\bsaved (?:schools?|colleges?)\b|\b(?:schools?|colleges?) (?:that )?(?:i|ive|i have) saved\b/;
const SAVED_SCHOOLS: Told = {
  said: [
    say`The schools that you saved are under Recommendations in your profile. The heart of a school puts it there.`,
    say`Next: ask me about one of them by its name, or for more near you.`,
  ],
  replies: [reply('Find schools near me')],
};

/** Where to study: a card of schools; what is missing is asked for. */
export const answerSchools: Answers = async (turn) => {
  if (SAVED.test(turn.understood.read.words.join(' '))) return SAVED_SCHOOLS;
  const [career] = careersOfTurn(turn);
  if (!career) return askCareer(turn, 'What do you want to study for?', (title) => `Which schools teach what ${aCareer(title)} needs?`);
  const where = whereOf(turn);
  const kept = {
    careers: [career.onet_code],
    zip: where.zip,
    state: where.state,
    level: where.level,
    subject: where.subject,
    sort: where.sort,
    price_max: where.price_max,
    miles: where.miles,
    control: where.control,
  };
  if (where.zip === null && where.state === null) return { ...askZip(career), task: kept };
  const found = await schoolsForCareer.run(turn.tools, {
    career: career.onet_code,
    ...(where.zip ? { zip: where.zip, miles: where.miles ?? MILES[where.sort ?? 'distance'] } : {}),
    ...(where.state ? { state: where.state } : {}),
    ...(where.level ? { level: where.level } : {}),
    ...(where.subject ? { subject: where.subject } : {}),
    ...(where.price_max === null ? {} : { price_max: where.price_max }),
    ...(where.control ? { control: where.control } : {}),
    ...(where.sort ? { sort: where.sort } : {}),
  });
  if (!found.card) return nothingThere(career, found, where, kept);
  return {
    ...tell(turn, career, found, where),
    task: { ...kept, colleges: found.card.kind === 'schools' ? found.card.schools.slice(0, 4).map(({ unitid }) => unitid) : [] },
  };
};

type Where = Pick<Task, 'zip' | 'state' | 'level' | 'subject' | 'sort' | 'price_max' | 'miles' | 'control'>;

/** What this message says goes before what was said earlier, and that before the profile. */
function whereOf({ understood: { places, read }, task, question: { asker } }: Turn): Where {
  const goesOn = task.intent === 'schools';
  const city = (places.cities.find(({ state }) => state === asker.state) ?? places.cities[0])?.zip ?? null;
  const elsewhere = places.state !== null || places.zip !== null || city !== null;
  const home = places.near || /\b(?:home|casa|here|aqui|in state)\b/.test(read.words.join(' '));
  const zip =
    places.zip ??
    city ??
    (places.state && !home ? null : ((goesOn ? task.zip : null) ?? (goesOn && task.state && !home ? null : asker.zipcode)));
  // A town is measured from, whichever state lies around it.
  const state =
    (city === null ? places.state : null) ?? (places.zip || city || home ? null : goesOn && !elsewhere && zip === null ? task.state : null);
  const cheap = places.cheap ? 'price' : null;
  const closer = /\b(?:closer|closest|nearest|near)\b/.test(read.words.join(' ')) ? 'distance' : null;
  const limits = schoolLimits(read.typed);
  const before = goesOn && !limits.none ? task : undefined;
  const sort = cheap ?? closer ?? (goesOn ? task.sort : null);
  return {
    zip: zip !== null && /^\d{5}$/.test(zip) ? zip : null,
    state,
    level: places.level ?? (goesOn ? task.level : null),
    subject: goesOn ? task.subject : null,
    // Nearness is measured from a ZIP code.
    sort: sort === 'distance' && !zip ? null : sort,
    price_max: limits.price_max ?? before?.price_max ?? null,
    miles: limits.miles ?? before?.miles ?? null,
    control: limits.control ?? before?.control ?? null,
  };
}

function askZip(career: Career): Told {
  return {
    said: [
      plainly(
        `Where shall I look? Type a ZIP code of five digits, like 97205, or a state, and I find schools that lead to ${career.mask_title}.`,
      ),
    ],
    cards: [{ kind: 'ask', what: 'zip', replies: [] }],
  };
}

function nothingThere(career: Career, { nothing }: SchoolsResult, { price_max, control }: Where, task: Partial<Task>): Told {
  const limited = price_max !== null || control !== null;
  return {
    said: [
      plainly(nothing ?? 'I find no school for that.'),
      say`Next: ${limited ? 'say “without limits”, ' : ''}try another ZIP code or level, or ask how people get into ${career.mask_title}.`,
    ],
    replies: [
      ...(limited ? [WITHOUT_LIMITS] : []),
      reply('How do people get in?', `What school does it take for ${aCareer(career.mask_title)}?`),
      reply('Something similar', `Which careers are similar to ${aCareer(career.mask_title)}?`),
    ],
    task,
  };
}

function tell({ understood: { places, read }, question: { asker } }: Turn, career: Career, found: SchoolsResult, where: Where): Told {
  const { ledger } = { ledger: found.facts };
  const count = ledger.find(({ key }) => key === 'schools');
  const card = found.card!;
  const [first] = card.kind === 'schools' ? card.schools : [];
  const price = first && ledger.find(({ key, subject_id }) => key === 'net_price' && subject_id === String(first.unitid));
  const place = where.zip ? placeByZip(where.zip) : undefined;
  const around = place
    ? `of ${place.city}${place.state === asker.state ? '' : `, ${place.state}`}`
    : where.state
      ? `in ${stateName(where.state)}`
      : '';
  const priceMax = ledger.find(({ key }) => key === 'price_max');
  const limit = say`${where.control !== null && `, ${where.control === 'public' ? 'public schools' : 'private schools'} only`}${priceMax && say`, with an average net price of at most ${priceMax} a year`}`;
  const forLevel = where.level && !found.otherLevel ? `, for ${LEVELS[where.level]}` : '';
  const unknown = asksUnknown(read.words.filter((word) => word !== 'max' || where.price_max === null).join(' '), places.online);
  const beyond = card.kind === 'schools' && card.miles !== null && card.schools.some(({ miles }) => (miles ?? 0) > (card.miles ?? 0));
  const lead =
    where.sort === 'price'
      ? 'The lowest net price first'
      : where.zip
        ? 'The nearest first'
        : 'Those with the most graduates in it come first';
  return {
    said: [
      count?.value === 0
        ? say`Nothing that near teaches what leads to ${career.mask_title}${forLevel}${limit}. These are the nearest.`
        : say`${count}${around ? ` ${around}` : ''} ${count?.value === 1 ? 'teaches' : 'teach'} something that leads to ${career.mask_title}${forLevel}${limit}. ${lead}.${beyond ? ' Since these are few, the nearest ones farther away are listed, too.' : ''}`,
      ...(found.otherLevel ? [say`None fits ${where.level ? LEVELS[where.level] : 'that level'}, so these are of the usual levels.`] : []),
      ...(first
        ? [say`At the top: ${first.name} in ${first.city}, ${first.state}${price && say`, with an average net price of ${price} a year`}.`]
        : []),
      ...(unknown ? [plainly(unknown)] : []),
      ...narrowed(where, read.typed),
      ...(found.manySubjects ? [say`Many subjects can lead there. Choose the one you like, and the list becomes yours.`] : []),
      ...(found.search?.sentence && !/\d/.test(found.search.sentence) ? [plainly(found.search.sentence)] : []),
      say`Next: open one of them, or ask me about one by its name.`,
    ],
    cards: [card, ...subjectCard(found)],
    replies: repliesOf(where, first?.name, read.typed),
  };
}

/** What the published figures do not say, where it was asked for. */
function asksUnknown(asked: string, online: boolean): string | null {
  if (online)
    return 'Whether this one program is taught online is not in the published figures. Open the school and ask its admissions office.';
  if (/\b(?:dorms?|bus|max|night|payment|sports?|soccer|football|lacrosse|cross country|d1|d3|hbcus?|christian)\b/.test(asked))
    return 'For that I have no published figures; the schools themselves can tell you.';
  return /\b(?:good|best|better|top|scams?|legit|mejor|mejores)\b/.test(asked)
    ? 'Nobody publishes which is best. Look at how many finish, and at the price.'
    : null;
}

function subjectCard({ manySubjects, search }: SchoolsResult): NonNullable<Told['cards']> {
  if (!manySubjects || !search) return [];
  const replies = search.subjects
    .slice(0, MOST_SUBJECTS)
    .map(({ title }) => reply(title.replace(/\.$/, ''), `Which schools teach ${title.replace(/\.$/, '')}?`));
  return [{ kind: 'ask', what: 'subject', replies }];
}

const WITHOUT_LIMITS = reply('Without limits', 'Find schools without limits');
/** Two letters that mean a state to some and a city to others. */
const saysLA = (typed: string) => /\bla\b/i.test(typed) && !/louisiana|los angeles/i.test(typed);

/** What a limit leaves out, and what could not be done. */
function narrowed({ price_max, miles, zip, state }: Where, typed: string): Said[] {
  return [
    ...(price_max === null ? [] : [say`Schools that publish no price are left out.`]),
    ...(miles !== null && zip === null ? [say`I can measure miles only from a ZIP code, so this is the whole state.`] : []),
    ...(state === 'LA' && saysLA(typed) ? [say`By LA I took Louisiana; type Los Angeles if you mean the city.`] : []),
  ];
}

function repliesOf({ sort, level, state, price_max, miles, control }: Where, name: string | undefined, typed: string): Reply[] {
  return [
    ...(state === 'LA' && saysLA(typed) ? [reply('Los Angeles', 'What about in Los Angeles?')] : []),
    ...(price_max !== null || miles !== null || control !== null ? [WITHOUT_LIMITS] : []),
    ...(sort === 'price'
      ? [reply('Nearest first', 'Which of the schools is closest?')]
      : [reply('Cheapest first', 'Which schools are the cheapest?')]),
    ...(level === 'associate' ? [] : [reply('Two-year schools', 'Only 2 year schools')]),
    ...(name ? [reply(`About ${name}`, `Tell me about ${name}`)] : []),
  ];
}
