import { z } from 'zod';
import data from './rules.json' with { type: 'json' };

const share = z.number().gt(0).max(1);
/** Words or runs of words, found whole and with or without capitals; each may be a regular expression. */
const anyOf = z.array(z.string()).transform((words) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'iu'));
const pattern = z.string().transform((source) => new RegExp(source, 'iu'));
const educationGroup = z.enum(['high_school', 'college', 'after_college']);
const proseField = z.enum(['summary', 'day', 'good_if', 'hard_part', 'path', 'try_this']);
const length = z.strictObject({
  unit: z.enum(['characters', 'words']),
  min: z.number().int(),
  max: z.number().int(),
});

const schema = z.strictObject({
  lengths: z.record(z.enum(['title', ...proseField.options]), length),
  one_sentence: z.array(proseField),
  /** U.S. school grade of the sentences of a career. */
  reading_grade: z.strictObject({ min: z.number(), max: z.number() }),
  /** Words of the longest sentence. */
  sentence_words: z.number().int(),
  /** Sentences of so few words may be no more than this share of a career's sentences. */
  clipped: z.strictObject({ words: z.number().int(), share }),
  /** Sentences of at least `from_words` share at most this part of their runs of `shingle` words. */
  near_duplicate: z.strictObject({ shingle: z.number().int(), from_words: z.number().int(), most: share }),
  /** Likeness of two careers in these fields, by the words that no more than `common_share` of them use. */
  alike: z.array(z.strictObject({ fields: z.array(proseField), common_share: share, most: share })),
  openings: z.array(z.strictObject({ field: proseField, words: z.number().int(), share })),
  /** Texts of a field that end in the same so many words are too alike. */
  endings: z.array(z.strictObject({ fields: z.array(proseField), words: z.number().int() })),
  /** What has to be named where something risky is said. */
  needs: z.array(z.strictObject({ fields: z.array(proseField), says: anyOf, names: anyOf, why: z.string() })),
  /** Flesch-Kincaid grade of single fields, with every word counted as it is. */
  field_grades: z.strictObject({ fields: z.array(proseField), average: z.number(), most: z.number() }),
  title: z.strictObject({
    /** Last words of a title that end in s and are no plural of the people. */
    ends_in_s: z.array(z.string()),
  }),
  phrases: z.array(
    z.strictObject({
      why: z.string(),
      /** Where it must not be said; anywhere, if no field is named. */
      fields: z.array(proseField).optional(),
      words: anyOf.optional(),
      pattern: pattern.optional(),
    }),
  ),
  /** Levels of education by their names in the data. */
  education_groups: z.record(educationGroup, z.array(z.string())),
  /** What a path must say or must not say, by the figures of the career. */
  paths: z.array(
    z.strictObject({
      job_zones: z.array(z.number().int()).optional(),
      education_group: educationGroup.optional(),
      /** Per cent of the people who have a level of the group. */
      percent_from: z.number().optional(),
      percent_below: z.number().optional(),
      says: anyOf.optional(),
      lacks: anyOf.optional(),
      why: z.string(),
    }),
  ),
  /** Paths that a rule above finds and a person has found right. */
  paths_reviewed: z.array(z.strictObject({ onet_code: z.string(), why: z.string() })),
});
export type Rules = z.infer<typeof schema>;

/** The rules for the words of the catalogue. */
export const rules: Rules = schema.parse(data);
