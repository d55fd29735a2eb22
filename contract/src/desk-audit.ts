import { z } from 'zod';
import { deskListQuery, deskMeta } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { dayField, numberParam } from './fields.ts';

export const AUDIT_SORTS = ['at'] as const;
export const AUDIT_ACTORS = ['staff', 'user', 'guardian', 'system'] as const;

/** What lines are about, and with which words before the dot their actions begin. */
export const AUDIT_AREAS = {
  people: ['account', 'age', 'answers', 'data', 'deletion', 'profile', 'student'],
  consent: ['consent', 'family', 'sharing'],
  sign_in: ['email', 'password', 'second_factor', 'session', 'sessions'],
  talks: ['feedback', 'mentor', 'mentoring', 'text'],
  safety: ['chat_report', 'safety', 'talk_report'],
  money: ['finding', 'order', 'pay_link', 'plan', 'term'],
  schools: ['code', 'code_request', 'confirming_codes', 'school'],
  words: ['companion', 'faq', 'question', 'quote', 'report', 'resource', 'story'],
  mail: ['message', 'newsletter', 'texts'],
  desk: ['member', 'staff'],
} as const satisfies Record<string, readonly string[]>;
export type AuditArea = keyof typeof AUDIT_AREAS;
const areas = Object.keys(AUDIT_AREAS) as [AuditArea, ...AuditArea[]];

const person = z.object({ id: z.number().int(), first_name: z.string() });
const values = z.record(z.string(), z.unknown());

const auditLine = z.object({
  id: z.number().int(),
  at: z.string(),
  /** `subject.what`, as `member.added`. */
  action: z.string(),
  actor: z.enum(AUDIT_ACTORS),
  /** Who did it, where they have an account. */
  by: person.nullable(),
  /** To whose account. */
  about: person.nullable(),
  detail: values,
  /** What was changed, as it was and as it is. */
  before: values.nullable(),
  after: values.nullable(),
});
export type AuditLine = z.infer<typeof auditLine>;

const dayParam = (name: string) => dayField(`${name} is a day like 2027-01-07.`).optional();
const accountParam = numberParam('This is no number of an account.', 1, 2_147_483_647).optional();

export const listAudit = endpoint({
  method: 'GET',
  path: '/desk/audit/',
  access: 'desk',
  may: 'audit.read',
  summary: "Who did what to whose account, the latest first: all of it, one's own lines, or those about reports, by one's level.",
  status: 200,
  query: z.object({
    ...deskListQuery(AUDIT_SORTS),
    area: z.enum(areas, `area is one of ${areas.join(', ')}.`).optional(),
    actor: z.enum(AUDIT_ACTORS, 'actor is staff, user, guardian or system.').optional(),
    by: accountParam,
    about: accountParam,
    from: dayParam('from'),
    until: dayParam('until'),
  }),
  answer: z.object({ results: z.array(auditLine), meta: deskMeta }),
});
