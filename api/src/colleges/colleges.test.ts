import { loadColleges } from '@careerscoop/catalogue/colleges';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import type { CollegeRow } from '@careerscoop/contract/colleges';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NURSES = '29-1141.00';
const VETS = '29-1131.00';
const HOME = '97205';
const ask = (query: string) => server.ask('GET', `/schools/?${query}`);
const list = async (query: string) => (await ask(query)).body;
const rows = async (query: string): Promise<CollegeRow[]> => (await list(query)).results;

describe('GET schools/ for a career', () => {
  it('gives the nearest first, one row a school, with program, miles and figures, for everybody', async () => {
    const { status, body } = await ask(`career=${NURSES}&zip=${HOME}`);
    expect(status).toBe(200);
    expect(body.results).toHaveLength(20);
    const unitids = body.results.map(({ unitid }: CollegeRow) => unitid);
    expect(new Set(unitids).size).toBe(unitids.length);
    const miles = body.results.map((row: CollegeRow) => row.miles);
    expect(miles).toEqual(miles.toSorted((a: number, b: number) => a - b));
    expect(body.results[0]).toMatchObject({ name: 'Oregon Health & Science University', city: 'Portland', state: 'OR', control: 'public' });
    expect(body.results[0].programs[0]).toMatchObject({ cip_code: '51.3801', level: 'bachelor' });
    expect(body.career).toMatchObject({ onet_code: NURSES, slug: 'registered-nurses' });
    expect(body.place).toMatchObject({ zipcode: HOME, city: 'Portland', state: 'OR' });
  });

  it('says where each figure comes from and of which year', async () => {
    const { sources } = await list(`career=${NURSES}&zip=${HOME}`);
    const years = Object.fromEntries(sources.map(({ key, year }: { key: string; year: string }) => [key, year]));
    expect(years).toEqual({ colleges: '2024', figures: '2021-22', programs: '2023-24', crosswalk: '2020', zip: '2026' });
    expect(sources.every(({ source, href }: { source: string; href: string }) => source !== '' && href.startsWith('https://'))).toBe(true);
  });

  it('takes the slug as well as the code', async () => {
    expect(await list(`career=registered-nurses&zip=${HOME}`)).toEqual(await list(`career=${NURSES}&zip=${HOME}`));
  });

  it('never has the pay after a school in a list', async () => {
    for (const query of [`career=${NURSES}`, 'q=portland', `subject=51.3801`]) expect((await ask(query)).text).not.toMatch(/earning/i);
  });

  it('looks at the levels that fit the career, or at the one asked for', async () => {
    expect((await list(`career=${NURSES}`)).levels).toEqual(['certificate', 'associate', 'bachelor']);
    const associate = await list(`career=${NURSES}&level=associate&zip=${HOME}`);
    expect(associate.levels).toEqual(['associate']);
    const levels = associate.results.flatMap(({ programs }: CollegeRow) => programs.map(({ level }) => level));
    expect(new Set(levels)).toEqual(new Set(['associate']));
    expect((await list(`career=${VETS}`)).sentence).toMatch(/^This is graduate school: a bachelor's degree comes first as a rule\./);
    expect((await list(`career=${VETS}&level=graduate`)).sentence).toBeNull();
  });

  it('gives the five nearest even beyond the miles, and says so', async () => {
    const near = await list(`career=${VETS}&zip=${HOME}&miles=25`);
    expect(near.results).toHaveLength(5);
    expect(near.meta.total).toBe(5);
    expect(near.results[0].miles).toBeGreaterThan(25);
    expect(near.sentence).toMatch(/^Nothing within 25 miles\. These are the nearest 5\./);
    const wide = await list(`career=${NURSES}&zip=${HOME}&miles=50`);
    expect(wide.results.every(({ miles }: CollegeRow) => (miles ?? 51) <= 50)).toBe(true);
    expect(wide.sentence).toBeNull();
  });

  it('lists the subjects that lead there, and asks for one where they are more than 25', async () => {
    const nurses = await list(`career=${NURSES}`);
    expect(nurses.subjects[0]).toMatchObject({ cip_code: '51.3801', title: expect.stringContaining('Nurs') });
    expect(nurses.sentence).toBeNull();
    const [many] = loadCatalogue().careers.toSorted((a, b) => b.programs.length - a.programs.length);
    const all = await list(`career=${many?.onet_code}`);
    expect(all.subjects.length).toBeGreaterThan(25);
    expect(all.sentence).toContain(`${all.subjects.length} subjects can lead to this career.`);
    const [subject] = all.subjects;
    const one = await list(`career=${many?.onet_code}&subject=${subject.cip_code}`);
    expect(one.meta.total).toBe(subject.colleges);
    expect(one.results.every(({ programs }: CollegeRow) => programs.every(({ cip_code }) => cip_code === subject.cip_code))).toBe(true);
    expect(one.sentence ?? '').not.toContain('subjects can lead');
  });

  it('answers a career without programs with 200, an empty page and a sentence', async () => {
    const without = loadCatalogue().careers.find(({ programs }) => programs.length === 0);
    const { status, body } = await ask(`career=${without?.onet_code}&zip=${HOME}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ results: [], meta: { total: 0, number_of_pages: 1 }, subjects: [] });
    expect(body.sentence).toContain(`none that leads straight to ${without?.mask_title}`);
  });

  it('says so where no school offers it: at that level, that subject, or at all', async () => {
    const model = loadCatalogue().careers.find(({ mask_title }) => mask_title === 'Model');
    const sentence = async (query: string) => (await list(query)).sentence;
    expect(await sentence(`career=${VETS}&level=certificate&subject=01.8001`)).toMatch(/^No school offers this at that level\./);
    expect(await sentence(`career=${VETS}&subject=51.3801`)).toMatch(/^No school offers this subject/);
    expect(await sentence(`career=${model?.onet_code}`)).toMatch(/^No school reports a program that leads straight to Model\./);
  });

  it("sends to the bachelor's level only where that finds something, and says a true beginning elsewhere", async () => {
    const sentence = async (query: string) => (await list(query)).sentence ?? '';
    let dead = 0;
    for (const { onet_code } of loadCatalogue().careers.filter((_, index) => index % 4 === 0)) {
      const said = await sentence(`career=${onet_code}&per_page=1`);
      if (!said.includes('graduate school')) continue;
      const { meta } = await list(`career=${onet_code}&level=bachelor&per_page=1`);
      expect(said.includes("Choose the bachelor's level"), onet_code).toBe(meta.total > 0);
      dead += Number(meta.total === 0);
    }
    expect(dead).toBeGreaterThan(5);
    expect(await sentence('career=23-1023.00')).toContain('any major');
    expect(await sentence('career=29-1021.00')).toContain('science classes');
    expect(await sentence('career=29-1161.00')).toContain('schools for Registered Nurse');
    // Taught at that level, but not in Texas.
    expect(await sentence('career=29-1123.00')).toContain("Choose the bachelor's level");
    expect(await sentence('career=29-1123.00&state=TX')).not.toContain("Choose the bachelor's level");
  });

  it('answers every career, and each without schools says why', async () => {
    let empty = 0;
    for (const { onet_code } of loadCatalogue().careers.filter((_, index) => index % 6 === 0)) {
      const { status, body } = await ask(`career=${onet_code}&zip=10001&miles=30&per_page=5`);
      expect(status).toBe(200);
      if (body.meta.total === 0) expect(body.sentence, onet_code).toBeTruthy();
      else expect(body.results.length, onet_code).toBe(Math.min(5, body.meta.total));
      empty += Number(body.meta.total === 0);
    }
    expect(empty).toBeGreaterThan(10);
  });
});

describe('filters and order of GET schools/', () => {
  it('narrows by state, control, years and price, and lets nothing pass that is not published', async () => {
    const all = await list(`career=${NURSES}`);
    for (const query of ['state=OR', 'control=public', 'control=private', 'years=two', 'price_max=10000']) {
      const { meta } = await list(`career=${NURSES}&${query}`);
      expect(meta.total, query).toBeGreaterThan(5);
      expect(meta.total, query).toBeLessThan(all.meta.total);
    }
    const cheap = await rows(`career=${NURSES}&price_max=10000&state=CA&control=public&per_page=50`);
    for (const { price, state, control } of cheap) expect([(price ?? Infinity) <= 10_000, state, control]).toEqual([true, 'CA', 'public']);
    const control = (await rows(`career=${NURSES}&control=private&per_page=50`)).map((row) => row.control);
    expect(new Set(control)).toEqual(new Set(['nonprofit', 'for_profit']));
  });

  it('sorts by price, completion and name, with what is not published last', async () => {
    const figures = async (sort: 'price' | 'completion') => {
      const { meta } = await list(`q=Portland, OR&sort=${sort}`);
      const found = (await rows(`q=Portland, OR&sort=${sort}&per_page=${meta.total}`)).map((row) => row[sort]);
      return { found, known: found.filter((figure) => figure !== null) };
    };
    const [price, completion] = [await figures('price'), await figures('completion')];
    expect(price.known).toEqual(price.known.toSorted((a, b) => a - b));
    expect(completion.known).toEqual(completion.known.toSorted((a, b) => b - a));
    expect(price.found.slice(price.known.length).every((figure) => figure === null)).toBe(true);
    expect(price.found.length).toBeGreaterThan(price.known.length);
    const names = (await rows('state=OR&sort=name')).map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });

  it('pages through all of them, each once', async () => {
    const first = await list(`career=${NURSES}&state=OR&per_page=7`);
    const seen: number[] = [];
    for (let page = 1; page <= first.meta.number_of_pages; page += 1) {
      seen.push(...(await rows(`career=${NURSES}&state=OR&per_page=7&page=${page}`)).map(({ unitid }) => unitid));
    }
    expect(seen.length).toBe(first.meta.total);
    expect(new Set(seen).size).toBe(seen.length);
    expect(await rows(`career=${NURSES}&state=OR&page=900`)).toEqual([]);
  });

  it('searches by name, short name, city and state without a career, and names no programs then', async () => {
    const [first] = await rows('q=portland state');
    expect(first).toMatchObject({ unitid: 209807, miles: null, programs: [], more_programs: 0 });
    expect((await rows('q=ucla'))[0]?.name).toBe('University of California-Los Angeles');
    for (const { city, state } of await rows('q=Eugene, OR')) expect([city, state]).toEqual(['Eugene', 'OR']);
    expect((await list('q=oregon')).meta.total).toBeGreaterThan(60);
    expect(await list('q=zzzzqq')).toMatchObject({
      results: [],
      sentence: expect.stringContaining('no school, city or state by that name'),
    });
    expect(await list('q=portland state&state=FL')).toMatchObject({ results: [], sentence: expect.stringContaining('Take a filter away') });
    expect((await list('')).meta.total).toBe(5843);
    expect((await list('level=associate')).meta.total).toBeLessThan(5843);
  });

  it('keeps null where nothing is published', async () => {
    const [alone] = await rows('q=Portland Actors Conservatory');
    expect(alone).toMatchObject({ admission: null });
    const all = await rows('state=PR&per_page=50');
    expect(all.some(({ price, completion, students }) => price === null || completion === null || students === null)).toBe(true);
  });

  it.each([
    ['zip=9720', 'zip', 'Type a ZIP code of five digits, like 97205.'],
    ['zip=ABCDE', 'zip', 'Type a ZIP code of five digits, like 97205.'],
    ['zip=00000', 'zip', 'We do not know this ZIP code. Check its five digits.'],
    ['miles=50', 'zip', 'Type a ZIP code to search by distance.'],
    ['sort=distance', 'zip', 'Type a ZIP code to search by distance.'],
    ['zip=97205&miles=0', 'miles', 'miles must be a whole number from 1 to 3000.'],
    ['zip=97205&miles=far', 'miles', 'miles must be a whole number from 1 to 3000.'],
    ['level=phd', 'level', 'Choose certificate, associate, bachelor or graduate.'],
    ['control=both', 'control', 'Choose public or private.'],
    ['years=3', 'years', 'Choose under_two, two or four.'],
    ['state=Oregon', 'state', 'Choose a state from the list.'],
    ['price_max=-5', 'price_max', 'The price must be a whole number from 0 to 200,000.'],
    ['subject=nursing', 'subject', 'Choose a subject from the list.'],
    ['sort=fame', 'sort', 'Choose an order from the list.'],
    ['career=a b', 'career', 'This is not a career.'],
    ['per_page=51', 'per_page', 'per_page must be a whole number from 1 to 50.'],
    ['page=0', 'page', 'page must be a whole number from 1 to 1000.'],
    [`q=${'x'.repeat(101)}`, 'q', 'A search can have at most 100 characters.'],
  ])('answers %s with 400 at %s: %s', async (query, field, sentence) => {
    const { status, body } = await ask(query);
    expect({ status, body }).toEqual({ status: 400, body: { [field]: [sentence] } });
  });

  it('answers a career that nobody knows with 404', async () => {
    for (const career of ['99-9999.00', 'dragon-riders']) {
      expect(await ask(`career=${career}&zip=${HOME}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });
});

describe('GET schools/:unitid/', () => {
  it('is the only place of the pay after a school, with the sentence that says whose it is', async () => {
    const { status, body } = await server.ask('GET', '/schools/209807/');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Portland State University', miles: null, career: null, place: null });
    expect(body.earnings.median).toBeGreaterThan(30_000);
    expect(body.earnings.sentence).toMatch(/federal aid .* ten years after they began .* whole school/);
    expect(JSON.stringify(body.programs)).not.toMatch(/earning/);
    expect(body.programs.length).toBeGreaterThan(100);
    expect(body.sources.map(({ key }: { key: string }) => key)).toContain('earnings');
  });

  it('shows the way there and the programs of one career where asked', async () => {
    const { body } = await server.ask('GET', `/schools/209542/?career=${VETS}&zip=${HOME}`);
    expect(body.miles).toBeGreaterThan(60);
    expect(body.programs[0]).toMatchObject({ title: 'Veterinary Medicine', award: 'doctor', level: 'graduate' });
    expect(body.programs.length).toBeLessThan(20);
  });

  it('has no earnings, and no source of them, where none are published', async () => {
    const without = loadColleges().all.find(({ earnings }) => earnings === null);
    const { body } = await server.ask('GET', `/schools/${without?.unitid}/`);
    expect(body.earnings).toBeNull();
    expect(body.sources.map(({ key }: { key: string }) => key)).not.toContain('earnings');
  });

  it('answers what is no school: 404 for a number nobody has, 400 for anything else', async () => {
    expect((await server.ask('GET', '/schools/999999/')).status).toBe(404);
    expect(await server.ask('GET', '/schools/abc/')).toMatchObject({ status: 400, body: { unitid: ['This is not a school.'] } });
    expect(await server.ask('GET', '/schools/209807/?zip=1')).toMatchObject({ status: 400, body: { zip: [expect.any(String)] } });
    expect((await server.ask('GET', '/schools/209807/?career=dragon-riders')).status).toBe(404);
  });
});
