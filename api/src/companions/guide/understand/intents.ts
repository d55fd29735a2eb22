/** What can be asked of the guide. */
export const INTENTS = [
  'compare',
  'plan',
  'schools',
  'school',
  'pay',
  'outlook',
  'ai',
  'day',
  'study',
  'skills',
  'why',
  'related',
  'find',
  'mine',
  'interview',
  'scholarships',
  'what_next',
  'about',
  'hello',
  'help_site',
  'off_topic',
] as const;
export type Intent = (typeof INTENTS)[number];

export const isIntent = (kind: string): kind is Intent => INTENTS.some((known) => known === kind);
