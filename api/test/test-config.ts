import type { Config } from '../src/platform/config.ts';

/** The settings of a test server: the local stand-ins, a quiet log. */
export function testConfig(dataDir: string): Config {
  return {
    role: 'all',
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://careers.test',
    dataDir,
    databaseUrl: undefined,
    sessionSecret: new TextEncoder().encode('a secret for tests only, 32 signs'),
    smtpUrl: undefined,
    mailFrom: 'CareerScoop <hello@careers.test>',
    mailHookSecrets: undefined,
    sms: true,
    twilio: undefined,
    payments: { stripe: undefined, tax: false },
    meetings: { jitsi: undefined, rooms: true, hosts: [] },
    operationsEmail: 'operations@careers.test',
    ai: undefined,
    safety: { email: undefined, hours: { days: 'weekdays', from: 9, to: 17, zone: 'ET' } },
    organization: { name: 'CareerScoop', address: '5 Cone Street, Madison, WI 53703', mailbox: 'hello@careers.test', is_example: false },
    links: { for_organizations: null, blog: null, social: [] },
    metricsToken: undefined,
    trustProxy: false,
    rateLimit: 600,
    demo: true,
    demoClass: false,
    logLevel: process.env['LOG_LEVEL'] ?? 'silent',
  };
}
