import { INK } from './paper.ts';
import type { Style } from './write.ts';

/** The few kinds of text of the report. */
export const STYLES = {
  headline: { font: 'display', size: 64, color: INK.ink, leading: 0.92 },
  title: { font: 'display', size: 32, color: INK.ink, leading: 0.98 },
  heading: { font: 'display', size: 17, color: INK.ink, leading: 1.1 },
  small_heading: { font: 'display', size: 13.5, color: INK.ink, leading: 1.12 },
  lead: { font: 'text', size: 13, color: INK.ink, leading: 1.4 },
  body: { font: 'text', size: 9.8, color: INK.ink, leading: 1.36 },
  soft: { font: 'text', size: 9, color: INK.soft, leading: 1.32 },
  label: { font: 'bold', size: 9, color: INK.soft, leading: 1.25 },
  bold: { font: 'bold', size: 9.8, color: INK.ink, leading: 1.36 },
  figure: { font: 'figure', size: 13, color: INK.ink, leading: 1.12 },
  tiny: { font: 'text', size: 7.6, color: INK.soft, leading: 1.35 },
} as const satisfies Record<string, Style>;
