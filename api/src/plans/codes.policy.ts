import { dayInWords } from '../platform/day-in-words.ts';

/** What decides whether a code can be redeemed, and whether one that is no plan opens anything. */
export interface CodeFacts {
  code: string;
  is_active: boolean;
  /** The plan that it pays for; null for one that opens something by itself. */
  plan_id: number | null;
  /** The first and the last day, in UTC. */
  opens_on: string | null;
  closes_on: string | null;
}

/**
 * Why a code cannot be redeemed, in a sentence for who typed it; null where it can. `taken` is how many have redeemed it.
 */
export function whyRefused(code: (CodeFacts & { seats: number | null }) | undefined, taken: number, now: Date): string | null {
  if (!code) return 'This code is not known.';
  if (!code.is_active) return 'This code is closed.';
  if (isOver(code, now)) return `This code closed on ${dayInWords(`${code.closes_on}`)}.`;
  if (isEarly(code, now)) return `This code opens on ${dayInWords(`${code.opens_on}`)}. Please come back then.`;
  if (code.seats !== null && taken >= code.seats) return 'Every place of this code is taken. Please ask whoever gave it to you.';
  return null;
}

/** Whether a code is switched on, and between its first and its last day. */
export function isOpen(code: CodeFacts, now: Date): boolean {
  return code.is_active && !isEarly(code, now) && !isOver(code, now);
}

export function isEarly({ opens_on }: Pick<CodeFacts, 'opens_on'>, now: Date): boolean {
  return opens_on !== null && now < new Date(`${opens_on}T00:00:00Z`);
}

export function isOver(code: Pick<CodeFacts, 'closes_on'>, now: Date): boolean {
  const at = closesAt(code);
  return at !== null && now >= at;
}

/** The moment in which a code closes: with the end of its last day. */
export function closesAt({ closes_on }: Pick<CodeFacts, 'closes_on'>): Date | null {
  if (closes_on === null) return null;
  const end = new Date(`${closes_on}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + 1);
  return end;
}
