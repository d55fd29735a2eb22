import { z } from 'zod';
import { AREAS, EDUCATION_STEPS, SKILLS, TYPES } from '@careerscoop/engine/constructs';
import { STAGE_PLAN } from '@careerscoop/engine/stages';

const text = z.string().trim().min(1);
const version = z.string().regex(/^\d{4}-\d{2}-\d+$/, 'A version is year-month-number, such as 2026-11-1.');
const heading = z.strictObject({ title: text, text });
const area = z.enum(AREAS.map(({ key }) => key));
const type = z.enum(TYPES);
const skill = z.enum(SKILLS);

/** What a question measures. The engine reads answers by these keys, never by place or by text. */
export const construct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('intro') }),
  z.strictObject({ kind: z.literal('area'), area, type }),
  z.strictObject({ kind: z.literal('skill'), skill }),
  z.strictObject({ kind: z.literal('situation'), situation: z.int().min(1).max(8) }),
  z.strictObject({ kind: z.literal('types') }),
]);

/** An option of a situation speaks for an area, a cup for a type; only cups carry the last three. */
const option = z.strictObject({
  id: z.int(),
  text,
  construct: z.union([area, type, z.literal('None')]),
  description: text.optional(),
  example: text.optional(),
  image: z.string().startsWith('/art/').optional(),
});

const image = z.union([z.literal(''), z.string().regex(/^\/art\/[a-z0-9_/]+\.svg$/)]);

/** `question` is what the answer is about, `title` the heading of its page, `description` the line below. */
const question = z.strictObject({
  id: z.int(),
  question_id: z.string().regex(/^[a-z]+(-[a-z]|-[1-6][1-8])?$/),
  question: text,
  title: text,
  description: text,
  image,
  image_1_url: image,
  construct,
  options: z.array(option).optional(),
});

const scenario = z.strictObject({
  scenario_id: z.int().min(0).max(4),
  title: text,
  description: text,
  intro: heading.optional(),
  captions: z.array(z.strictObject({ id: z.int(), text, seconds: z.int().min(3).max(8) })).optional(),
  bands: z.array(text).length(5).optional(),
  questions: z.array(question).min(1),
});

/** scenarios.json: the whole assessment in the one order that everybody gets. */
export const scenariosFile = z.strictObject({ version, scenarios: z.array(scenario).length(5) });

const worded = z.strictObject({ id: z.int(), text });

/** bank.json: what part 3 is chosen from. An area offered for the n-th time is offered in its n-th wording. */
export const bankFile = z.strictObject({
  version,
  title: text,
  choice: z.strictObject({ question: text, title: text, description: text }),
  second: z.strictObject({ title: text, description: text }),
  areas: z.array(z.strictObject({ area, second: worded, options: z.array(worded).length(STAGE_PLAN.most) })).length(AREAS.length),
});

const oneOrTwo = { shares_one: text, shares_two: text, differs_one: text, differs_two: text };

const reasons = z.strictObject({
  area: z.strictObject({
    rated: text,
    rated_twice: text,
    chose: text,
    chose_of_six: text,
    little: text,
    lower: text,
    higher: text,
    matches: text,
  }),
  skill: z.strictObject({ banded: text, against: text, little: text, matches: text }),
  type: z.strictObject({ picked: text, not_picked: text, matches: text, places: z.array(text).length(3) }),
  change: z.strictObject({ leaves: text, enters: text }),
  stretch: z.strictObject(oneOrTwo),
});

/**
 * phrases.json: what a result says about a career. Names in braces are filled in by the caller. The words of the
 * results screen itself belong to the web.
 */
export const phrasesFile = z.strictObject({
  version,
  areas: z.record(area, z.strictObject({ name: text, for: text, against: text, meaning: text })),
  skills: z.record(skill, z.strictObject({ name: text, for: text, grow: text })),
  types: z.record(type, z.strictObject({ name: text, meaning: text, for: text, against: text, little: text })),
  reasons,
  education: z.record(z.enum(EDUCATION_STEPS), z.strictObject({ value: z.int(), name: text, most: text, around: text, aim: text })),
  preparation: z.strictObject({ matches: text, needs_more: text, needs_less: text, no_goal: text }),
  job_zones: z.record(z.enum(['1', '1-2', '2', '3', '4', '5']), text),
  impact: z.record(z.enum(['M', 'H', 'L']), text),
  stretch: z.strictObject({ badge: text }),
});
export type PhrasesFile = z.infer<typeof phrasesFile>;
