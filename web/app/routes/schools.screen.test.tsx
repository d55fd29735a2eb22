import { listCareers } from '@careerscoop/contract/catalogue';
import { listColleges, listSavedColleges, removeSavedCollege, saveCollege } from '@careerscoop/contract/colleges';
import { getProfile } from '@careerscoop/contract/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { COLLEGE_SOURCES, FOUND, LITTLE_KNOWN, OREGON_STATE } from '../../test/colleges.ts';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, press, saidAt } from '../../test/hands.ts';
import { enter, PROFILE } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import Schools from './schools.tsx';

const SEARCH = '/schools?career=park-naturalists&zip=97401&miles=100';
const open = (at = SEARCH) => showPages({ '/schools': <Schools /> }, at);
const school = async (name: string) => {
  const heading = await screen.findByRole('heading', { name: new RegExp(name) });
  return within(heading.closest('li') as HTMLElement);
};
const SAVED = { results: [], sources: COLLEGE_SOURCES };

beforeEach(() => void sessionStorage.clear());

describe('the list', () => {
  beforeEach(() => void fakeAnswer(listColleges, FOUND));

  it('tells of each school what is studied there and its figures, and what is not published', async () => {
    open();
    const known = await school('Oregon State University');
    expect(known.getByText('Bachelor’s degree. 105 people finished in 2023-24. 3 more programs fit.')).toBeTruthy();
    expect(known.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '37 miles away',
      '$18,010 a year after grants',
      '68 in 100 finish',
    ]);
    const little = await school('Coast Community College');
    expect(little.getByText('Associate degree. Offered, but nobody finished in 2023-24.')).toBeTruthy();
    expect(little.getAllByText('Not published')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 2, name: '2 schools within 100 miles' })).toBeTruthy();
    expect(screen.getByText(/^Programs: /).textContent).toContain('Price and finishing: College Scorecard (opens in a new tab), 2021-22.');
  });

  it('is numbered as the map is, which says where its words are', async () => {
    open();
    const map = await screen.findByRole('img', { name: 'Map of Oregon with 2 schools. The list says the same in words.' });
    expect([...map.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['100 miles', '1', '2']);
    expect(screen.getByRole('heading', { level: 3, name: '2. Coast Community College' })).toBeTruthy();
  });

  it('keeps each choice in the address, the first page first', async () => {
    const { path } = open(`${SEARCH}&page=2`);
    await school('Oregon State University');
    const [degree] = screen.getAllByRole('group', { name: 'Degree' });
    within(degree as HTMLElement)
      .getByLabelText('Bachelor’s')
      .click();
    await waitFor(() => expect(path()).toBe(`${SEARCH}&level=bachelor`));
  });

  it('lays schools aside to compare, four at most', async () => {
    const { path } = open(`${SEARCH}&compare=111111,222222,333333`);
    const known = await school('Oregon State University');
    known.getByRole('button', { name: 'Compare Oregon State University' }).click();
    expect(await known.findByRole('button', { name: 'Comparing Oregon State University', pressed: true })).toBeTruthy();
    const other = await school('Coast Community College');
    other.getByRole('button', { name: 'Compare Coast Community College' }).click();
    expect(await other.findByText('Four fit side by side. Take one out first.')).toBeTruthy();
    expect(path()).toBe(`${SEARCH}&compare=111111,222222,333333,209542`);
  });
});

describe('the form', () => {
  it('begins without a search, and asks for nothing', async () => {
    const asked = fakeAnswer(listColleges, FOUND);
    open('/schools');
    expect(await screen.findByRole('heading', { name: 'Begin with a career, or with where you live' })).toBeTruthy();
    expect(asked).toHaveLength(0);
  });

  it('a ZIP of four digits: says so at its field, asks nothing, and stays where it was', async () => {
    const asked = fakeAnswer(listColleges, FOUND);
    const { path } = open('/schools');
    fill(field('ZIP code'), '9740');
    press('Show schools');
    await waitFor(() => expect(saidAt(field('ZIP code'))).toBe('Type the five digits of a ZIP code, like 97401.'));
    expect(path()).toBe('/schools');
    expect(asked).toHaveLength(0);
  });

  it('a ZIP that does not exist: 400 or a place that nobody knows, said at its field', async () => {
    fakeRefusal(listColleges, { status: 400, body: { zip: ['We do not know this ZIP code. Check its five digits.'] } });
    open('/schools?zip=00000');
    await waitFor(() => expect(saidAt(field('ZIP code'))).toBe('We don’t know that ZIP. Check the five digits.'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('means the first career that fits where none was picked, and says where none is', async () => {
    fakeAnswer(listColleges, FOUND);
    fakeAnswer(listCareers, { results: [], meta: { page: 1, per_page: 50, total: 0, number_of_pages: 1 } });
    const { path } = open('/schools');
    fill(field('Career'), 'zzzzq');
    press('Show schools');
    await waitFor(() => expect(saidAt(field('Career'))).toContain('We don’t know that career.'));
    expect(path()).toBe('/schools');
  });

  it('fills in the ZIP code of a student who is signed in', async () => {
    enter();
    fakeAnswer(getProfile, PROFILE);
    open('/schools');
    await waitFor(() => expect(field('ZIP code').value).toBe('53703'));
  });

  it('keeps what a tab typed last for the next page', async () => {
    fakeAnswer(listColleges, FOUND);
    const { path } = open('/schools');
    fill(field('ZIP code'), '97401');
    press('Show schools');
    await waitFor(() => expect(path()).toBe('/schools?zip=97401&miles=100'));
    expect(sessionStorage.getItem('zip')).toBe('97401');
  });
});

it('a career without programs: the sentence of the server, and no list', async () => {
  const sentence = 'No program of study is named for this work.';
  fakeAnswer(listColleges, { ...FOUND, results: [], subjects: [], sentence, meta: { ...FOUND.meta, total: 0 } });
  open();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

describe('saving', () => {
  beforeEach(() => void fakeAnswer(listColleges, FOUND));

  it('leads a visitor to sign in and back, and keeps the wish', async () => {
    const { path } = open();
    (await school('Oregon State University')).getByRole('button', { name: 'Save Oregon State University' }).click();
    await waitFor(() => expect(path()).toBe(`/signin?redirect=${encodeURIComponent(SEARCH).replaceAll('%2F', '/')}`));
    expect(sessionStorage.getItem('school_wish')).toContain('209542');
  });

  it('does what was wished once the student is back', async () => {
    sessionStorage.setItem('school_wish', JSON.stringify({ unitid: 209542, name: OREGON_STATE.name, from: SEARCH, at: Date.now() }));
    enter();
    fakeAnswer(getProfile, PROFILE);
    fakeAnswer(listSavedColleges, SAVED);
    const saved = fakeAnswer(saveCollege, { unitid: 209542, saved_at: '2026-11-23T00:00:00Z' });
    open();
    expect(await screen.findByText('Saved. It is with your careers in your profile.')).toBeTruthy();
    expect(saved).toHaveLength(1);
    expect(sessionStorage.getItem('school_wish')).toBeNull();
  });

  it('takes a saved school out again, and says when it could not', async () => {
    enter();
    fakeAnswer(getProfile, PROFILE);
    fakeAnswer(listSavedColleges, { ...SAVED, results: [{ ...LITTLE_KNOWN, saved_at: '2026-11-23T00:00:00Z' }] });
    const removed = fakeRefusal(removeSavedCollege, { status: 500, body: {} });
    open();
    const little = await school('Coast Community College');
    const heart = little.getByRole('button', { name: 'Save Coast Community College' });
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    heart.click();
    expect(await screen.findByText(/^This was not saved\./)).toBeTruthy();
    expect(removed).toHaveLength(1);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
  });
});
