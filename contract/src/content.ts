import { z } from 'zod';
import { FAQS, INDUSTRIES, STORIES, TAGS } from './addresses.ts';
import { endpoint } from './endpoint.ts';
import { numberParam, pageMeta, pageParam, sizeParam } from './fields.ts';

/** A quote of somebody about the product; `example` marks the ones we wrote ourselves until there are real ones. */
const userReview = z.object({
  id: z.number().int(),
  image: z.string(),
  name: z.string(),
  title: z.string(),
  review: z.string(),
  example: z.boolean(),
});
export type UserReview = z.infer<typeof userReview>;

export const listUserReviews = endpoint({
  method: 'GET',
  path: '/user-reviews/',
  access: 'public',
  summary: 'Quotes about the product.',
  status: 200,
  query: z.object({
    page: pageParam,
    per_page: sizeParam('per_page', 50, 10),
  }),
  answer: z.object({ results: z.array(userReview), meta: pageMeta }),
});

export const STORY_KINDS = ['students', 'parents'] as const;
export type StoryKind = (typeof STORY_KINDS)[number];
export const storyKindField = z.enum(STORY_KINDS, 'kind must be students or parents.');

/** A short story of somebody; `example` marks those that we put together ourselves. */
const story = z.object({
  id: z.number().int(),
  /** Who of the drawn people stands for them. */
  who: z.string(),
  name: z.string(),
  about: z.string(),
  title: z.string(),
  /** Its paragraphs. */
  text: z.array(z.string()),
  example: z.boolean(),
});
export type Story = z.infer<typeof story>;

export const listStories = endpoint({
  ...STORIES,
  summary: 'Short stories of students or of parents; our own examples go once there are three real ones.',
  status: 200,
  query: z.object({ kind: storyKindField.default('students') }),
  answer: z.array(story),
});

export const FAQ_KINDS = ['explorer', 'partner'] as const;
export type FaqKind = (typeof FAQ_KINDS)[number];
export const faqKindField = z.enum(FAQ_KINDS, 'kind must be explorer or partner.');

const faq = z.object({ id: z.number().int(), question: z.string(), answer: z.string() });
export type Faq = z.infer<typeof faq>;

export const listFaqs = endpoint({
  ...FAQS,
  summary: 'Questions people ask with their answers, for explorers or for partners.',
  status: 200,
  query: z.object({ kind: faqKindField.default('explorer') }),
  answer: z.array(faq),
});

const choice = z.object({ id: z.number().int(), name: z.string() });
export type Choice = z.infer<typeof choice>;

export const listTags = endpoint({
  ...TAGS,
  summary: 'What mentors can talk about.',
  status: 200,
  answer: z.array(choice),
});

export const listIndustries = endpoint({
  ...INDUSTRIES,
  summary: 'Fields of work that a mentor chooses one of.',
  status: 200,
  answer: z.array(choice),
});

/** Two lists of the same kind of thing: for planning ahead, and for finding out what one likes. */
export const RESOURCE_KINDS = ['picks', 'finds'] as const;

/** Something worth a look outside: a thumbnail and two lines on a slide, the rest in a dialog. */
const schoolResource = z.object({
  id: z.number().int(),
  kind: z.enum(RESOURCE_KINDS),
  title: z.string(),
  subtitle: z.string(),
  thumbnail: z.string(),
  /** Where it is; empty when the text says all of it. */
  url: z.string(),
  /** A little markup; the browser shows only what it knows to be harmless. */
  body: z.string(),
  /** Address of a film, or null. */
  video: z.string().nullable(),
  /** Whose own it is; null for everybody's. */
  school: z.number().int().nullable(),
});
export type SchoolResource = z.infer<typeof schoolResource>;

export const listSchoolResources = endpoint({
  method: 'GET',
  path: '/school-resource/',
  access: 'signed_in',
  summary: "Free things worth a look; with the asker's own school, what it recommends comes first.",
  status: 200,
  query: z.object({
    kind: z.enum(RESOURCE_KINDS, 'kind must be picks or finds.').default('picks'),
    school: numberParam('school must be a number.', 1, 2_147_483_647).optional(),
    page: pageParam,
    page_size: sizeParam('page_size', 50, 8),
  }),
  answer: z.object({ results: z.array(schoolResource), meta: pageMeta }),
});
