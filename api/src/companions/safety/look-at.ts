import { DANGERS, type Danger } from '@careerscoop/contract/help-lines';
import { languageOf } from './language.ts';
import { CARES, type Care, type Look, type SafetyKind, isDanger } from './look.ts';
import { normalise } from './normalise.ts';
import { dangersIn, withoutHarmless } from './rules.ts';
import { type Opinion, readOpinion } from './second-opinion.ts';
import weights from './weights.json' with { type: 'json' };

/** A message that was said before; only the student's own count. */
export interface Said {
  role: 'user' | 'assistant';
  content: string;
}

/** What answers a message that holds several dangers: what cannot wait comes first. */
const FIRST: Danger[] = ['overdose', 'suicide', 'threat', 'exploitation', 'abuse', 'self_harm', 'eating', 'danger_home'];
/** How sure the second opinion must be by itself: where the messages of authors that it never read are told apart best. */
const SURE = 0.45;
/** From here on it is enough to confirm what a rule saw. */
const CONFIRMED = 0.08;
/** After danger the next messages are seldom about something else. */
const SURE_AFTER_DANGER = 0.2;
/** Far lower than for danger: of what is harmless one in a thousand is taken for care here, and an answer too many does no harm. */
const CARE = 0.2;
/** A second kind is noted from here on: it decides what a parent may read. */
const ALSO = 0.2;
/** How many earlier messages a sentence may be spread over. */
const EARLIER = 2;

/** Gives an opinion of a normalised text. */
type OpinionOf = (text: string) => Opinion;
const trained = readOpinion(weights);
const WORRY =
  /\b(?:scared|afraid|worried|worry|sin|wrong|hate|hates|ashamed|find out|finds out|kick|pray|alone|what to do|miedo|pena|verguenza|pecado|enteren|sepan|preocupa)\b/;

interface Seen {
  rules: Danger[];
  opinion: Opinion;
  /** Written in signs that the model has hardly read: a rule is enough there. */
  unknown: boolean;
}

/**
 * What is noticed in a message, with what the same student said shortly before: rules first, and a small trained model for what no
 * rule foresees. It takes about a millisecond and neither network nor database, so that it holds when both are away.
 */
export function lookAt(text: string, earlier: readonly Said[] = [], opinionOf: OpinionOf = trained): Look {
  const lang = languageOf(text, earlier);
  const own = see(text, opinionOf);
  const before = earlier
    .filter(({ role }) => role === 'user')
    .slice(-EARLIER)
    .map(({ content }) => content.slice(-400));
  let sure = isSure(own);
  let seen = own;
  if (!sure && before.length > 0) {
    const past = see(before.join(' . '), opinionOf);
    const wasDanger = isSure(past);
    const both = see([...before, text.slice(0, 1000)].join(' . '), opinionOf);
    sure = wasDanger ? own.opinion.danger >= SURE_AFTER_DANGER : isSure(both);
    if (sure) seen = both;
  }
  const also = ([...DANGERS, ...CARES] as SafetyKind[]).filter((kind) => (seen.opinion.kinds.get(kind) ?? 0) >= ALSO);
  if (sure) {
    const found = FIRST.filter((kind) => seen.rules.includes(kind));
    const kind = found[0] ?? likeliest(seen.opinion, FIRST);
    return { tier: 2, kind, kinds: [...new Set<SafetyKind>([kind, ...found, ...also])], lang };
  }
  const care = likeliest(own.opinion, CARES);
  if ((own.opinion.kinds.get(care) ?? 0) < CARE) return { tier: 0, kind: null, kinds: [], lang };
  const kinds = [...new Set<Care>([care, ...also.filter((kind): kind is Care => !isDanger(kind))])];
  return { tier: 1, kind: care, kinds, lang, worried: WORRY.test(normalise(text)) };
}

const isSure = ({ rules, opinion, unknown }: Seen) => opinion.danger >= (rules.length === 0 ? SURE : unknown ? 0 : CONFIRMED);

function likeliest<K extends SafetyKind>({ kinds }: Opinion, among: readonly K[]): K {
  return among.reduce((best, kind) => ((kinds.get(kind) ?? 0) > (kinds.get(best) ?? 0) ? kind : best));
}

/** A longer message is also read by parts, so that one sentence does not drown in it. */
const LONG = 60;
const WINDOW = 40;

function see(text: string, opinionOf: OpinionOf): Seen {
  const plain = withoutHarmless(normalise(text));
  const words = plain.split(' ');
  let opinion = opinionOf(plain);
  for (let from = 0; words.length > LONG && from < words.length; from += WINDOW / 2) {
    const part = opinionOf(words.slice(from, from + WINDOW).join(' '));
    if (part.danger > opinion.danger) opinion = part;
  }
  return { rules: dangersIn(plain), opinion, unknown: /\p{Script=Han}/u.test(plain) };
}
