import { isChatType, openingMessage, CHAT_TYPES } from '@careerscoop/contract/chat-openings';
import type { Task } from '../task.ts';
import { careersOf, type OwnCodes } from './careers-of.ts';
import type { Intent } from './intents.ts';
import type { PlacesNamed } from './places-named.ts';
import { rateIntents } from './rate-intents.ts';
import { schoolLimits } from './school-limits.ts';
import { type MessageRead, readMessage } from './read-message.ts';

/** A message, understood as well as it can be. */
export interface Understood {
  read: MessageRead;
  intent: Intent;
  /** How likely that is, 0 to 1, and what it is next. */
  share: number;
  second: Intent;
  /** O*NET codes in the order in which they are meant. */
  careers: string[];
  /** How schools are named in it. */
  colleges: string[];
  places: PlacesNamed;
  spanish: boolean;
  /** A question that yes or no answers. */
  yesNo: boolean;
  /** Another career stands in for one that was named, so that neither yes nor no can be said by its figures. */
  nearest: boolean;
}

export interface Standing {
  task: Task;
  own: OwnCodes;
  /** The career whose page it is asked on. */
  page: string | null;
  /** College Buddy is asked. */
  schools: boolean;
}

const OPENING: Readonly<Record<(typeof CHAT_TYPES)[number], Intent>> = {
  'compare-careers': 'compare',
  'start-action-plan': 'plan',
  'find-schools': 'schools',
  'interview-practice': 'interview',
  scholarships: 'scholarships',
};
const YES_NO = /^(?:is|are|am|do|does|did|can|could|will|would|should|has|have|es|hay|se|puedo|pagan|ganan|tiene|vale|va|trabajan|need)\b/;
/** Beneath it another reading is as likely. */
export const UNSURE = 0.3;

/** Finds out what a message asks and of what. Nothing but the message and what stands before it decides. */
export function understand(text: string, standing: Standing): Understood {
  const { task, own, page, schools } = standing;
  const read = readMessage(text, own.ten);
  const [first, second] = rateIntents(read, { before: task.intent, page: page !== null, schools });
  const opening = openingOf(text);
  const ruled = opening ?? heldByInterview(read, task, first!) ?? decided(read, first!.kind) ?? goneOn(read, task, first!.kind);
  const intent = ruled ?? first!.kind;
  const nearest = read.careers.some((named) => named.nearest);
  return {
    read,
    intent,
    share: ruled ? 1 : first!.share,
    second: second!.kind === intent ? first!.kind : second!.kind,
    careers: careersOf(read, intent, standing),
    colleges: read.colleges.map(({ said }) => said),
    places: read.places,
    spanish: read.spanish,
    yesNo: !nearest && YES_NO.test(read.words.join(' ')),
    nearest,
  };
}

/** The first message of a way in is ours, so it is known to the letter. */
function openingOf(text: string): Intent | undefined {
  const type = CHAT_TYPES.find((each) => {
    const [before = '', after = ''] = openingMessage(each, ['\n']).split('\n');
    return (
      text === openingMessage(each, []) || (text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length)
    );
  });
  return type && isChatType(type) ? OPENING[type] : undefined;
}

/** What the features take a few plain words for. */
const MISREAD: ReadonlySet<Intent> = new Set(['pay', 'outlook', 'day', 'study', 'skills', 'off_topic']);

/** What a message is taken for that names little of its own, after another of the kind. */
const SPOKEN_OF: ReadonlySet<Intent> = new Set(['pay', 'outlook', 'day', 'skills', 'compare']);

/** What wants one career, where none was named: then all of them are meant. */
const OPEN_SEARCH: ReadonlySet<Intent> = new Set(['pay', 'outlook', 'study', 'plan', 'what_next', 'off_topic']);
const SEARCHES =
  /\b(?:(?:highest|best|top) (?:paying|paid)|(?:easiest|which|what|whats) (?:\w+ ){0,3}(?:jobs?|careers?) (?:\w+ ){0,4}(?:pays?|in demand|growing|hiring)|(?:jobs?|careers?) (?:\w+ ){0,5}(?:right|straight) (?:after|out of) (?:high school|hs)|(?:get|be|become) (?:a )?(?:rich|millionaire)|que (?:trabajos?|carreras?) (?:pagan?|ganan|crecen?) mas|(?:fastest|quickest) growing (?:\w+ ){0,2}(?:jobs?|careers?|fields?)|(?:jobs?|careers?) (?:\w+ ){0,3}growing (?:the )?fast|(?:best|good|top|high paying) (?:jobs?|careers?) (?:\w+ ){0,3}(?:without|no|sin) (?:a |any )?(?:college|degree)|^(?:i (?:want|wanna|need) (?:to )?)?(?:pay|make|earn) (?:\w+ ){0,2}(?:6|six) figures|(?:que (?:estudio|puedo (?:ser|estudiar|hacer))|what (?:can|could|should) i (?:be|do|study)) (?:\w+ ){0,3}(?:gustan?|encantan?|like|love))\b/;

/** Who has chosen a career and asks what now wants the way there. */
function decided({ typed, words, careers, colleges }: MessageRead, kind: Intent): Intent | undefined {
  const asked = words.join(' ');
  if (MISREAD.has(kind) && /\b(?:scholarships?|becas?)\b/.test(asked)) return 'scholarships';
  if (MISREAD.has(kind) && /\b(?:(?:hard(?:est)?|bad|worst) (?:part|side|thing)|bad about|downsides?|drawbacks?)\b/.test(asked))
    return 'day';
  if (MISREAD.has(kind) && /\b(?:on the decline|declining|shrinking|dying (?:out|field|job|career))\b/.test(asked)) return 'outlook';
  if (careers.length === 0 && OPEN_SEARCH.has(kind) && SEARCHES.test(asked)) return 'find';
  // "How much do people from Reed make" is of the school.
  if (kind === 'pay' && careers.length === 0 && colleges.length > 0) return 'school';
  // What was spoken of before pulls: "nursing schools in Ohio" asks for schools also after a question of pay.
  if (
    SPOKEN_OF.has(kind) &&
    /^(?:(?:what|how) about |and |any |good |best |the |show me |find |list )*(?:\w+ ){0,3}(?:schools?|colleges?|programs?|escuelas?|universidades)(?: for \w+){0,1} (?:in|near|around|en|cerca)\b/.test(
      asked,
    )
  )
    return 'schools';
  if (
    kind === 'pay' &&
    /\b(?:schools?|colleges?|programs?|escuelas?|universidad(?:es)?)\b/.test(asked) &&
    !/\b(?:makes?|earns?|paid|pays?|ganan?|salary)\b/.test(asked) &&
    schoolLimits(typed).price_max !== null
  )
    return 'schools';
  if (
    kind === 'pay' &&
    /\b(?:how much|cuanto|cost|price) (?:\w+ ){0,5}(?:school|college|program|classes|escuela|universidad)\b/.test(asked) &&
    !/\b(?:makes?|earns?|paid|pays?|ganan?|salary)\b/.test(asked)
  )
    return 'schools';
  if (
    ['mine', 'why'].includes(kind) &&
    /\b(?:hate|dont like|dislike|disagree with) (?:all )?(?:of )?(?:my|the|these|those) (?:results|ten|list|careers)\b/.test(asked)
  )
    return 'what_next';
  if (kind !== 'what_next' || careers.length !== 1) return undefined;
  return /\b(?:going with|go with|sold on|decided on|decided|i chose|i picked|ya decidi)\b/.test(words.join(' ')) ? 'plan' : undefined;
}

/** "Tell me more" of the career that was spoken of. */
function goneOn({ words }: MessageRead, task: Task, kind: Intent): Intent | undefined {
  if (!['off_topic', 'hello', 'about'].includes(kind) || task.careers.length !== 1) return undefined;
  if (
    !/^(?:(?:ok|okay|and|so|yes|pls|please|can you|go) )*(?:tell me more|more|more info|go on|continue|keep going)(?: (?:about|of) (?:it|that|this))?(?: pls| please)?$/.test(
      words.join(' '),
    )
  )
    return undefined;
  return task.intent === 'day' ? 'skills' : 'day';
}

/** "What I did was …" tells, and so does "When I was …". */
const ASKS = /^(?:what|whats|how|hows|where|which|who|why|que|cual|cuales|como|donde|cuanto)\b(?! (?:i|yo|we|nosotros)\b)/;
/** What is another wish however it is put. */
const LEAVES: readonly Intent[] = ['about', 'help_site', 'off_topic', 'pay', 'schools', 'compare', 'plan'];
/** What a practice answer tells of as well: only a question is another wish. */
const ASIDE: readonly Intent[] = ['day', 'mine', 'study', 'outlook', 'skills', 'why', 'school', 'scholarships', 'ai', 'related'];

/** While a practice question waits, what is long or unclear is its answer. */
function heldByInterview(
  { signs, words }: MessageRead,
  { interview }: Task,
  { kind, share }: { kind: Intent; share: number },
): Intent | undefined {
  if (!interview) return undefined;
  if (/^(?:what do you mean|i dont (?:understand|get it)|huh)\b/.test(words.join(' '))) return 'interview';
  const sure = share > 0.7 && signs.length < 12;
  const another = sure && (LEAVES.includes(kind) || (ASIDE.includes(kind) && ASKS.test(words.join(' '))));
  return another ? undefined : 'interview';
}
