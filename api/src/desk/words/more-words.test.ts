import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { type SignedIn, demoPerson, newGraduate, newSchool, newStudent, putOnPlan } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { firstResources } from '../../content/seed-resources.sql.ts';
import { audit_log } from '../../identity/audit.tables.ts';

let server: TestServer;
let staff: SignedIn;
let editor: SignedIn;
let student: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await demoPerson(server, 'staff');
  editor = await deskPerson(server, 'content');
  student = await demoPerson(server, 'student');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const ask = (method: string, path: string, body?: object, as = staff) =>
  server.ask(method, `/desk/${path}`, { as: as.access, ...(body ? { body } : {}) });
const lastLine = async () => (await db().select().from(audit_log).orderBy(desc(audit_log.id)).limit(1))[0];
const titlesFor = async (who: SignedIn, query = '?kind=picks&page_size=50') =>
  (await server.ask('GET', `/school-resource/${query}`, { as: who.access })).body.results.map(({ title }: { title: string }) => title);
const resource = { kind: 'picks', title: 'A library near you', subtitle: 'Books and quiet', body: 'Ask for a card.' };

describe('free resources', () => {
  it('are added at the end, moved, changed and taken out; what students see follows at once, and each has its line', async () => {
    const added = await ask('POST', 'resources/', resource, editor);
    expect(added).toMatchObject({ status: 201, body: { ordering: 11, school: null, url: '', video: null, thumbnail: '/art/empty.svg' } });
    const { id } = added.body;
    expect((await titlesFor(student)).at(-1)).toBe('A library near you');
    await ask('PATCH', `resources/${id}/`, { ordering: 1 }, editor);
    expect((await titlesFor(student))[0]).toBe('A library near you');
    const changed = await ask('PATCH', `resources/${id}/`, { title: 'The library', was: { title: 'A library near you' } }, editor);
    expect(changed).toMatchObject({ status: 200, body: { title: 'The library', ordering: 1 } });
    expect(await lastLine()).toMatchObject({
      action: 'resource.changed',
      actor_id: editor.id,
      before: { title: 'A library near you' },
      after: { title: 'The library' },
    });
    expect((await titlesFor(student))[0]).toBe('The library');
    expect((await ask('PATCH', `resources/${id}/`, { title: 'Mine', was: { title: 'A library near you' } }, editor)).status).toBe(409);
    expect((await ask('DELETE', `resources/${id}/`, undefined, editor)).status).toBe(204);
    expect(await titlesFor(student)).toHaveLength(10);
  });

  it('of a school are seen by its students alone', async () => {
    const school = await newSchool(server, 'Far High');
    await ask('POST', 'resources/', { ...resource, title: 'Far away', school: school.id });
    expect(await titlesFor(student)).not.toContain('Far away');
    const found = await ask('GET', `resources/?school=${school.id}`);
    expect(found.body.results).toMatchObject([{ title: 'Far away', school_name: 'Far High', ordering: 1 }]);
  });

  it('that the desk changed stay when a newer list of ours comes, and are not there twice', async () => {
    const [first] = (await ask('GET', 'resources/?kind=finds')).body.results;
    await ask('PATCH', `resources/${first.id}/`, { subtitle: 'Other words' });
    await db().transaction((tx) => firstResources.fill(tx, server.services));
    const finds = (await ask('GET', 'resources/?kind=finds')).body.results;
    expect(finds).toHaveLength(10);
    expect(finds.find(({ id }: { id: number }) => id === first.id).subtitle).toBe('Other words');
  });

  it.each([
    [{ url: 'javascript:alert(1)' }, 'url', 'This must be a web address that begins with https://.'],
    [{ url: 'http://plain.example' }, 'url', 'This must be a web address that begins with https://.'],
    [{ video: 'data:text/html,x' }, 'video', 'This must be a web address that begins with https://.'],
    [{ thumbnail: 'https://elsewhere.example/x.png' }, 'thumbnail', 'Choose one of our pictures.'],
    [{ school: 99_999_999 }, 'school', 'There is no such school.'],
    [{ title: ' ' }, 'title', 'Title is required.'],
    [{ kind: 'all' }, 'kind', 'kind must be picks or finds.'],
  ])('with %j are refused with 400 at the field, and nothing is stored', async (wrong, field, sentence) => {
    const before = (await ask('GET', 'resources/')).body.meta.total;
    const { status, body } = await ask('POST', 'resources/', { ...resource, ...wrong });
    expect({ status, body }).toEqual({ status: 400, body: { [field]: [sentence] } });
    expect((await ask('GET', 'resources/')).body.meta.total).toBe(before);
  });
});

describe('companions', () => {
  const seenBy = async (who: SignedIn) => (await server.ask('GET', '/ai-agents/', { as: who.access })).body.results;

  it('have other words as soon as they are changed, and keep their name', async () => {
    const was = { short_description: (await seenBy(student))[0].short_description };
    const changed = await ask('PATCH', 'companions/1/', { short_description: 'Talks about work.', was }, editor);
    expect(changed).toMatchObject({ status: 200, body: { name: 'Career Buddy', short_description: 'Talks about work.' } });
    expect((await seenBy(student))[0]).toMatchObject({ name: 'Career Buddy', short_description: 'Talks about work.' });
    expect(await lastLine()).toMatchObject({ action: 'companion.changed', before: was, after: { short_description: 'Talks about work.' } });
    expect((await ask('PATCH', 'companions/1/', { name: 'Buddy' }, editor)).status).toBe(400);
    expect((await ask('PATCH', 'companions/1/', { short_description: 'x', was }, editor)).status).toBe(409);
    expect((await ask('PATCH', 'companions/77/', { short_description: 'x' }, editor)).status).toBe(404);
  });

  it('stand in another order when one is moved', async () => {
    await ask('PATCH', 'companions/2/', { ordering: 1 });
    expect((await seenBy(student)).map(({ id }: { id: number }) => id)).toEqual([2, 1]);
    await ask('PATCH', 'companions/1/', { ordering: 1 });
  });

  it('are given to one student and taken away again; who has them is listed, and twice is refused', async () => {
    const one = await newStudent(server, { age: 20, first_name: 'Wren' });
    expect(await seenBy(one)).toEqual([]);
    expect((await ask('POST', 'companions/3/give/', { email: one.email })).body).toMatchObject({ student_id: one.id, first_name: 'Wren' });
    expect(await lastLine()).toMatchObject({ action: 'companion.given', user_id: one.id, actor_id: staff.id, detail: { companion: 3 } });
    expect(await seenBy(one)).toMatchObject([{ name: 'Interview Helper' }]);
    expect((await ask('GET', 'companions/3/students/?q=wre')).body).toMatchObject({
      results: [{ student_id: one.id }],
      meta: { total: 1 },
    });
    expect((await ask('GET', 'companions/')).body[2]).toMatchObject({ id: 3, given: 1 });
    expect((await ask('POST', 'companions/3/give/', { email: one.email })).body).toEqual({ email: ['Wren has Interview Helper already.'] });
    expect((await ask('POST', 'companions/3/take/', { student_id: one.id })).status).toBe(204);
    expect((await ask('POST', 'companions/3/take/', { student_id: one.id })).status).toBe(404);
    expect(await seenBy(one)).toEqual([]);
  });

  it('go to students alone, and who writes words does not see who has them: 400 at the email, 403', async () => {
    const none = { status: 400, body: { email: ['No student has this email.'] } };
    for (const email of ['nobody@example.org', staff.email]) {
      expect(await ask('POST', 'companions/3/give/', { email })).toMatchObject(none);
    }
    expect((await ask('GET', 'companions/3/students/', undefined, editor)).status).toBe(403);
    expect((await ask('POST', 'companions/3/give/', { email: student.email }, editor)).status).toBe(403);
    expect((await ask('POST', 'companions/3/take/', { student_id: student.id }, student)).status).toBe(403);
  });
});

describe('ai_report', () => {
  const addressOf = async (who: SignedIn) => (await server.ask('GET', '/profile/', { as: who.access })).body.ai_report as string;
  const opens = async (address: string) => (await server.ask('GET', `/reports/${address.split('/').at(-1)}/`)).status;

  it('is made anew at another address and closed; the one before opens nothing, and the student can open another', async () => {
    const one = await newGraduate(server, { first_name: 'Quill' });
    await putOnPlan(server, one, 3);
    const first = await addressOf(one);
    expect(await opens(first)).toBe(200);
    const listed = await ask('GET', 'ai-reports/?q=Quill');
    expect(listed.body.results).toMatchObject([{ id: one.id, first_name: 'Quill', state: 'open' }]);
    expect(listed.text).not.toContain(first.split('/').at(-1));

    expect((await ask('POST', `ai-reports/${one.id}/renew/`)).body.state).toBe('open');
    expect(await lastLine()).toMatchObject({ action: 'report.renewed', user_id: one.id, actor_id: staff.id });
    const second = await addressOf(one);
    expect(second).not.toBe(first);
    expect([await opens(first), await opens(second)]).toEqual([404, 200]);

    expect((await ask('POST', `ai-reports/${one.id}/revoke/`)).body.state).toBe('closed');
    expect([await addressOf(one), await opens(second)]).toEqual(['', 404]);
    expect((await ask('POST', `ai-reports/${one.id}/revoke/`)).status).toBe(409);
    expect(await ask('POST', `ai-reports/${one.id}/renew/`)).toMatchObject({
      status: 409,
      body: { detail: 'This report is closed. The student can open it again.' },
    });
    expect((await server.ask('POST', '/report/', { as: one.access })).body.state).toBe('open');
  });

  it('of who has none is 404, and nobody but the desk changes one', async () => {
    const none = await newStudent(server);
    expect((await ask('POST', `ai-reports/${none.id}/revoke/`)).status).toBe(404);
    for (const who of [student, editor, await demoPerson(server, 'mentor')]) {
      expect((await ask('POST', `ai-reports/${student.id}/revoke/`, undefined, who)).status).toBe(403);
    }
  });

  it.each(['?page=0', '?sort=luck', '?state=lost', `?q=${'x'.repeat(101)}`])(
    'listed with %s is refused with 400 at the name',
    async (query) => {
      const { status, body } = await ask('GET', `ai-reports/${query}`);
      expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [query.slice(1).split('=')[0]] });
    },
  );
});
