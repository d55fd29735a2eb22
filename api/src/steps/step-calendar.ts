import { AppError } from '../platform/errors.ts';
import { presentStep } from './present-step.ts';
import type { StepRow } from './steps.sql.ts';

/**
 * The steps that have a day, as RFC 5545 has it. A step is the same event in every file, so that a calendar renews it.
 * @throws conflict where none has a day: a calendar needs an event
 */
export function calendarOf(rows: readonly StepRow[], publicUrl: string): Buffer {
  const host = new URL(publicUrl).hostname;
  const events = rows.flatMap((row) => eventOf(row, host));
  if (events.length === 0) throw new AppError('conflict', { detail: 'None of your steps has a date yet.' });
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//CareerScoop//My next steps//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'];
  return Buffer.from([...lines, ...events, 'END:VCALENDAR', ''].flatMap(folded).join('\r\n'));
}

function eventOf(row: StepRow, host: string): string[] {
  const step = presentStep(row);
  if (!step || row.due_on === null) return [];
  return [
    'BEGIN:VEVENT',
    `UID:next-step-${row.id}@${host}`,
    `DTSTAMP:${stamp(row.changed_at)}`,
    `DTSTART;VALUE=DATE:${row.due_on.replaceAll('-', '')}`,
    `SUMMARY:${escaped(step.done_at ? `Done: ${step.text}` : step.text)}`,
    // A whole day that leaves the day free.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const stamp = (at: Date) => `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** At most 75 bytes a line, and never within a character; what goes on begins with a space. */
function folded(line: string): string[] {
  const lines = [''];
  for (const sign of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + sign) > 75) lines.push(` ${sign}`);
    else lines[lines.length - 1] = last + sign;
  }
  return lines;
}
