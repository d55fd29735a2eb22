import { getCollege } from '@careerscoop/contract/colleges';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LITTLE_KNOWN, SHEET } from '../../test/colleges.ts';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { press } from '../../test/hands.ts';
import { showPages } from '../../test/show.tsx';
import School from './school.tsx';

const open = (at: string) => showPages({ '/schools/:unitid': <School /> }, at);
const part = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);

describe('the sheet of a school', () => {
  it('tells its figures with their source, and earnings with the sentence that belongs to them', async () => {
    fakeAnswer(getCollege, SHEET);
    open('/schools/209542?career=park-naturalists&zip=97401');
    const figures = await part('In figures');
    expect(figures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '37 miles away',
      '$18,010 a year after grants',
      '68 in 100 finish',
      '83 in 100 who apply get in',
      '25,000 undergraduates',
    ]);
    expect(figures.getByText(/Price and finishing/).textContent).toContain('2021-22');
    const earned = await part('What people earned later');
    expect(earned.getByText('$61,000')).toBeTruthy();
    expect(earned.getByText(SHEET.earnings?.sentence ?? '')).toBeTruthy();
    expect(document.title).toBe('Oregon State University · CareerScoop');
    expect((await part('What leads to Park Naturalist')).queryByText('$61,000')).toBeNull();
    expect(screen.getByRole('link', { name: 'All schools for Park Naturalist' }).getAttribute('href')).toBe(
      '/schools?career=park-naturalists&zip=97401',
    );
  });

  it('says what is not published, and never 0', async () => {
    const { programs, ...little } = LITTLE_KNOWN;
    fakeAnswer(getCollege, { ...SHEET, ...little, programs, miles: null, career: null, place: null, earnings: null });
    open('/schools/210000');
    expect((await part('In figures')).getAllByText('Not published')).toHaveLength(4);
    expect((await part('What people earned later')).getByText('Not published for this school.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('$0');
  });

  it('shows the programs that most people finish, and all of them on demand', async () => {
    const [first] = SHEET.programs;
    const programs = Array.from({ length: 14 }, (_, index) => ({
      ...(first as NonNullable<typeof first>),
      cip_code: `03.${1000 + index}`,
    }));
    fakeAnswer(getCollege, { ...SHEET, programs });
    open('/schools/209542');
    const list = await part('What leads to Park Naturalist');
    expect(list.getAllByRole('listitem')).toHaveLength(10);
    press('Show all 14 programs');
    expect(list.getAllByRole('listitem')).toHaveLength(14);
  });

  it.each(['/schools/abc', '/schools/12', '/schools/1234567'])('%s is no school: not found, and nothing is asked', async (at) => {
    open(at);
    expect(await screen.findByText('404 Not Found')).toBeTruthy();
  });

  it('404 for a school that there is not: not found', async () => {
    fakeRefusal(getCollege, { status: 404, body: { detail: 'Not found.' } });
    open('/schools/999999');
    expect(await screen.findByText('404 Not Found')).toBeTruthy();
  });
});
