import { DANGERS, type Danger } from '@careerscoop/contract/help-lines';

/** What wants care and not an alarm. `identity` is somebody's own sexuality, gender, faith or origin. */
export const CARES = [
  'sad',
  'bullying',
  'sexual_talk',
  'violent_talk',
  'drugs',
  'medical',
  'legal',
  'contact',
  'love_bot',
  'identity',
] as const;
export type Care = (typeof CARES)[number];

/** Of those, what points to danger when it comes again and again: nothing else opens a chat to a person. */
export const POINTS_TO_DANGER = ['sad', 'bullying', 'sexual_talk', 'violent_talk'] as const satisfies readonly Care[];
export type SafetyKind = Danger | Care;

/** The language that an answer of these words is given in. */
export type Lang = 'en' | 'es';

/** What was seen in a message: nothing (0), something that wants care (1), danger (2). */
export type Look =
  | { tier: 0; kind: null; kinds: readonly []; lang: Lang }
  /** `worried`: fears what follows from it. */
  | { tier: 1; kind: Care; kinds: readonly Care[]; lang: Lang; worried: boolean }
  /** `kinds` holds everything that was seen, `kind` what is answered. */
  | { tier: 2; kind: Danger; kinds: readonly SafetyKind[]; lang: Lang };

export const isDanger = (kind: SafetyKind): kind is Danger => (DANGERS as readonly string[]).includes(kind);

/** Why a day's conversation may be closed to a parent, or that there was danger of another kind; stands on the turn. */
export type Mark = 'home' | 'identity' | 'danger';

/** What a turn is marked with. Home goes first: it is what a parent's reading could make worse. */
export function markOf({ kinds }: Look): Mark | null {
  if (kinds.some((kind) => kind === 'abuse' || kind === 'danger_home')) return 'home';
  if (kinds.some((kind) => kind === 'identity')) return 'identity';
  return kinds.some(isDanger) ? 'danger' : null;
}
