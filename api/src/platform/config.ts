import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { PRODUCT } from '@careerscoop/contract/constants';
import { type OrganizationIdentity, type SiteLinks, socialNetwork } from '@careerscoop/contract/site';
import { z } from 'zod';
import { type MeetingSettings, meetingFields, readMeetings } from './meeting-settings.ts';
import { organizationFields, readOrganization } from './organization-settings.ts';
import { type PaymentSettings, readPayments, stripeKey, webhookSecrets } from './payment-settings.ts';
import { type Watch, safetyHours, USUAL_HOURS } from './safety-hours.ts';
import { trustedProxies } from './trusted-proxies.ts';

const optional = z
  .string()
  .optional()
  .transform((text) => text?.trim() || undefined);
const flag = z
  .enum(['0', '1', 'true', 'false', ''], 'must be 1 or 0')
  .optional()
  .transform((text) => text === '1' || text === 'true');
const PAGE = 'must be a whole address that begins with https://';
const page = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: PAGE })
  .regex(/^https:\/\//, PAGE)
  .optional();

const environment = z.object({
  ROLE: z.enum(['web', 'worker', 'all'], 'must be web, worker or all').default('all'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://careers.example' }).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  TWILIO_ACCOUNT_SID: optional,
  TWILIO_AUTH_TOKEN: optional,
  TWILIO_FROM: optional,
  TWILIO_API_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  SMS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  MAIL_HOOK_SECRET: webhookSecrets,
  MAIL_FROM: z.string().default(`${PRODUCT.name} <${PRODUCT.mailbox}>`),
  STRIPE_SECRET_KEY: stripeKey,
  STRIPE_WEBHOOK_SECRET: webhookSecrets,
  STRIPE_TAX: z.enum(['on', 'off'], 'must be on or off').default('off'),
  PAYMENTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ...meetingFields,
  OPERATIONS_EMAIL: z.email('must be an email address').optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://models.example/v1' }).optional(),
  AI_API_KEY: optional,
  AI_MODEL: optional,
  SAFETY: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SAFETY_EMAIL: z.email('must be an email address').optional(),
  SAFETY_HOURS: safetyHours.optional(),
  ...organizationFields,
  LINK_FOR_ORGANIZATIONS: page,
  LINK_BLOG: page,
  LINK_SOCIAL_INSTAGRAM: page,
  LINK_SOCIAL_TIKTOK: page,
  LINK_SOCIAL_YOUTUBE: page,
  LINK_SOCIAL_LINKEDIN: page,
  LINK_SOCIAL_FACEBOOK: page,
  METRICS_TOKEN: optional,
  TRUST_PROXY: trustedProxies,
  RATE_LIMIT: z.coerce.number('must be a number of requests').int().min(60, 'must be 60 or more').default(600),
  DEMO: flag,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** What a process does: answer, work at jobs, or all of it, with the release before. */
export type Role = 'web' | 'worker' | 'all';

export interface Config {
  role: Role;
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  /** Unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  sessionSecret: Uint8Array;
  /** Unset: mails go to the outbox at /dev/outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** What the provider of mails signs with when it tells of mailboxes that refuse; unset: it is not listened to. */
  mailHookSecrets: string[] | undefined;
  /** Whether text messages are offered at all. */
  sms: boolean;
  /** Unset: text messages go to the outbox. */
  twilio: { accountSid: string; authToken: string; from: string; apiUrl: string | undefined } | undefined;
  /** Unset: no plan with a price can be had. */
  payments: PaymentSettings | undefined;
  /** Where talks with mentors take place. */
  meetings: MeetingSettings;
  /** Who hears of payments that could not be settled or do not add up. */
  operationsEmail: string | undefined;
  /** Unset: no language model is asked anything. */
  ai: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  /** Who reads of danger in a chat; null: the companions stay closed. */
  safety: Watch | null;
  /** Who asks parents and payers. */
  organization: OrganizationIdentity;
  /** Pages of ours elsewhere; those that are unset are not shown. */
  links: SiteLinks;
  metricsToken: string | undefined;
  /** The addresses of proxies whose X-Forwarded-For is believed, in the server's own notation; false: nobody's. */
  trustProxy: string | false;
  /** Requests a minute that one address may make of the API. */
  rateLimit: number;
  /** Whether the local stand-ins, the demo people and /dev/* exist. */
  demo: boolean;
  /** Whether the demo has a class and things that wait at the desk, too: tests count on few people. */
  demoClass: boolean;
  logLevel: string;
}

/** A wrong setting; its message is one sentence for the person who starts the server. */
export class ConfigError extends Error {}

/**
 * Reads the environment once. Empty values count as unset.
 * @throws ConfigError naming the variable and what it must be.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`The setting ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const set = parsed.data;
  const dataDir = resolve(set.DATA_DIR);
  const embedded = !set.DATABASE_URL;
  const demo = embedded || set.DEMO;
  if (!embedded && !set.SESSION_SECRET) {
    throw new ConfigError('With DATABASE_URL the setting SESSION_SECRET is needed: 32 characters or more, kept secret.');
  }
  if (!demo && !set.SMTP_URL) {
    throw new ConfigError('With DATABASE_URL the setting SMTP_URL is needed to send mail, or DEMO=1 for the outbox.');
  }
  if (embedded && set.ROLE !== 'all') {
    throw new ConfigError(`The setting ROLE can be ${set.ROLE} with DATABASE_URL only: the embedded database serves one process.`);
  }
  const twilio = readTwilio(set);
  if (!demo && !twilio && set.SMS === 'on') {
    throw new ConfigError('With DATABASE_URL the settings TWILIO_* are needed to send text messages, or SMS=off.');
  }
  const payments = readPayments(set);
  if (typeof payments === 'string') throw new ConfigError(payments);
  if (!demo && payments && !payments.stripe) {
    throw new ConfigError('With DATABASE_URL the settings STRIPE_* are needed to be paid for plans, or PAYMENTS=off, or DEMO=1.');
  }
  const meetings = readMeetings(set);
  if (typeof meetings === 'string') throw new ConfigError(meetings);
  if (!demo && meetings.rooms && !meetings.jitsi) {
    throw new ConfigError('With DATABASE_URL the settings JITSI_* are needed for the rooms of talks, or MEETINGS=off, or DEMO=1.');
  }
  return {
    role: set.ROLE,
    port: set.PORT,
    host: set.HOST,
    publicUrl: (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: set.DATABASE_URL,
    sessionSecret: new TextEncoder().encode(set.SESSION_SECRET ?? keptSecret(dataDir)),
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    mailHookSecrets: set.MAIL_HOOK_SECRET,
    sms: set.SMS === 'on',
    twilio,
    payments,
    meetings,
    operationsEmail: set.OPERATIONS_EMAIL,
    ai: readAi(set),
    safety: readSafety(set, demo),
    organization: readOrganization(set),
    links: linksOf(set),
    metricsToken: set.METRICS_TOKEN,
    trustProxy: set.TRUST_PROXY,
    rateLimit: set.RATE_LIMIT,
    demo,
    demoClass: demo,
    logLevel: set.LOG_LEVEL,
  };
}

function readTwilio(set: z.output<typeof environment>): Config['twilio'] {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_API_URL: apiUrl } = set;
  if (set.SMS === 'off' || (!accountSid && !authToken && !from)) return undefined;
  if (!accountSid || !authToken || !from) {
    throw new ConfigError('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together: set all three or none.');
  }
  return { accountSid, authToken, from, apiUrl };
}

function readAi({ AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model }: z.output<typeof environment>): Config['ai'] {
  if (!baseUrl && !model && !apiKey) return undefined;
  if (!baseUrl || !model) throw new ConfigError('AI_BASE_URL and AI_MODEL belong together: set both or none.');
  return { baseUrl, apiKey, model };
}

function readSafety({ SAFETY, SAFETY_EMAIL: email, SAFETY_HOURS: hours }: z.output<typeof environment>, demo: boolean): Config['safety'] {
  if (hours && !email) throw new ConfigError('SAFETY_HOURS says when somebody reads SAFETY_EMAIL: set both or none.');
  if (SAFETY === 'off') {
    if (email) throw new ConfigError('SAFETY=off closes the companions, so nothing is sent to SAFETY_EMAIL: set one of them.');
    return null;
  }
  if (!demo && !email) {
    throw new ConfigError(
      'With DATABASE_URL the setting SAFETY_EMAIL is needed for who hears of danger in a chat, or SAFETY=off, or DEMO=1.',
    );
  }
  return { email, hours: hours ?? USUAL_HOURS };
}

function linksOf(set: z.output<typeof environment>): SiteLinks {
  return {
    for_organizations: set.LINK_FOR_ORGANIZATIONS ?? null,
    blog: set.LINK_BLOG ?? null,
    social: socialNetwork.options.flatMap((network) => {
      const url = set[`LINK_SOCIAL_${network.toUpperCase() as Uppercase<typeof network>}`];
      return url ? [{ network, url }] : [];
    }),
  };
}

function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'session-secret');
  try {
    // wx: of two processes that start at once only one may write it.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
