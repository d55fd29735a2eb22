import { subscribe } from 'node:diagnostics_channel';
import type { Access, Endpoint } from '@careerscoop/contract/endpoint';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CONSENT_TEXTS } from '../src/consent/consent-texts.ts';
import { EXCEPTIONS, type Outcome } from './access-exceptions.ts';
import { type Asker, MARKS, OWN, STRANGERS, prepareAskers } from './access-askers.ts';
import { ALL_ENDPOINTS } from './all-endpoints.ts';
import { rowsOf } from './rows-of.ts';
import { type Answered, type TestServer, startTestServer } from './test-server.ts';

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** Who is let in by the access that an endpoint names. Strangers reach their own things there, never the student's. */
const POLICY: Record<Access, (asker: Asker) => Exclude<Outcome, 'hidden'>> = {
  public: () => 'in',
  signed_in: (asker) => (['another student', 'a mentor', 'staff', 'the student'].includes(asker) ? 'in' : '401'),
  student: (asker) => roleGate(asker, ['another student', 'the student']),
  mentor: (asker) => roleGate(asker, ['a mentor']),
  desk: (asker) => roleGate(asker, ['staff']),
  guardian: (asker) => (["another's parent", 'their parent'].includes(asker) ? 'in' : '401'),
};

function roleGate(asker: Asker, roles: Asker[]): 'in' | '401' | '403' {
  if (roles.includes(asker)) return 'in';
  return POLICY.signed_in(asker) === 'in' ? '403' : '401';
}

/** What monitoring reads, in a form of its own; what the providers of payments and texts tell, let in by their signatures. */
const WITHOUT_CONTRACT = ['GET /api/v1/metrics', 'POST /hooks/stripe', 'POST /hooks/sms', 'POST /hooks/mail'];

/** Of a session as nobody has seen it: whoever gets as far as that is told 409, and it stays. */
const VERSION = { version: 99 };
const TIME = { starts_at: '2099-01-07T16:30:00Z', ...VERSION };

/** Bodies that get further than the check of their form; every other call sends an empty one. */
const BODIES: Record<string, unknown> = {
  'PATCH /result/:id/': { score: 1, interested: false },
  'PUT /careers/:onet_code/match/': { interested: true },
  'POST /mentor_sessions/': { topic: 'How to begin' },
  'POST /mentor_sessions/:id/book/': TIME,
  'POST /mentor_sessions/:id/move/': TIME,
  'POST /mentor_sessions/:id/cancel/': { reason: '', ...VERSION },
  'POST /mentor_sessions/:id/accept/': VERSION,
  'POST /mentor_sessions/:id/no_show/': VERSION,
  'POST /mentor_sessions/:id/done/': VERSION,
  'POST /mentor_sessions/:id/late/': VERSION,
  'POST /mentor_sessions/:id/feedback/': { message: 'Thank you', score: 4 },
  'POST /mentor_sessions/:id/report/': { kind: 'other', text: '' },
  'POST /consent/ask/': { channel: 'email', contact: 'asked.parent@example.net' },
  'POST /next-steps/': { text: 'Ask the librarian' },
  'PATCH /next-steps/:id/': { done: true },
  'POST /next-steps/plans/': { title: 'Begin', steps: [{ when: 'this_week', key: 'no:key', text: 'Begin' }] },
  'PUT /consent/parent/': { text_version: CONSENT_TEXTS.version, decisions: { mentor_sessions: false, data_sharing: false } },
  'PUT /consent/parent/age/': { age: 14 },
  'POST /family/children/:id/pay_link/': { pricing_plan: 3 },
  'POST /family/children/:id/sessions/:session/cancel/': VERSION,
  'POST /invitations/': { email: 'a.friend@example.org' },
  'POST /ai-agents/:id/chat/': { messages: [{ role: 'user', content: 'What does a nurse earn?' }] },
  'POST /contact/': { kind: 'contact', email: 'somebody@example.org', message: 'Hello' },
};

const routes: RouteOptions[] = [];
subscribe('fastify.initialization', (message) => {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void routes.push(route));
});

let server: TestServer;
let askers: Awaited<ReturnType<typeof prepareAskers>>;
beforeAll(async () => {
  server = await startTestServer();
  askers = await prepareAskers(server);
});
afterAll(() => server.close());

let callers = 0;
async function ask(endpoint: Endpoint, asker: Asker): Promise<Answered> {
  const as = await askers.tokenOf(asker);
  callers += 1;
  return server.ask(endpoint.method, pathFor(endpoint.path), {
    ...(as ? { as } : {}),
    ...(endpoint.body ? { body: BODIES[nameOf(endpoint)] ?? {} } : {}),
    // An address of its own for each call: this is no test of the limits.
    remoteAddress: `10.3.${callers >> 8}.${callers & 255}`,
  });
}

/** The address of the student's own object. */
function pathFor(path: string): string {
  // Nobody's: whoever is let in at the desk is told 404, and changes nothing. What its people may is the matrix of the desk's own.
  if (path.startsWith('/desk/')) return path.replace(/:\w+/g, '2147483647');
  const objects: Record<string, string> = {
    'result/:id': `result/${askers.resultId}`,
    'mentor_sessions/:id': `mentor_sessions/${askers.sessionId}`,
    'question/:id': `question/${askers.questionId}`,
    'careers/:onet_code': 'careers/15-1252.00',
    'ai-agents/:id': 'ai-agents/1',
    'chat/:turn': `chat/${askers.turnId}`,
    'schools/:unitid': 'schools/209807',
    'saved-schools/:unitid': 'saved-schools/209807',
    'next-steps/:id': `next-steps/${askers.stepId}`,
    'plans/:id': `plans/${askers.stepPlanId}`,
    'try-this/:onet_code': 'try-this/15-1252.00',
    'quote/:plan_id': 'quote/4',
    'orders/:number': `orders/${askers.orderNumber}`,
    'messages/:id': `messages/${askers.messageId}`,
    'newsletters/:id': `newsletters/${askers.newsletterId}`,
    'findings/:id': `findings/${askers.findingId}`,
    'reports/:token': `reports/${askers.reportToken}`,
    'children/:id': `children/${askers.ownerId}`,
    'sessions/:session': `sessions/${askers.sessionId}`,
  };
  return path.replace(/[\w-]+\/:\w+/g, (part) => {
    const found = objects[part];
    if (found === undefined) throw new Error(`Say in pathFor which ${part} of the student to ask for.`);
    return found;
  });
}

function expected(endpoint: Endpoint, asker: Asker): Outcome {
  const exception = EXCEPTIONS.find((each) => each.endpoint === nameOf(endpoint) && each.asker === asker);
  if (exception) return exception.outcome;
  const outcome = POLICY[endpoint.access](asker);
  const anothersObject = endpoint.path.includes('/:') && endpoint.access !== 'public' && endpoint.access !== 'desk';
  return outcome === 'in' && anothersObject && !(OWN as readonly Asker[]).includes(asker) ? 'hidden' : outcome;
}

/** A refusal by a rule of the subject, as a missing plan, comes after the door and counts as let in; at the desk so does 404. */
function outcomeOf({ access }: Endpoint, { status, body }: Answered): Outcome {
  if (status === 401) return '401';
  if (status === 404 && access !== 'desk') return 'hidden';
  return status === 403 && body?.code === 'not_allowed' ? '403' : 'in';
}

const agrees = (wanted: Outcome, got: Outcome) => wanted === got || (wanted === 'hidden' && got === '403');

/** Asks everything as these people. @returns the table to print and what was not as the policy says. */
async function walk(people: readonly Asker[]) {
  const table: Record<string, Record<string, string>> = {};
  const faults: string[] = [];
  for (const { endpoint } of ALL_ENDPOINTS) {
    const row = (table[nameOf(endpoint)] = { access: endpoint.access } as Record<string, string>);
    for (const asker of people) {
      const answer = await ask(endpoint, asker);
      const [wanted, got] = [expected(endpoint, asker), outcomeOf(endpoint, answer)];
      const asPolicySays = agrees(wanted, got) && answer.status !== 500;
      row[asker] = `${answer.status}${asPolicySays ? '' : ' !'}`;
      if (!asPolicySays) faults.push(`${nameOf(endpoint)} as ${asker}: ${got} (${answer.text.slice(0, 120)}), expected ${wanted}`);
      const told = MARKS.filter((mark) => answer.text.includes(mark));
      if (told.length > 0 && !(OWN as readonly Asker[]).includes(asker) && endpoint.access !== 'desk') {
        faults.push(`${nameOf(endpoint)} tells ${asker}: ${told.join(', ')}`);
      }
    }
  }
  return { table, faults };
}

function print(table: Record<string, Record<string, string>>): void {
  const names = Object.keys(table);
  const columns = Object.keys(table[names[0] ?? ''] ?? {});
  const first = Math.max(...names.map((name) => name.length));
  const widths = columns.map((column) => Math.max(column.length, ...names.map((name) => (table[name]?.[column] ?? '').length)));
  const line = (head: string, cells: string[]) => [head.padEnd(first), ...cells.map((cell, at) => cell.padEnd(widths[at] ?? 0))].join('  ');
  console.log(
    [
      line('', columns),
      ...names.map((name) =>
        line(
          name,
          columns.map((column) => table[name]?.[column] ?? ''),
        ),
      ),
    ].join('\n'),
  );
}

describe('who may call what', () => {
  it('has a route for every endpoint of the contract, and an endpoint for every route', () => {
    const registered = routes
      .flatMap(({ method, url }) => [method].flat().map((each) => `${each} ${url}`))
      .filter((route) => / \/(api\/v1|hooks)\//.test(route) && !route.startsWith('HEAD '));
    const promised = ALL_ENDPOINTS.map(({ endpoint }) => `${endpoint.method} /api/v1${endpoint.path}`);
    expect([...new Set(registered)].sort()).toEqual([...promised, ...WITHOUT_CONTRACT].sort());
  });

  it('lets strangers reach nothing of a student, and changes nothing', { timeout: 600_000 }, async () => {
    const { db } = server.services.database;
    const before = await rowsOf(db, askers.ownerId);
    for (const table of [
      'users',
      'assessments',
      'results',
      'guardians',
      'consents',
      'mentor_sessions',
      'chat_messages',
      'contact_messages',
      'refresh_tokens',
    ]) {
      expect(before[table]?.length, table).toBeGreaterThan(0);
    }
    const { table, faults } = await walk(STRANGERS);
    print(table);
    expect(faults).toEqual([]);
    expect(await rowsOf(db, askers.ownerId)).toEqual(before);
  });

  // Last, because it changes what the student has.
  it("lets the student and their parent reach the student's own", { timeout: 600_000 }, async () => {
    expect((await walk(OWN)).faults).toEqual([]);
  });

  it('takes no owner, role or number from a body', () => {
    const open = ALL_ENDPOINTS.filter(({ endpoint }) => endpoint.body && takesStrangeFields(endpoint.body));
    expect(open.map(({ endpoint }) => nameOf(endpoint))).toEqual([]);
  });
});

interface Shape {
  type?: string;
  additionalProperties?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  items?: Shape;
}

/** Whether a field that the contract does not name would be let through instead of refused. */
function takesStrangeFields(body: z.ZodType): boolean {
  const isOpen = (shape: Shape): boolean =>
    shape.type === 'object'
      ? shape.additionalProperties !== false
      : shape.items
        ? isOpen(shape.items)
        : [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].some(isOpen);
  return isOpen(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape);
}
