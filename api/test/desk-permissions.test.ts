import type { Endpoint } from '@careerscoop/contract/endpoint';
import { type Level, LEVELS, PERMISSIONS, type Permission, type Reach, reachOf } from '@careerscoop/contract/desk-permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_ENDPOINTS } from './all-endpoints.ts';
import { FOREIGN_MARKS, OTHERS_LINE, type Whose, prepareDesk } from './desk-world.ts';
import { PASSWORD } from './people.ts';
import { rowsOf } from './rows-of.ts';
import { type Answered, type TestServer, startTestServer } from './test-server.ts';

/** Somebody of each level; of organizations one of a school's and one of a sponsor's. */
const PEOPLE = ['admin', 'representative', 'safety', 'content', 'school', 'sponsor'] as const;
type Who = (typeof PEOPLE)[number];
const levelOf = (who: Who): Level => (who === 'school' || who === 'sponsor' ? 'organization' : who);

const DESK = ALL_ENDPOINTS.map(({ endpoint }) => endpoint).filter(({ access }) => access === 'desk');
const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
/** Not there, for whatever is nobody's own: whoever may is told 404. */
const NOBODYS = 2_147_483_647;

/**
 * What is nobody's own by its address. An endpoint with a place of its own in the address stands here or in the world's `objects`:
 * a new one is asked for as nobody knows.
 */
const WITHOUT_OWNER = [
  'members/:id',
  'mentors/:id',
  'newsletters/:id',
  'orders/:number',
  'findings/:id',
  'plans/:id',
  'texts/:kind',
  'safety-events/:id',
  'chat-reports/:id',
  'feedback/:id',
  'quotes/:id',
  'stories/:id',
  'faqs/:id',
  'resources/:id',
  'questions/:id',
  'companions/:id',
  'ai-reports/:id',
  'family/:parent_id',
];

/** Bodies that name whose they are about; every write that some level may do for its own alone has a line here, if it takes a body. */
const BODIES: Record<string, (world: World, whose: Whose, who: Who) => object> = {
  'POST /desk/exports/': ({ schools }, whose, who) => ({
    kind: 'students',
    format: 'json',
    current_password: PASSWORD,
    ...(who === 'sponsor' ? { code: whose === 'own' ? 'OWN-27' : 'FOREIGN-27' } : { school_id: schools[whose] }),
  }),
  'POST /desk/messages/:id/answer/': () => ({ answer: 'Thank you for writing.' }),
  'POST /desk/messages/:id/handle/': () => ({}),
  'POST /desk/messages/:id/reopen/': () => ({}),
};

type World = Awaited<ReturnType<typeof prepareDesk>>;
let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await prepareDesk(server);
});
afterAll(() => server.close());

function pathFor(path: string, whose: Whose): string {
  return path
    .replace(/([\w-]+\/:\w+)/g, (part) => {
      const found = world.objects[part]?.[whose] ?? (WITHOUT_OWNER.includes(part) ? NOBODYS : undefined);
      if (found === undefined) throw new Error(`${path}: say in desk-world.ts whose ${part} is, or here that it is nobody's own.`);
      return `${part.split('/')[0]}/${part === 'texts/:kind' ? 'topic' : found}`;
    })
    .replace(/:\w+/g, String(NOBODYS));
}

function bodyFor(endpoint: Endpoint, whose: Whose, who: Who): { body?: object } {
  if (!endpoint.body) return {};
  const given = BODIES[nameOf(endpoint)];
  const narrow = endpoint.may && LEVELS.some((level) => reachOf(level, endpoint.may as Permission) === 'own');
  if (!given && narrow && endpoint.may !== 'organization.own') {
    throw new Error(`${nameOf(endpoint)}: some level may do this for its own alone. Say in BODIES what is sent.`);
  }
  return { body: given?.(world, whose, who) ?? {} };
}

let calls = 0;
function ask(endpoint: Endpoint, who: Who, whose: Whose, search = ''): Promise<Answered> {
  calls += 1;
  return server.ask(endpoint.method, pathFor(endpoint.path, whose) + search, {
    as: world.people[who].access,
    ...bodyFor(endpoint, whose, who),
    remoteAddress: `10.7.${calls >> 8}.${calls & 255}`,
  });
}

/** Of the log everything is foreign that somebody else did, whomever it is about. */
const marksOf = ({ may }: Endpoint) => (may === 'audit.read' ? [OTHERS_LINE] : FOREIGN_MARKS);

/** What is wrong with an answer, by the table of permissions; nothing where it is as it says. */
function faultOf(endpoint: Endpoint, reach: Reach | undefined, whose: Whose, { status, body, text }: Answered): string | undefined {
  const closed = status === 403 && body?.code === 'not_allowed';
  if (status === 500 || status === 401) return `answered ${status}`;
  if (!reach) return closed ? undefined : `let in with ${status}`;
  const told = reach === 'own' ? marksOf(endpoint).filter((mark) => text.includes(mark)) : [];
  if (told.length > 0) return `told of ${told.join(', ')}`;
  const isTheirs = whose === 'own' || reach === 'all';
  if (isTheirs) {
    if (closed) return 'closed, though the table opens it';
    return endpoint.method === 'GET' && reach === 'own' && status !== 200 ? `reads ${status} of what is its own` : undefined;
  }
  const namesForeign = /\/:/.test(endpoint.path) || BODIES[nameOf(endpoint)] !== undefined;
  return namesForeign && status < 400 ? `reached what is not its own: ${status}` : undefined;
}

const print = (head: string[], rows: string[][]) => {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  console.log([head, ...rows].map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n'));
};

describe('the table of permissions, held to every endpoint of the desk', () => {
  it('prints who may do what', () => {
    print(
      ['permission', ...LEVELS],
      (Object.keys(PERMISSIONS) as Permission[]).map((each) => [each, ...LEVELS.map((level) => reachOf(level, each) ?? '-')]),
    );
    const nameless = DESK.filter(({ may }) => may === undefined).map(nameOf);
    expect(nameless).toEqual([]);
  });

  it('lets in whom it names, reads and writes, and of their own alone whom it lets no further', { timeout: 600_000 }, async () => {
    const { foreign, withdrawn } = world.students;
    const { db } = server.services.database;
    const before = [await rowsOf(db, foreign.id), await rowsOf(db, withdrawn.id)];
    const table: Record<string, string[]> = {};
    const faults: string[] = [];
    const walk = async (people: readonly Who[]) => {
      for (const endpoint of DESK) {
        for (const who of people) {
          const reach = endpoint.may && reachOf(levelOf(who), endpoint.may);
          const statuses: number[] = [];
          for (const whose of ['own', 'foreign'] as const) {
            const answer = await ask(endpoint, who, whose);
            const fault = faultOf(endpoint, reach, whose, answer);
            if (fault) faults.push(`${nameOf(endpoint)} by ${who}, ${whose}: ${fault}`);
            statuses.push(answer.status);
          }
          (table[nameOf(endpoint)] ??= [])[PEOPLE.indexOf(who)] = statuses.join('/');
        }
      }
    };
    // Those who may change nothing of others first: after them all of it has to be as it was.
    await walk(['school', 'sponsor', 'content']);
    const after = [await rowsOf(db, foreign.id), await rowsOf(db, withdrawn.id)];
    await walk(['safety', 'representative', 'admin']);
    print(
      ['own/foreign', ...PEOPLE],
      Object.entries(table).map(([name, cells]) => [name, ...cells]),
    );
    expect(faults).toEqual([]);
    expect(after).toEqual(before);
  });

  it('tells of nobody else by search, sort, page, filter or export either', { timeout: 300_000 }, async () => {
    const searches = [
      '?q=Quetzal',
      '?q=Nondiscloso',
      '?q=FOREIGN',
      `?school=${world.schools.foreign}`,
      `?school_id=${world.schools.foreign}`,
    ];
    const more = ['?code=FOREIGN-27', '?sort=-name', '?page=2', `?about=${world.students.foreign.id}`, '?kind=contact', '?actor=staff'];
    const faults: string[] = [];
    for (const endpoint of DESK.filter(({ method, path }) => method === 'GET' && !path.includes('/:'))) {
      for (const who of PEOPLE) {
        if (!endpoint.may || reachOf(levelOf(who), endpoint.may) !== 'own') continue;
        for (const search of [...searches, ...more]) {
          const { status, text } = await ask(endpoint, who, 'own', search);
          // What was searched for may be said again by a refusal of it.
          const told = marksOf(endpoint).filter((mark) => status < 400 && text.includes(mark));
          if (told.length > 0 || status >= 500) faults.push(`${nameOf(endpoint)}${search} by ${who}: ${status} ${told.join(', ')}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('is refused at once by a session whose level was taken away', async () => {
    const { db } = server.services.database;
    const { changePlace } = await import('../src/desk/members/members.sql.ts');
    await changePlace(db, world.people.content.id, { ended_at: server.services.now() });
    for (const endpoint of DESK)
      expect([nameOf(endpoint), (await ask(endpoint, 'content', 'own')).status]).toEqual([nameOf(endpoint), 403]);
  });
});
