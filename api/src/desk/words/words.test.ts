import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import explorer from '@careerscoop/contract/first-words/faq-explorer.json' with { type: 'json' };
import students from '@careerscoop/contract/first-words/stories-students.json' with { type: 'json' };
import { deskPerson } from '../../../test/desk-people.ts';
import { type SignedIn, demoPerson } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { firstFaqs, firstStories } from '../../content/seed-words.sql.ts';
import { audit_log } from '../../identity/audit.tables.ts';

let server: TestServer;
let staff: SignedIn;
let editor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await demoPerson(server, 'staff');
  editor = await deskPerson(server, 'content');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const ask = (method: string, path: string, body?: object, as = editor) =>
  server.ask(method, `/desk/${path}`, { as: as.access, ...(body ? { body } : {}) });
const shown = async (path: string) => (await server.ask('GET', path)).body;
const lastLine = async () => (await db().select().from(audit_log).orderBy(desc(audit_log.id)).limit(1))[0];
const quote = (name: string) => ({ name, title: 'Student, 17', review: `I am ${name}, and I mean it.` });
const story = (name: string) => ({ kind: 'students', name, about: '16', title: `“${name}.”`, body: 'One part.\n\nAnother part.' });

describe('quotes', () => {
  it('of the desk have no mark, stand before our examples, and hide these once there are three', async () => {
    const first = await ask('POST', 'quotes/', quote('Ada'));
    expect(first).toMatchObject({ status: 201, body: { name: 'Ada', example: false, image: '/art/portraits/amara.svg' } });
    expect(await lastLine()).toMatchObject({ action: 'quote.added', actor_id: editor.id, after: { name: 'Ada' } });
    expect((await shown('/user-reviews/')).results.map(({ example }: { example: boolean }) => example)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
    for (const name of ['Bo', 'Cy']) await ask('POST', 'quotes/', quote(name));
    const now = await shown('/user-reviews/');
    expect(now.results.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Bo', 'Cy']);
    expect(now.meta.total).toBe(3);
    expect((await ask('DELETE', `quotes/${first.body.id}/`)).status).toBe(204);
    expect((await shown('/user-reviews/')).meta.total).toBe(6);
  });

  it('are changed: the change shows in the public answer at once, and the log has before and after', async () => {
    const { id } = (await ask('POST', 'quotes/', quote('Dee'))).body;
    const changed = await ask('PATCH', `quotes/${id}/`, { review: 'Other words.', was: { review: 'I am Dee, and I mean it.' } });
    expect(changed).toMatchObject({ status: 200, body: { id, name: 'Dee', image: '/art/portraits/amara.svg', review: 'Other words.' } });
    expect(JSON.stringify(await shown('/user-reviews/'))).toContain('Other words.');
    expect(await lastLine()).toMatchObject({
      action: 'quote.changed',
      before: { review: 'I am Dee, and I mean it.' },
      after: { review: 'Other words.' },
    });
  });

  it('that two change at once: the second gets 409 conflict, and the words of the first stay', async () => {
    const { id } = (await ask('POST', 'quotes/', quote('Eve'))).body;
    const was = { review: 'I am Eve, and I mean it.' };
    const both = await Promise.all(['one', 'two'].map((review) => ask('PATCH', `quotes/${id}/`, { review, was })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = both.find(({ status }) => status === 200)?.body.review;
    expect((await ask('GET', 'quotes/?q=Eve')).body.results[0].review).toBe(won);
  });

  it.each([
    [{ name: '' }, { name: ['Name is required.'] }],
    [{ review: 'x'.repeat(601) }, { review: ['Quote can have at most 600 characters.'] }],
    [{ image: 'https://elsewhere.example/a.png' }, { image: ['Choose one of the drawn portraits.'] }],
    [{ image: '/art/portraits/../x.svg' }, { image: ['Choose one of the drawn portraits.'] }],
  ])('%j are refused with 400 at the field, and nothing is stored', async (wrong, body) => {
    const before = (await ask('GET', 'quotes/')).body.meta.total;
    expect(await ask('POST', 'quotes/', { ...quote('Fay'), ...wrong })).toMatchObject({ status: 400, body });
    expect((await ask('GET', 'quotes/')).body.meta.total).toBe(before);
  });
});

describe('stories', () => {
  it('begin as the page shows them, each marked as an example', async () => {
    const found = await shown('/stories/?kind=students');
    expect(found).toEqual(students.map(({ id: _, ...row }) => ({ ...row, id: expect.any(Number), example: true })));
    expect(await shown('/stories/?kind=parents')).toHaveLength(3);
    expect(await server.ask('GET', '/stories/?kind=all')).toMatchObject({
      status: 400,
      body: { kind: ['kind must be students or parents.'] },
    });
  });

  it('are added at the end of their list, moved, changed and taken out; each shows in the public answer', async () => {
    const { body: added } = await ask('POST', 'stories/', story('Gus'));
    expect(added).toMatchObject({ ordering: 5, who: 'puffs', example: false });
    expect((await shown('/stories/'))[0]).toMatchObject({ name: 'Gus', text: ['One part.', 'Another part.'], example: false });
    expect((await ask('PATCH', `stories/${added.id}/`, { ordering: 1, was: { ordering: 5 } })).body.ordering).toBe(1);
    expect(await lastLine()).toMatchObject({ action: 'story.moved', before: { ordering: 5 }, after: { ordering: 1 } });
    const list = (await ask('GET', 'stories/?kind=students')).body.results;
    expect(list.map(({ ordering }: { ordering: number }) => ordering)).toEqual([1, 2, 3, 4, 5]);
    expect(list[0].name).toBe('Gus');
    await ask('PATCH', `stories/${added.id}/`, { about: '', title: '“Else.”' });
    expect((await shown('/stories/'))[0]).toMatchObject({ title: '“Else.”', about: '' });
    for (const name of ['Hal', 'Ira']) await ask('POST', 'stories/', story(name));
    expect((await shown('/stories/')).map(({ name }: { name: string }) => name)).toEqual(['Gus', 'Hal', 'Ira']);
    expect(await shown('/stories/?kind=parents')).toHaveLength(3);
    expect((await ask('DELETE', `stories/${added.id}/`)).status).toBe(204);
    expect((await ask('DELETE', `stories/${added.id}/`)).status).toBe(404);
    expect((await ask('GET', 'stories/?kind=students')).body.results.at(-1).ordering).toBe(6);
  });

  it('of the desk stay when a newer version brings other examples', async () => {
    await db().transaction((tx) => firstStories.fill(tx, server.services));
    expect((await shown('/stories/')).map(({ name }: { name: string }) => name)).toContain('Hal');
  });
});

describe('questions people ask', () => {
  it('begin as the page shows them, and are filled in anew by a newer version until the desk changes one', async () => {
    const plain = explorer.map(({ question, answer }) => ({ question, answer }));
    expect(await shown('/faqs/')).toMatchObject(plain);
    await db().transaction((tx) => firstFaqs.fill(tx, server.services));
    expect(await shown('/faqs/')).toMatchObject(plain);
  });

  it('are changed, moved, added and taken out; the public answer shows each at once, and a newer version leaves them', async () => {
    server.advance(60_000);
    const [first, second] = await shown('/faqs/?kind=explorer');
    await ask('PATCH', `faqs/${first.id}/`, { answer: 'A new answer.', was: { answer: first.answer } });
    expect((await shown('/faqs/'))[0].answer).toBe('A new answer.');
    await ask('PATCH', `faqs/${second.id}/`, { ordering: 1 });
    expect((await shown('/faqs/')).slice(0, 2).map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
    const added = await ask('POST', 'faqs/', { kind: 'explorer', question: 'Is there ice cream?', answer: 'Only in the drawings.' });
    expect(added).toMatchObject({ status: 201, body: { ordering: explorer.length + 1 } });
    expect((await shown('/faqs/')).at(-1).question).toBe('Is there ice cream?');
    await db().transaction((tx) => firstFaqs.fill(tx, server.services));
    expect((await shown('/faqs/'))[1].answer).toBe('A new answer.');
    expect((await ask('DELETE', `faqs/${added.body.id}/`)).status).toBe(204);
    expect(await shown('/faqs/')).toHaveLength(explorer.length);
    expect(await lastLine()).toMatchObject({ action: 'faq.removed', before: { question: 'Is there ice cream?' } });
  });

  it.each([
    ['?page=0', 'page'],
    ['?page=1000000000', 'page'],
    ['?sort=luck', 'sort'],
    [`?q=${'x'.repeat(500)}`, 'q'],
    ['?kind=all', 'kind'],
  ])('asked with %s are refused with 400 and a sentence at the field', async (query, field) => {
    const { status, body } = await ask('GET', `faqs/${query.slice(0, 520)}`);
    expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [field] });
  });

  it('at a place that is none are refused with 400, and stand where they stood', async () => {
    const [first] = await shown('/faqs/');
    for (const ordering of [0, 501, 1.5]) {
      expect((await ask('PATCH', `faqs/${first.id}/`, { ordering })).body).toEqual({
        ordering: ['A place is a whole number from 1 to 500.'],
      });
    }
    expect((await ask('PATCH', `faqs/${first.id}/`, { ordering: 500 })).body.ordering).toBe(explorer.length);
  });
});

describe('many at once', () => {
  const faq = (name: string) => ({ kind: 'explorer', question: `Who is ${name}?`, answer: 'A reader.' });
  const resource = (name: string) => ({ kind: 'picks', title: name, subtitle: 'Of many', body: 'Ask for a card.' });

  it.each<[string, string, ((name: string) => object) | undefined]>([
    ['stories', '?kind=students', story],
    ['faqs', '?kind=explorer', faq],
    ['resources', '?kind=picks', resource],
    ['companions', '', undefined],
  ])('move, add and take out %s: each does what it was asked for, and the list has no gap', async (path, list, made) => {
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) if (made) await ask('POST', `${path}/`, made(name));
    const read = async (): Promise<{ id: number; ordering: number }[]> => {
      const { body } = await ask('GET', `${path}/${list}`);
      return body.results ?? body;
    };
    const rows = await read();
    const gone = made ? rows.slice(-2) : [];
    const stay = rows.slice(0, rows.length - gone.length);
    const place = (id: number, ordering: number) => ask('PATCH', `${path}/${id}/`, { ordering });
    const moved = stay.flatMap(({ id }, at) => [place(id, stay.length - at), place(id, 1 + ((at * 3) % stay.length))]);
    const added = gone.map((_, at) => ask('POST', `${path}/`, made?.(`Late ${at}`)));
    const removed = gone.map(({ id }) => ask('DELETE', `${path}/${id}/`));
    const statuses = async (asked: typeof moved) => (await Promise.all(asked)).map(({ status }) => status);
    expect(await Promise.all([moved, added, removed].map(statuses))).toEqual([
      moved.map(() => 200),
      added.map(() => 201),
      removed.map(() => 204),
    ]);
    const after = await read();
    expect(after.map(({ ordering }) => ordering)).toEqual(after.map((_, at) => at + 1));
  });
});

it('nobody else changes words: a representative, a student and a parent get 403, and all stays', async () => {
  const before = await shown('/faqs/');
  const { id } = before[0];
  const others = [await deskPerson(server, 'representative'), await demoPerson(server, 'student'), await demoPerson(server, 'mentor')];
  for (const who of others) {
    expect((await ask('PATCH', `faqs/${id}/`, { answer: 'Mine.' }, who)).status).toBe(403);
    expect((await ask('DELETE', `faqs/${id}/`, undefined, who)).status).toBe(403);
    expect((await ask('POST', 'quotes/', quote('Zed'), who)).status).toBe(403);
  }
  expect(await shown('/faqs/')).toEqual(before);
  expect((await ask('GET', 'faqs/', undefined, staff)).status).toBe(200);
});
