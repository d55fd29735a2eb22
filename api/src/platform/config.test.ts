import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'careerscoop-config-'));
const SECRET = 'a secret of at least thirty-two signs';
const POSTGRES = {
  DATABASE_URL: 'postgres://app@localhost/app',
  SESSION_SECRET: SECRET,
  SMTP_URL: 'smtp://localhost',
  SMS: 'off',
  SAFETY: 'off',
  PAYMENTS: 'off',
  MEETINGS: 'off',
};

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

it('needs nothing on a laptop: embedded database, stand-ins, a secret of its own that it keeps', () => {
  const DATA_DIR = folder();
  const config = readConfig({ DATA_DIR });
  expect(config).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', demo: true, databaseUrl: undefined });
  expect(readFileSync(join(DATA_DIR, 'session-secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  expect(readConfig({ DATA_DIR }).sessionSecret).toEqual(config.sessionSecret);
});

it('counts an empty value as unset and takes the last slash off the public address', () => {
  const config = readConfig({ DATA_DIR: folder(), PORT: '', PUBLIC_URL: 'https://careers.example/' });
  expect(config).toMatchObject({ port: 3000, publicUrl: 'https://careers.example' });
});

it.each([
  [{ ROLE: 'both' }, /^The setting ROLE must be web, worker or all\.$/],
  [{ ROLE: 'worker' }, /ROLE can be worker with DATABASE_URL only/],
  [{ PORT: 'abc' }, /PORT must be a port number/],
  [{ PORT: '70000' }, /PORT/],
  [{ PUBLIC_URL: 'careers.example' }, /PUBLIC_URL must be an address/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must begin with postgres/],
  [{ SMTP_URL: 'http://x' }, /SMTP_URL must begin with smtp/],
  [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY must be 1/],
  [{ TRUST_PROXY: '10.0.0.1, all' }, /TRUST_PROXY must be 1/],
  [{ DEMO: 'maybe' }, /DEMO must be 1 or 0/],
  [{ SESSION_SECRET: 'short' }, /SESSION_SECRET must have at least 32/],
  [{ ...POSTGRES, SESSION_SECRET: '' }, /SESSION_SECRET is needed/],
  [{ ...POSTGRES, SMTP_URL: '' }, /SMTP_URL is needed .* DEMO=1/],
  [{ ...POSTGRES, SAFETY: '' }, /SAFETY_EMAIL is needed .* SAFETY=off, or DEMO=1/],
  [{ ...POSTGRES, SAFETY_EMAIL: 'care@careers.example' }, /SAFETY=off closes the companions/],
  [{ SAFETY_HOURS: 'daily 8-22 CT' }, /set both or none/],
  [{ SAFETY_EMAIL: 'care' }, /SAFETY_EMAIL must be an email address/],
  [{ SAFETY_EMAIL: 'care@careers.example', SAFETY_HOURS: '9 to 5' }, /SAFETY_HOURS must be hours such as/],
  [{ SAFETY_EMAIL: 'care@careers.example', SAFETY_HOURS: 'daily 17-9 ET' }, /SAFETY_HOURS must end later/],
  [{ SAFETY: 'maybe' }, /SAFETY must be on or off/],
  [{ ...POSTGRES, PAYMENTS: '' }, /STRIPE_\* are needed .* PAYMENTS=off, or DEMO=1/],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or none\.$/],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /belong together: set both or none/],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_1' }, /STRIPE_SECRET_KEY must be a secret key such as sk_live_/],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'secret' }, /STRIPE_WEBHOOK_SECRET must be a signing secret such as whsec_/],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2,whsec_3' }, /STRIPE_WEBHOOK_SECRET must be .* two with a comma/],
  [{ STRIPE_TAX: 'yes' }, /STRIPE_TAX must be on or off/],
  [{ PAYMENTS: 'maybe' }, /PAYMENTS must be on or off/],
  [{ ...POSTGRES, MEETINGS: '' }, /JITSI_\* are needed .* MEETINGS=off, or DEMO=1/],
  [{ MEETINGS: 'maybe' }, /MEETINGS must be on or off/],
  [{ JITSI_URL: 'https://meet.example' }, /^JITSI_URL, JITSI_APP_ID and JITSI_APP_SECRET belong together: set all three or none\.$/],
  [{ JITSI_URL: 'http://meet.example' }, /JITSI_URL must be an address that begins with https/],
  [{ JITSI_APP_SECRET: 'short' }, /JITSI_APP_SECRET must have at least 32/],
  [{ MEETING_HOSTS: 'https://zoom.example' }, /MEETING_HOSTS must be hosts with a comma/],
  [{ OPERATIONS_EMAIL: 'desk' }, /OPERATIONS_EMAIL must be an email address/],
])('stops with a sentence at %j', (env, sentence) => {
  const read = () => readConfig({ DATA_DIR: folder(), ...env });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(sentence);
});

it('has rooms at Jitsi where it is set, the stand-in on a laptop, and hosts for links in any case', () => {
  const meetings = (env: object) => readConfig({ DATA_DIR: folder(), ...env }).meetings;
  expect(meetings({})).toEqual({ jitsi: undefined, rooms: true, hosts: [] });
  const jitsi = { JITSI_URL: 'https://meet.example/', JITSI_APP_ID: 'scoop', JITSI_APP_SECRET: SECRET };
  expect(meetings({ ...POSTGRES, MEETINGS: '', ...jitsi, MEETING_HOSTS: 'Zoom.example, meet.example' })).toEqual({
    jitsi: { url: 'https://meet.example', appId: 'scoop', appSecret: SECRET },
    rooms: true,
    hosts: ['zoom.example', 'meet.example'],
  });
  expect(meetings({ ...POSTGRES, MEETING_HOSTS: 'zoom.example' })).toEqual({ jitsi: undefined, rooms: false, hosts: ['zoom.example'] });
});

it('has no stand-ins and no demo people on a real database, unless told', () => {
  expect(readConfig({ DATA_DIR: folder(), ...POSTGRES }).demo).toBe(false);
  expect(readConfig({ DATA_DIR: folder(), ...POSTGRES, SMTP_URL: '', DEMO: '1' }).demo).toBe(true);
});

it('wants text messages set whole, or switched off', () => {
  const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+15550100100' };
  const config = readConfig({ DATA_DIR: folder(), ...POSTGRES, SMS: '', ...twilio });
  expect(config).toMatchObject({ sms: true, twilio: { accountSid: 'AC1', from: '+15550100100' } });
  expect(readConfig({ DATA_DIR: folder(), ...POSTGRES })).toMatchObject({ sms: false, twilio: undefined });
  expect(() => readConfig({ DATA_DIR: folder(), ...POSTGRES, SMS: '' })).toThrow(/TWILIO_\* are needed .* or SMS=off/);
  expect(() => readConfig({ DATA_DIR: folder(), TWILIO_FROM: '+15550100100' })).toThrow(/belong together/);
});

it('keeps the companions closed with SAFETY=off, and knows who hears of danger where somebody does', () => {
  const safety = (set: Record<string, string> = {}) => readConfig({ DATA_DIR: folder(), ...set }).safety;
  expect(safety({ SAFETY: 'off' })).toBeNull();
  expect(safety()).toMatchObject({ email: undefined });
  expect(safety({ SAFETY_EMAIL: 'care@careers.example' })).toEqual({
    email: 'care@careers.example',
    hours: { days: 'weekdays', from: 9, to: 17, zone: 'ET' },
  });
  expect(safety({ SAFETY_EMAIL: 'care@careers.example', SAFETY_HOURS: 'daily 8-22 CT' })).toMatchObject({
    hours: { days: 'daily', from: 8, to: 22, zone: 'CT' },
  });
  expect(safety({ ...POSTGRES, SAFETY: '', SAFETY_EMAIL: 'care@careers.example' })).toMatchObject({ email: 'care@careers.example' });
  expect(safety({ ...POSTGRES, SAFETY: '', DEMO: '1' })).toMatchObject({ email: undefined });
});

it('asks Stripe where its keys are set, the double on a laptop and in a demo, and nobody with PAYMENTS=off', () => {
  const payments = (set: Record<string, string> = {}) => readConfig({ DATA_DIR: folder(), ...set }).payments;
  expect(payments()).toEqual({ stripe: undefined, tax: false });
  expect(payments({ ...POSTGRES, PAYMENTS: '', DEMO: '1' })).toEqual({ stripe: undefined, tax: false });
  expect(payments(POSTGRES)).toBeUndefined();
  expect(payments({ ...STRIPE, PAYMENTS: 'off' })).toBeUndefined();
  expect(payments({ ...POSTGRES, PAYMENTS: '', ...STRIPE, STRIPE_TAX: 'on' })).toEqual({
    stripe: { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'] },
    tax: true,
  });
  expect(payments({ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new' })?.stripe?.webhookSecrets).toEqual([
    'whsec_old',
    'whsec_new',
  ]);
});

it('knows who hears of payments that do not add up, where somebody does', () => {
  expect(readConfig({ DATA_DIR: folder() }).operationsEmail).toBeUndefined();
  expect(readConfig({ DATA_DIR: folder(), OPERATIONS_EMAIL: 'desk@careers.example' }).operationsEmail).toBe('desk@careers.example');
});

it('believes the callers that a proxy names only where it is told which proxies there are', () => {
  const trusted = (TRUST_PROXY: string) => readConfig({ DATA_DIR: folder(), TRUST_PROXY }).trustProxy;
  expect(['', '0', 'false'].map(trusted)).toEqual([false, false, false]);
  expect(trusted('1')).toBe('loopback, linklocal, uniquelocal');
  expect(trusted('203.0.113.7, 10.1.0.0/16')).toBe('203.0.113.7, 10.1.0.0/16');
});

const NO_PAGE = { for_organizations: null, blog: null, social: [] };

it('knows our pages elsewhere by what is set', () => {
  expect(readConfig({ DATA_DIR: folder() }).links).toEqual(NO_PAGE);
  const LINK_BLOG = 'https://blog.example/careers?from=app';
  const LINK_SOCIAL_YOUTUBE = 'https://video.example/@scoop';
  expect(readConfig({ DATA_DIR: folder(), LINK_BLOG, LINK_SOCIAL_YOUTUBE, LINK_FOR_ORGANIZATIONS: '' }).links).toEqual({
    ...NO_PAGE,
    blog: LINK_BLOG,
    social: [{ network: 'youtube', url: LINK_SOCIAL_YOUTUBE }],
  });
});

it.each(['blog.example', '/blog', 'http://blog.example', 'https:blog.example', 'https://', 'javascript:alert(1)', 'https://localhost'])(
  'stops at a page elsewhere that is %s',
  (LINK_BLOG) => {
    expect(() => readConfig({ DATA_DIR: folder(), LINK_BLOG })).toThrow(/LINK_BLOG must be a whole address .* https/);
  },
);

describe('the language model', () => {
  const read = (set: Record<string, string> = {}) => readConfig({ DATA_DIR: folder(), ...set });
  const ai = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small', AI_API_KEY: 'key' };

  it('is asked only where it is configured; the key may be missing', () => {
    expect(read().ai).toBeUndefined();
    expect(read(ai).ai).toEqual({ baseUrl: 'http://localhost:11434/v1', model: 'small', apiKey: 'key' });
    expect(read({ ...ai, AI_API_KEY: '' }).ai?.apiKey).toBeUndefined();
  });

  it.each([{ ...ai, AI_MODEL: '' }, { ...ai, AI_BASE_URL: '' }, { AI_API_KEY: 'key' }])('stops the start half configured', (set) => {
    expect(() => read(set)).toThrow('AI_BASE_URL and AI_MODEL belong together: set both or none.');
  });

  it('needs a whole address', () => {
    expect(() => read({ ...ai, AI_BASE_URL: 'localhost:11434' })).toThrow(/AI_BASE_URL must be an address/);
  });
});

it('says who asks parents, and marks the address as an example until one is set', () => {
  const who = (env: Record<string, string>) => readConfig({ DATA_DIR: folder(), ...env }).organization;
  expect(who({})).toMatchObject({ name: 'CareerScoop', mailbox: 'hello@careerscoop.app', is_example: true });
  const set = {
    ORGANIZATION_NAME: 'Scoop Inc.',
    ORGANIZATION_ADDRESS: '5 Cone Street, Madison, WI',
    ORGANIZATION_MAILBOX: 'who@scoop.example',
  };
  expect(who(set)).toEqual({ name: 'Scoop Inc.', address: '5 Cone Street, Madison, WI', mailbox: 'who@scoop.example', is_example: false });
  expect(() => who({ ORGANIZATION_MAILBOX: 'nobody' })).toThrow(/ORGANIZATION_MAILBOX must be an email address/);
});
