import reference from './reference-figures.json' with { type: 'json' };
import { TOLERANCE } from './figures.ts';
import type { Figures } from './runs.ts';

/** A figure of the research that the engine was designed by, beside ours. */
export interface Comparison {
  figure: string;
  reference: number;
  ours: number;
  /** How far apart they may lie: two points, or what the research's smaller sample leaves open. */
  within: number;
}

/** Reads the figures that the research also has. @throws Error when a figure is not there */
export function compareWithReference(figures: Figures): Comparison[] {
  return reference.map(({ figure, at, reference: value, within = TOLERANCE }) => {
    const ours = at.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], figures);
    if (typeof ours !== 'number') throw new Error(`no figure at ${at}`);
    return { figure, reference: value, ours, within };
  });
}
