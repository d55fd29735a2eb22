import { AREAS, type AreaKey, EDUCATION_STEPS, SITUATIONS, SKILLS, TYPES } from '@careerscoop/engine/constructs';
import type { Reason } from '@careerscoop/engine/reasons';
import type { Change } from '@careerscoop/engine/sensitivity';

/** What is needed to say a reason. */
export type SaidReason = Pick<Reason, 'kind' | 'construct' | 'asks' | 'answer' | 'second'>;
export type Move = 'leaves' | 'enters';
type Block = SaidReason['construct']['block'];
type Picked = { shares: AreaKey[]; differs: AreaKey[] };

const KNOWN: Record<Block, ReadonlySet<string>> = {
  area: new Set(AREAS.map(({ key }) => key)),
  situation: new Set(SITUATIONS.map((_, at) => `situation_${at + 1}`)),
  choice: new Set(AREAS.map(({ key }) => key)),
  type: new Set(TYPES),
  skill: new Set(SKILLS),
  education: new Set(EDUCATION_STEPS),
};
const isAreaKey = (key: string): key is AreaKey => KNOWN.area.has(key);

// Results are stored as keys and values and put into words when they are read: one text a reason, since the list of ten
// is the most asked answer of the product and texts are read six times as fast as objects.

/** "for:area:animals:much:5": kind, block and key of what was asked, whether the work asks much of it, the answer. "5+4": rated twice. */
export function reasonKey({ kind, construct, asks, answer, second }: SaidReason): string {
  return [kind, construct.block, construct.key, asks, second === undefined ? answer : `${answer}+${second}`].join(':');
}

const REASON = /^(for|against|preparation):(area|situation|choice|type|skill|education):([\w ]+):(much|little):([0-6])(?:\+([1-5]))?$/;

/** @returns nothing for what is no key of a reason, or names what is not known here, as a key of another release may */
export function readReason(key: string): SaidReason | undefined {
  const [, kind, block, name, asks, answer, second] = REASON.exec(key) ?? [];
  if (!kind || !KNOWN[block as Block].has(name ?? '')) return undefined;
  const again = second === undefined ? {} : { second: Number(second) };
  return { kind, construct: { block, key: name }, asks, answer: Number(answer), ...again } as SaidReason;
}

/** "leaves:animals:4": the career would leave the ten (or come in) with this rating of this area. */
export function changeKey(move: Move, { area, to }: Pick<Change, 'area' | 'to'>): string {
  return `${move}:${area}:${to}`;
}

/** @returns nothing for what is no key of a change */
export function readChange(key: string): { move: Move; area: AreaKey; to: number } | undefined {
  const [, move, area, to] = /^(leaves|enters):(\w+):([1-5])$/.exec(key) ?? [];
  return area && isAreaKey(area) ? { move: move as Move, area, to: Number(to) } : undefined;
}

/** "stretch:animals+music:law": what a stretch career shares with the answers, and in what it differs from the core. */
export function pickKey({ shares, differs }: Picked): string {
  return `stretch:${shares.join('+')}:${differs.join('+')}`;
}

/** @returns nothing for what is no key of a pick */
export function readPick(key: string): Picked | undefined {
  const [, shares, differs] = /^stretch:([\w+]*):([\w+]*)$/.exec(key) ?? [];
  if (shares === undefined || differs === undefined) return undefined;
  const areas = (joined: string) => joined.split('+').filter(isAreaKey);
  return { shares: areas(shares), differs: areas(differs) };
}
