import { collegeAward } from '@careerscoop/contract/colleges';
import { z } from 'zod';
import { OUTLOOK_FIGURES, OUTLOOK_WORDS, each } from './career.ts';

/**
 * Where the figures of one file come from. `date` is a year or a month; `careers` is how many have a
 * figure.
 */
export const provenance = z.strictObject({
  source: z.string().min(1),
  version: z.string().min(1),
  date: z.string().regex(/^\d{4}(-\d{2})?$/),
  licence: z.string().min(1),
  url: z.url(),
  /** How the product made the figures, where they are not the publisher's own. */
  derived: z.string().max(120).optional(),
  careers: z.number().int(),
});
export type Provenance = z.infer<typeof provenance>;

const figure = z.number().nullable();
const LONGEST_TITLE = 120;
const title = z.string().min(1).max(LONGEST_TITLE);

// The long lists are checked by one loop each: element by element the schema would make an object per figure,
// which takes longer than all the rest of reading the data.
const isFigure = (value: unknown) => value === null || Number.isFinite(value);
const isTitle = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= LONGEST_TITLE;
const isIndex = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const listOf = <T>(isOne: (value: unknown) => boolean, message: string) =>
  z.custom<T[]>((value) => Array.isArray(value) && value.every(isOne), message);
const figures = listOf<number | null>(isFigure, 'write a list of numbers, null for "not published"');
const titles = listOf<string>(isTitle, 'write a list of titles of 1 to 120 letters');
const indices = listOf<number>(isIndex, 'write a list of places in the list of careers');
const code = z.string().regex(/^\d{2}-\d{4}\.\d{2}$/, 'write an O*NET-SOC code like 29-1131.00');
const month = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .nullable();
const careerIndex = z.number().int().nonnegative();

/** In every file a list per career goes by the order of `codes` in careers.json; null is "not published". */
export const careersFile = z.strictObject({
  provenance,
  /** Changes when a figure that ranks changes; stored with every result. */
  table_version: z.string().min(1),
  codes: z.array(code),
  titles: titles,
  zones: z.array(z.strictObject({ zone: z.number().int(), label: z.string(), name: title })),
  job_zone: z.array(z.number().int().nullable()),
  job_zone_date: z.array(month),
});

export const slugsFile = z.strictObject({
  slugs: z.record(code, z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
});

/**
 * Interests (OI 1-7), values (EX 1-7), styles (IM 1-5), skills, knowledge and activities (IM 1-5, LV 0-7).
 */
export const ratingsFile = z.strictObject({
  provenance,
  elements: z.array(z.strictObject({ id: z.string(), name: title })),
  date: z.array(month),
  /** By scale, one list per element. */
  scales: z.partialRecord(z.enum(['IM', 'LV', 'OI', 'EX']), z.array(figures)),
  /** Figures that the publisher calls too uncertain to show: career, element, scale. */
  suppressed: z.array(z.tuple([careerIndex, z.number().int(), z.enum(['IM', 'LV', 'OI', 'EX'])])),
});

/** Standard scores of the 48 interest areas, one list per area. */
export const areasFile = z.strictObject({
  provenance,
  keys: z.array(z.string()),
  scores: z.array(figures),
});

/** Unit vectors, one list per dimension. */
export const similarityFile = z.strictObject({ provenance, dimensions: z.array(figures) });

/**
 * Of the careers that the publisher has not rated yet, what the ranking reads instead: one list per element, in the order of
 * `careers`, which are places in the list of all.
 */
export const estimatedFile = z.strictObject({
  provenance,
  careers: indices,
  skills: z.strictObject({ IM: z.array(figures), LV: z.array(figures) }),
  activities: z.strictObject({ IM: z.array(figures) }),
});

export const educationFile = z.strictObject({
  provenance,
  levels: titles,
  date: z.array(month),
  /** Per cent, one list per level. */
  percent: z.array(figures),
  /** Careers whose mix the publisher calls too uncertain to show. */
  suppressed: indices,
  /** 1 (high school) to 5 (doctoral); derived. */
  need: figures,
});

const span = z.strictObject({ p10: figures, median: figures, p90: figures });
const figureName = z.enum(['p10', 'median', 'p90']);

/** US dollars; several careers may share one code, and so one wage. */
export const wagesFile = z.strictObject({
  provenance,
  soc_code: z.array(z.string().nullable()),
  soc_titles: z.record(z.string(), title),
  annual: span,
  /** By the hour, only where there is no yearly figure: career, figures. */
  hourly: z.array(z.strictObject({ career: careerIndex, p10: figure, median: figure, p90: figure })),
  /** Figures that mean "this much or more". */
  capped: z.array(z.strictObject({ career: careerIndex, figures: z.array(figureName) })),
});

export const outlookFile = z.strictObject({
  provenance,
  period: z.string().regex(/^\d{4}-\d{2}(\d{2})?$/),
  soc_code: z.array(z.string().nullable()),
  /** People are rounded by the publisher to hundreds. */
  ...each(OUTLOOK_FIGURES, () => figures),
  ...each(OUTLOOK_WORDS, () => z.array(title.nullable())),
});

export const exposureFile = z.strictObject({
  provenance,
  human_rating_beta: figures,
  dv_rating_beta: figures,
  impact: z.array(z.enum(['H', 'M', 'L']).nullable()),
});

export const relatedFile = z.strictObject({
  provenance,
  primary: z.array(indices),
  supplemental: z.array(indices),
});

export const programsFile = z.strictObject({
  provenance,
  titles: z.record(z.string().regex(/^\d{2}\.\d{4}$/), title),
  by_soc: z.record(z.string().regex(/^\d{2}-\d{4}$/), z.array(z.string())),
});

/** Other names, one list per career. */
export const titlesFile = z.strictObject({ provenance, titles: z.array(titles) });

const towns = z.custom<Record<string, string>>(
  (value) =>
    value !== null &&
    typeof value === 'object' &&
    Object.values(value).every((codes) => typeof codes === 'string' && /^\d{5}( \d{5})*$/.test(codes)),
  'write ZIP codes of five digits, joined by blanks',
);

/** ZIP codes by state and place, those of one place joined by blanks. */
export const zipsFile = z.strictObject({
  provenance,
  states: z.record(z.string().regex(/^[A-Z]{2}$/), towns),
});

const offset = z.number().int();

/** The middle of each ZIP code: in hundredths of a degree the first of its three digits, then "07 12 -3": code, steps north and east of it. */
export const zipCentresFile = z.strictObject({
  provenance,
  prefixes: z.record(z.string().regex(/^\d{3}$/), z.strictObject({ latitude: offset, longitude: offset, zips: z.string() })),
});

const origin = provenance.omit({ careers: true });
const names = listOf<string>(
  (value) => typeof value === 'string' && value.length <= LONGEST_TITLE,
  'write a list of at most 120 letters each',
);
const addresses = listOf<string | null>(
  (value) => value === null || (typeof value === 'string' && /^(~\/|http:\/\/|[\w-]+\.)\S*$/.test(value)),
  'write web addresses without https://',
);

/** Schools, one list per fact in the order of their numbers; null is "not published". */
export const collegesFile = z.strictObject({
  provenance,
  /** Where price, admission, completion, students and online come from, and where earnings do. */
  figures_from: origin,
  earnings_from: origin,
  unitid: indices,
  name: titles,
  /** Other names with a bar between. */
  also: names,
  city: titles,
  state: listOf<string>((value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value), 'write state codes like MA'),
  controls: z.tuple([z.literal('public'), z.literal('nonprofit'), z.literal('for_profit')]),
  control: indices,
  kinds: z.tuple([z.literal('under_two'), z.literal('two'), z.literal('four')]),
  years: indices,
  latitude: figures,
  longitude: figures,
  website: addresses,
  /** `~` stands for the website. */
  price_page: addresses,
  price: figures,
  admission: figures,
  completion: figures,
  students: figures,
  /** Places in the list of those taught at a distance alone. */
  online: indices,
  earnings: figures,
});

/** Programs by CIP code and award: "3 12,1": three places on in the list of schools, 12 awards; one further, nobody finished. */
export const collegeProgramsFile = z.strictObject({
  provenance,
  /** The school year that the awards are of. */
  period: z.string().regex(/^\d{4}-\d{2}$/),
  by_cip: z.record(z.string().regex(/^\d{2}\.\d{4}$/), z.partialRecord(collegeAward, z.string().regex(/^[\d, ]*\d$/))),
});

/** The wordings that the publishers ask for, to be shown where their figures are. */
export const attributionsFile = z.array(
  z.strictObject({
    key: z.string(),
    text: z.string().min(1),
    links: z.array(z.strictObject({ label: z.string(), url: z.url() })),
  }),
);

export const dataFiles = {
  careers: careersFile,
  slugs: slugsFile,
  interests: ratingsFile,
  skills: ratingsFile,
  knowledge: ratingsFile,
  activities: ratingsFile,
  styles: ratingsFile,
  values: ratingsFile,
  areas: areasFile,
  similarity: similarityFile,
  estimated: estimatedFile,
  education: educationFile,
  wages: wagesFile,
  outlook: outlookFile,
  'ai-exposure': exposureFile,
  related: relatedFile,
  programs: programsFile,
  'also-called': titlesFile,
  'alternate-titles': titlesFile,
  zips: zipsFile,
  'zip-centres': zipCentresFile,
  colleges: collegesFile,
  'college-programs': collegeProgramsFile,
  attributions: attributionsFile,
} as const;

export type DataFileName = keyof typeof dataFiles;
export type DataFile<N extends DataFileName> = z.infer<(typeof dataFiles)[N]>;
export type DataFiles = { [N in DataFileName]: DataFile<N> };
