import { z } from 'zod';
import { FAQ_KINDS, STORY_KINDS, faqKindField, storyKindField } from './content.ts';
import { deskListQuery, deskMeta, idOfRow } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { emptyLineField, lineField, optionalLineField, textField } from './fields.ts';

const NO_PLACE = 'A place is a whole number from 1 to 500.';
/** The place in its list, from 1; the others move over. */
export const placeField = z.number(NO_PLACE).int(NO_PLACE).min(1, NO_PLACE).max(500, NO_PLACE);

const read = { access: 'desk', may: 'content.read', status: 200 } as const;
const change = { access: 'desk', may: 'content.change' } as const;
const byId = { params: idOfRow };

const NO_PORTRAIT = 'Choose one of the drawn portraits.';
const portraitField = z.string(NO_PORTRAIT).regex(/^\/art\/portraits\/[a-z]{1,30}\.svg$/, NO_PORTRAIT);
// What may be left out when something is added is filled in there alone: a change says only what it changes.
const quoteFields = z.strictObject({
  image: portraitField,
  name: lineField('Name', 60),
  title: lineField('Who they are', 80),
  review: textField('Quote', 600),
});
export const quoteForm = quoteFields.extend({ image: portraitField.default('/art/portraits/amara.svg') });
export type QuoteForm = z.output<typeof quoteForm>;
const deskQuote = z.object({
  id: z.number().int(),
  image: z.string(),
  name: z.string(),
  title: z.string(),
  review: z.string(),
  example: z.boolean(),
});
export type DeskQuote = z.infer<typeof deskQuote>;

export const WORD_SORTS = ['id'] as const;
export const PLACE_SORTS = ['ordering'] as const;

export const listDeskQuotes = endpoint({
  ...read,
  method: 'GET',
  path: '/desk/quotes/',
  summary: 'Quotes about the product, real ones first; `q` is part of a name or of the words.',
  query: z.object(deskListQuery(WORD_SORTS)),
  answer: z.object({ results: z.array(deskQuote), meta: deskMeta }),
});

export const addDeskQuote = endpoint({
  ...change,
  method: 'POST',
  path: '/desk/quotes/',
  summary: 'Adds the quote of somebody real: it has no mark.',
  status: 201,
  body: quoteForm,
  answer: deskQuote,
});

export const changeDeskQuote = endpoint({
  ...change,
  ...byId,
  method: 'PATCH',
  path: '/desk/quotes/:id/',
  summary: 'Changes a quote; `was` is what was seen of what changes, and refused where it is not so any more.',
  status: 200,
  body: quoteFields.partial().extend({ was: quoteFields.partial().optional() }),
  answer: deskQuote,
});

export const removeDeskQuote = endpoint({
  ...change,
  ...byId,
  method: 'DELETE',
  path: '/desk/quotes/:id/',
  summary: 'Takes a quote out.',
  status: 204,
  answer: z.undefined(),
});

const NO_PERSON = 'Choose one of the drawn people.';
const personField = z.string(NO_PERSON).regex(/^[a-z]{1,30}$/, NO_PERSON);
const storyFields = z.strictObject({
  who: personField,
  name: lineField('Name', 60),
  about: emptyLineField('Who they are', 120),
  title: lineField('Headline', 120),
  /** Paragraphs, with an empty line between them. */
  body: textField('Story', 6_000),
});
export const storyForm = storyFields.extend({
  kind: storyKindField,
  who: personField.default('puffs'),
  about: optionalLineField('Who they are', 120),
});
export type StoryForm = z.output<typeof storyForm>;
const deskStory = z.object({
  id: z.number().int(),
  kind: z.enum(STORY_KINDS),
  ordering: z.number().int(),
  who: z.string(),
  name: z.string(),
  about: z.string(),
  title: z.string(),
  body: z.string(),
  example: z.boolean(),
});
export type DeskStory = z.infer<typeof deskStory>;

export const listDeskStories = endpoint({
  ...read,
  method: 'GET',
  path: '/desk/stories/',
  summary: 'Stories of students and of parents, each kind in its order; `q` is part of a name, a headline or the words.',
  query: z.object({ ...deskListQuery(PLACE_SORTS), kind: storyKindField.optional() }),
  answer: z.object({ results: z.array(deskStory), meta: deskMeta }),
});

export const addDeskStory = endpoint({
  ...change,
  method: 'POST',
  path: '/desk/stories/',
  summary: 'Adds the story of somebody real at the end of its list: it has no mark.',
  status: 201,
  body: storyForm,
  answer: deskStory,
});

const storyChange = storyFields.extend({ ordering: placeField }).partial();
export const changeDeskStory = endpoint({
  ...change,
  ...byId,
  method: 'PATCH',
  path: '/desk/stories/:id/',
  summary: 'Changes a story or its place; `was` is what was seen of what changes.',
  status: 200,
  body: storyChange.extend({ was: storyChange.optional() }),
  answer: deskStory,
});

export const removeDeskStory = endpoint({
  ...change,
  ...byId,
  method: 'DELETE',
  path: '/desk/stories/:id/',
  summary: 'Takes a story out.',
  status: 204,
  answer: z.undefined(),
});

const faqFields = z.strictObject({ question: lineField('Question', 160), answer: textField('Answer', 2_000) });
export const faqForm = faqFields.extend({ kind: faqKindField });
export type FaqForm = z.output<typeof faqForm>;
const deskFaq = z.object({
  id: z.number().int(),
  kind: z.enum(FAQ_KINDS),
  ordering: z.number().int(),
  question: z.string(),
  answer: z.string(),
});
export type DeskFaq = z.infer<typeof deskFaq>;

export const listDeskFaqs = endpoint({
  ...read,
  method: 'GET',
  path: '/desk/faqs/',
  summary: 'Questions people ask, each kind in its order; `q` is part of a question or its answer.',
  query: z.object({ ...deskListQuery(PLACE_SORTS), kind: faqKindField.optional() }),
  answer: z.object({ results: z.array(deskFaq), meta: deskMeta }),
});

export const addDeskFaq = endpoint({
  ...change,
  method: 'POST',
  path: '/desk/faqs/',
  summary: 'Adds a question at the end of its list.',
  status: 201,
  body: faqForm,
  answer: deskFaq,
});

const faqChange = faqFields.extend({ ordering: placeField }).partial();
export const changeDeskFaq = endpoint({
  ...change,
  ...byId,
  method: 'PATCH',
  path: '/desk/faqs/:id/',
  summary: 'Changes a question or its place; `was` is what was seen of what changes.',
  status: 200,
  body: faqChange.extend({ was: faqChange.optional() }),
  answer: deskFaq,
});

export const removeDeskFaq = endpoint({
  ...change,
  ...byId,
  method: 'DELETE',
  path: '/desk/faqs/:id/',
  summary: 'Takes a question out.',
  status: 204,
  answer: z.undefined(),
});
