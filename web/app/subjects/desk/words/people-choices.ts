import { CAST } from '@careerscoop/art/cast.ts';

/** The drawn people by their looks: a face is drawn, never photographed, so that nobody young is shown. */
const LOOKS: Record<keyof typeof CAST, string> = {
  ginger: 'Red hair',
  puffs: 'Two hair puffs',
  hijab: 'Hijab',
  flattop: 'Flat top',
  turban: 'Turban',
  bluebob: 'Blue bob',
  wavy: 'Wavy hair',
  greybun: 'Gray bun',
  greyfade: 'Gray fade',
  longhair: 'Long hair',
};

export const PERSON_CHOICES = (Object.keys(CAST) as (keyof typeof CAST)[]).map((value) => ({ value, label: LOOKS[value] }));

const portraitOf = (name: string) => `/art/portraits/${name}.svg`;
/** The same as pictures; the four of our own examples have names of their own. */
export const PORTRAIT_CHOICES = [
  ...['amara', 'mateo', 'denise', 'kenji'].map((name) => ({
    value: portraitOf(name),
    label: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}, of our examples`,
  })),
  ...PERSON_CHOICES.map(({ value, label }) => ({ value: portraitOf(value), label })),
];
