import type { Report } from '@careerscoop/contract/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPerson, newGraduate } from '../../../test/people.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { makeReport } from '../make-report.ts';
import { drawReport } from './draw-report.ts';

let server: TestServer;
let noor: Report;
beforeAll(async () => {
  server = await startTestServer();
  noor = await makeReport(server.services, (await demoPerson(server, 'student')).id);
});
afterAll(() => server.close());

const drawn = async (report: Report) => readPdf(await drawReport(report, { compress: false }));

describe('the report as a file', () => {
  it('has six pages with everything on them, and of the person the first name alone', async () => {
    const { pages, text } = await drawn(noor);
    expect(pages).toBe(6);
    const all = text.join(' ');
    expect(text[0]).toContain('What your answers say, Noor');
    for (const { title, try_this } of noor.careers) {
      expect(all).toContain(title);
      expect(all).toContain(try_this);
    }
    for (const { text: source } of noor.sources) expect(text[5]).toContain(source);
    expect(text[5]).toContain(noor.method_url);
    const person = (await server.ask('GET', '/profile/', { as: (await demoPerson(server, 'student')).access })).body;
    for (const own of [person.last_name, person.email, person.school.name]) expect(all).not.toContain(own);
  });

  it('is tagged: headings in their order, lists, a table, a picture in words, a language and a title', async () => {
    const { tags, source } = await drawn(noor);
    expect(tags).toMatchObject({ Document: 1, H1: 1, Table: 1, TR: 7, TH: 3, Figure: 1, Link: 1 });
    expect(tags['H2']).toBeGreaterThanOrEqual(5);
    expect(tags['H3']).toBeGreaterThanOrEqual(15);
    expect(tags['LI']).toBeGreaterThan(40);
    expect(source).toMatch(/\/Marked true/);
    expect(source).toMatch(/\/Lang \(en-US\)/);
    expect(source).toMatch(/\/DisplayDocTitle true/);
    expect(source).toMatch(/<pdfuaid:part>1</);
    expect(source).toMatch(/\/Alt \(Your mean rating of six kinds of interest/);
    // What is drawn is either in the tree or marked as there to be seen only.
    expect(source.match(/ BDC|BMC/g)?.length).toBe(source.match(/\nEMC/g)?.length);
  });

  it('stays within six pages whatever was answered', async () => {
    for (const step of [2, 3, 4, 6, 9, 11]) {
      const student = await newGraduate(server, {}, (_, at) => 1 + ((at * step) % 5));
      const { pages, text } = await drawn(await makeReport(server.services, student.id));
      expect(pages).toBeGreaterThanOrEqual(4);
      expect(pages).toBeLessThanOrEqual(6);
      expect(text.join(' ')).not.toMatch(/null|undefined|NaN|\{\w+\}/);
    }
  });

  it('does without answers of an older version, and without a name that its letters cannot write', async () => {
    const { pages, text } = await drawn({ ...noor, self: null, first_name: '李' });
    expect(pages).toBe(5);
    expect(text[0]).toContain('What your answers say AI Insights');
    for (const first_name of ['Łukasz', 'Zoë', 'Nguyễn', 'D’Angelo']) {
      const { text: named } = await drawn({ ...noor, first_name });
      expect(named[0]).toContain(first_name);
    }
  });
});
