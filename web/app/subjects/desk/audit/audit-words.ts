import type { AuditArea, AuditLine } from '@careerscoop/contract/desk-audit';

export const ACTOR_NAMES: Record<AuditLine['actor'], string> = {
  staff: 'Desk',
  user: 'The person',
  guardian: 'A parent',
  system: 'The product',
};

const AREA_NAMES: Record<AuditArea, string> = {
  people: 'Accounts and what is held',
  consent: 'Consent and families',
  sign_in: 'Signing in',
  talks: 'Talks and mentors',
  safety: 'Reports and safety',
  money: 'Plans and money',
  schools: 'Schools and codes',
  words: 'Words that we maintain',
  mail: 'Messages and newsletter',
  desk: 'Desk accounts',
};
export const AREA_CHOICES = Object.entries(AREA_NAMES).map(([value, label]) => ({ value, label }));

/** `mentor.pause_lifted` as people read it: "mentor: pause lifted". */
export function actionInWords(action: string): string {
  const [subject = '', what = ''] = action.split('.');
  return `${subject.replaceAll('_', ' ')}: ${what.replaceAll('_', ' ')}`;
}

/** Jan 7, 4:30 pm; with its year where that is another than today's. */
export function momentInWords(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const year = at.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  return at
    .toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', ...year })
    .replace(/\s(AM|PM)$/, (part) => part.toLowerCase());
}

/** A stored value as a line shows it. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Field by field what a line changed; a field that is the same on both sides is left out. */
export function changesOf({ before, after }: Pick<AuditLine, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const [was, is] = [before && valueInWords(before[name]), after && valueInWords(after[name])];
    return was === is ? [] : [{ name, before: was, after: is }];
  });
}
