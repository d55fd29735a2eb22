import type { Entry, Findings, Measure } from './entry.ts';
import { figuresOf } from './paths.ts';

/** The worst of each measure, then what has to be mended, and a last line that counts. */
export function reportFindings({ breaches, measures }: Findings, checked: number, careers: number): string {
  const lines = breaches.map(({ onet_code, rule, message }) => `${onet_code} ${rule}: ${message}`);
  return [
    ...measures.map(reportMeasure),
    ...(lines.length > 0 ? [['To mend', ...lines].join('\n')] : []),
    `${checked} of ${careers} careers have words; ${breaches.length} things to mend.`,
  ].join('\n\n');
}

function reportMeasure({ name, worst }: Measure): string {
  return [name, ...worst.map(({ value, where, text }) => `  ${value}  ${where}  ${text}`)].join('\n');
}

/** A career's words beside its figures, to be read by a person. */
export function reportCareer(entry: Entry): string {
  const { onet_code, title, good_if, ...texts } = entry.words;
  return [
    `${onet_code} ${title} (${entry.public_title})`,
    `figures: ${figuresOf(entry)}`,
    `summary: ${texts.summary}`,
    `day: ${texts.day}`,
    ...good_if.map((phrase) => `good if: ${phrase}`),
    `hard part: ${texts.hard_part}`,
    `path: ${texts.path}`,
    `try this: ${texts.try_this}`,
  ].join('\n');
}
