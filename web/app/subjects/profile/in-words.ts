import { EDUCATION, GRADES } from '@careerscoop/contract/schooling';
import { dayInWords, isDay } from '../../lib/day-in-words.ts';

const labelIn = (choices: readonly { value: string | number; label: string }[], value: unknown) =>
  choices.find((choice) => choice.value === value)?.label;

export const gradeInWords = (grade: unknown) => labelIn(GRADES, grade);
export const educationInWords = (education: unknown) => labelIn(EDUCATION, education);

/** `adult_on` as a heading: Adult on. */
export function nameInWords(name: string): string {
  const text = name.replace(/_/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A held value as a line of text; nothing for what is empty. */
export function valueInWords(name: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (name === 'grade') return gradeInWords(value) ?? String(value);
  if (name === 'education') return educationInWords(value) ?? String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(' · ') : undefined;
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value === 'string' && isDay(value)) return dayInWords(value);
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) {
    return new Date(value).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  }
  return String(value);
}
