import type { Plan } from '@careerscoop/contract/plans';

export interface PlanBullet {
  text: string;
  /** It is promised and not there yet. */
  soon: boolean;
  /** A line that belongs to it. */
  after: string | undefined;
}

const MILKSHAKE = 4;
const SOON_PLACE = 2;

/** As plans name them. */
const COMPANIONS = /\bAI companions\b/i;
/** What a plan sells is marked as coming soon too where this installation keeps it closed. */
const isClosed = (text: string, companionsOpen: boolean) => !companionsOpen && COMPANIONS.test(text);

/**
 * The description of a plan: its first line is a heading, the others are bullets. What is coming soon is known by its
 * place: the third bullet of a plan where another line follows, which belongs to it; of the Milkshake, which has
 * everything, the bullet before a line with "100%", else the last one.
 */
export function planLines(
  { id, description }: Pick<Plan, 'id' | 'description'>,
  companionsOpen: boolean,
): { heading: string; bullets: PlanBullet[] } {
  const [heading = '', ...lines] = description
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const place = id === MILKSHAKE ? milkshakePlace(lines) : lines[SOON_PLACE + 1] ? SOON_PLACE : -1;
  const after = place < 0 ? undefined : lines[place + 1];
  const bullets = lines
    .map((text, index) => ({
      text,
      soon: index === place || isClosed(text, companionsOpen),
      after: index === place ? after : undefined,
    }))
    .filter((_, index) => !after || index !== place + 1);
  return { heading, bullets };
}

function milkshakePlace(lines: string[]): number {
  const promise = lines.findIndex((line, index) => index > 0 && line.includes('100%'));
  return promise > 0 ? promise - 1 : lines.length - 1;
}

/** A line of a description: the first one, one that is promised, one that belongs to the promise before it, or any other. */
export interface PlanLine {
  text: string;
  first: boolean;
  soon: boolean;
  after: boolean;
}

/** The whole description, a line each. A line before one with "100%" is promised and not there yet; that one belongs to it. */
export function includedLines({ description }: Pick<Plan, 'description'>, companionsOpen: boolean): PlanLine[] {
  const lines = description
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const isPromise = (text: string | undefined) => text?.includes('100%') ?? false;
  return lines.map((text, index) => ({
    text,
    first: index === 0,
    soon: index > 0 && (isPromise(lines[index + 1]) || isClosed(text, companionsOpen)),
    after: index > 1 && isPromise(text),
  }));
}

/** "Free", or US dollars with cents only where there are some. */
export function priceText({ price }: Pick<Plan, 'price'>): string {
  if (price === 0) return 'Free';
  return `$${Number.isInteger(price) ? price : price.toFixed(2)}`;
}

/** What stands after the price: "for 6 months", "for as long as you like". */
export function durationText({ duration }: Pick<Plan, 'duration'>): string {
  return /^(for|a|per|every) /i.test(duration) ? duration : `for ${duration}`;
}
