import type { HeldInWords, PersonExport } from '@careerscoop/contract/profile';
import { zoneOf } from '../../platform/wall-clock.ts';

export type Row = PersonExport['sections'][number]['rows'][number];
export type Group = HeldInWords['groups'][number];
type Line = Group['parts'][number]['lines'][number];

/** A day as the child's own clock has it. */
export type Day = (value: unknown) => string;

/** How one section of what is held reads for a parent. */
export interface Wording {
  title: string;
  /** Said where there is nothing. */
  none: string;
  lines: (row: Row, day: Day) => Line[];
}

/** Sections by the titles that they have in the file. */
export type Words = Record<string, Wording>;

export const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
export const list = (...parts: unknown[]) => parts.map(text).filter(Boolean).join(', ');
export const yes = (value: unknown) => (value ? 'Yes' : 'No');
export const dollars = (cents: unknown) => (typeof cents === 'number' ? `$${(Math.abs(cents) / 100).toFixed(2)}` : '');
export const labelIn = (choices: readonly { value: string | number; label: string }[], value: unknown) =>
  choices.find((one) => one.value === value)?.label ?? '';

/** What is empty is left out. */
export const lines = (pairs: Record<string, string>): Line[] =>
  Object.entries(pairs).flatMap(([label, words]) => (words ? [{ label: label || 'Not named', text: words }] : []));

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Days by this clock, or by the usual one where none is known, as in letters; a day without a time is the same everywhere. */
export function daysIn(zone: unknown): Day {
  return (value) => {
    if (typeof value !== 'string' || !value) return '';
    const timeZone = DAY.test(value) ? 'UTC' : zoneOf({ time_zone: typeof zone === 'string' && zone ? zone : null });
    return new Date(value).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone });
  };
}
