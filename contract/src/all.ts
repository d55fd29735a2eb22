import * as accounts from './accounts.ts';
import * as assessment from './assessment.ts';
import * as careers from './careers.ts';
import * as companions from './companions.ts';
import * as consent from './consent.ts';
import * as content from './content.ts';
import type { Endpoint } from './endpoint.ts';
import * as mentoring from './mentoring.ts';
import * as outreach from './outreach.ts';
import * as passwords from './passwords.ts';
import * as places from './places.ts';
import * as plans from './plans.ts';
import * as profile from './profile.ts';
import * as report from './report.ts';
import * as scoop from './scoop.ts';
import * as signup from './signup.ts';
import * as strengths from './strengths.ts';
import * as site from './site.ts';

/** Every subject's endpoints, for the documentation and for checks over the whole API. */
const SUBJECTS: Record<string, Record<string, unknown>> = { accounts, passwords, signup, profile, assessment, careers, report, scoop, places, plans, outreach, consent, content, mentoring, strengths, companions, site };

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
}

interface NamedEndpoint {
  subject: string;
  name: string;
  endpoint: Endpoint;
}

export const ALL_ENDPOINTS: readonly NamedEndpoint[] = Object.entries(SUBJECTS).flatMap(([subject, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => (isEndpoint(value) ? [{ subject, name, endpoint: value }] : [])),
);
