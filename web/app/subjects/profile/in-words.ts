import { EDUCATION, GRADES } from '@careerscoop/contract/constants';

const labelIn = (choices: readonly { value: string | number; label: string }[], value: unknown) =>
  choices.find((choice) => choice.value === value)?.label;

export const gradeInWords = (grade: unknown) => labelIn(GRADES, grade);
export const educationInWords = (education: unknown) => labelIn(EDUCATION, education);

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A day as people write it: March 5, 2027. Without a time it is the same day everywhere. */
export function dayInWords(iso: string): string {
  const zone = DAY.test(iso) ? { timeZone: 'UTC' } : {};
  return new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', ...zone });
}

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
  if (typeof value === 'string' && DAY.test(value)) return dayInWords(value);
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) {
    return new Date(value).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  }
  return String(value);
}
