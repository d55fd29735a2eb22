import { z } from 'zod';
import { careerRef } from './catalogue.ts';

/** Where a figure comes from. `year` as the publisher names it ("2024", "2021-22"). */
const sourced = z.object({ source: z.string(), year: z.string(), href: z.string().nullable() });

/** Something the student can say next: what the button shows, and what is sent when it is pressed. */
const reply = z.object({ label: z.string(), say: z.string() });
export type Reply = z.infer<typeof reply>;

/** Two to four careers beside each other. A value that is not published has `value` null and says so in `text`. */
const comparisonCard = z.object({
  kind: z.literal('comparison'),
  careers: z.array(careerRef).min(2).max(4),
  rows: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** Worded values in the order of the careers; `value` in the row's own unit, for a picture beside it. */
      values: z.array(z.object({ text: z.string(), value: z.number().nullable() })),
      /** One of the two differences that matter most. */
      main: z.boolean(),
    }),
  ),
  /** Why each is in the student's own list, from their answers; empty for a career that is not. */
  reasons: z.array(z.array(z.string())),
  sources: z.array(sourced),
});

/** Schools that lead to a career, nearest first: what `GET schools/` gives, a few of them. Earnings never stand here. */
const schoolsCard = z.object({
  kind: z.literal('schools'),
  career: careerRef,
  zip: z.string().nullable(),
  miles: z.number().nullable(),
  total: z.number().int(),
  schools: z.array(
    z.object({
      unitid: z.number().int(),
      name: z.string(),
      city: z.string(),
      state: z.string(),
      miles: z.number().nullable(),
      program: z.string(),
      /** The award in words ("Bachelor's degree"). */
      award: z.string(),
      /** How many finished it in the year of the source; 0 is "offered, nobody finished". */
      finished: z.number().int().nullable(),
      /** Average net price a year, US dollars. */
      price: z.number().nullable(),
      /** Share of students who finish, 0 to 1. */
      completion: z.number().nullable(),
    }),
  ),
  /** The same search on the page of schools. */
  href: z.string(),
  sentence: z.string().nullable(),
  sources: z.array(sourced),
});

/** The sheet of one school. Earnings are of the whole school, ten years after entry, and never of a program. */
const schoolCard = z.object({
  kind: z.literal('school'),
  unitid: z.number().int(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  rows: z.array(z.object({ label: z.string(), text: z.string() })),
  href: z.string(),
  sources: z.array(sourced),
});

/** Steps that can be kept: `POST next-steps/plans/` takes the card's steps as they are. */
const planCard = z.object({
  kind: z.literal('plan'),
  career: careerRef.nullable(),
  title: z.string(),
  /** The grade it was written for, in words; null for who has left school. */
  grade: z.string().nullable(),
  steps: z.array(z.object({ when: z.enum(['this_week', 'this_year', 'later']), key: z.string(), text: z.string() })).max(12),
});
export type PlanCard = z.infer<typeof planCard>;

/** Careers to open. */
const careersCard = z.object({
  kind: z.literal('careers'),
  title: z.string(),
  careers: z.array(
    z.object({ ...careerRef.shape, summary: z.string(), median_wage: z.number().nullable(), shared_with: z.number().int().optional() }),
  ),
});

/** One thing that is missing for an answer, with what can be pressed instead of typing. */
const askCard = z.object({ kind: z.literal('ask'), what: z.enum(['zip', 'level', 'subject', 'career']), replies: z.array(reply) });

/** A practice question, and what a good answer holds. No grade is given. */
const interviewCard = z.object({
  kind: z.literal('interview'),
  career: careerRef.nullable(),
  number: z.number().int().min(1),
  of: z.number().int(),
  question: z.string(),
  checklist: z.array(z.string()),
});

/** What can be asked next. */
const startersCard = z.object({ kind: z.literal('starters'), replies: z.array(reply) });

/** A line that helps: what it is called, and how it is reached. `href` is tel:, sms: or a page. */
const helpLine = z.object({ name: z.string(), about: z.string(), ways: z.array(z.object({ label: z.string(), href: z.string() })) });
export type HelpLine = z.infer<typeof helpLine>;

/** Help in danger. It comes with every plan, consent and limit, and with the database away. */
export const crisisCard = z.object({
  kind: z.literal('crisis'),
  lang: z.enum(['en', 'es']),
  title: z.string(),
  sentences: z.array(z.string()),
  lines: z.array(helpLine),
  /** Whether a person will read of it, in which hours, and that this is no rescue; null where nobody does. */
  watched: z.string().nullable(),
});
export type CrisisCard = z.infer<typeof crisisCard>;

/** What stands in an answer beside words. */
export const chatCard = z.discriminatedUnion('kind', [
  comparisonCard,
  schoolsCard,
  schoolCard,
  planCard,
  careersCard,
  askCard,
  interviewCard,
  startersCard,
  crisisCard,
]);
export type ChatCard = z.infer<typeof chatCard>;
export type CardOf<K extends ChatCard['kind']> = Extract<ChatCard, { kind: K }>;
