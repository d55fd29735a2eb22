import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type DeskMember, listDeskMembers } from '@careerscoop/contract/desk-members';
import { showAtDesk } from '../../../test/desk-work.tsx';
import { fakeAnswer, fakeNoNetwork, fakeRefusal } from '../../../test/fake-api.ts';
import { field, press, textsOf } from '../../../test/hands.ts';
import { MembersScreen } from './members/members-screen.tsx';

const member = (id: number, first_name: string, change: Partial<DeskMember> = {}): DeskMember => ({
  id,
  first_name,
  last_name: 'Kim',
  email: `${first_name.toLowerCase()}@work.example.org`,
  level: 'representative',
  school_id: null,
  code: null,
  organization: null,
  second_factor: true,
  created_at: '2027-01-04T15:00:00.000Z',
  ended_at: null,
  ...change,
});
const PEOPLE = [member(1, 'Ines'), member(2, 'Sam', { level: 'organization', organization: 'Northfield', school_id: 3 })];
const meta = { page: 1, per_page: 50, total: 2, more: false, number_of_pages: 1 };
const list = (change = {}) => fakeAnswer(listDeskMembers, { results: PEOPLE, meta: { ...meta, ...change } });
const show = (search = '', level: 'admin' | 'content' = 'admin') =>
  showAtDesk({ '/desk/members': <MembersScreen /> }, `/desk/members${search}`, level);

it('is a table with its caption, row headers, one sorted column, and where one is in it', async () => {
  list();
  show();
  const table = await screen.findByRole('table', { name: /Places at the desk/ });
  expect(textsOf(within(table).getAllByRole('rowheader'))).toEqual(['Ines Kim', 'Sam Kim']);
  expect(textsOf(within(table).getAllByRole('columnheader')).slice(0, 2)).toEqual(['Name', 'Level']);
  expect(table.querySelectorAll('[aria-sort]')).toHaveLength(1);
  expect(screen.getByText('1-2 of 2').getAttribute('role')).toBe('status');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

it('keeps its state in the address: filters, sort, page; two changes in one moment both count', async () => {
  list({ page: 2, total: 120, number_of_pages: 3 });
  const { path, user } = show('?page=2');
  await screen.findByRole('table');
  expect(screen.getByText('51-52 of 120')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(path()).toBe('/desk/members?page=3');
  await act(async () => {
    // Both before the address has followed.
    for (const [label, value] of [
      ['Level', 'safety'],
      ['Place', 'open'],
    ] as const) {
      const select = field(label) as unknown as HTMLSelectElement;
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  expect(path()).toBe('/desk/members?level=safety&state=open');
  press('Since');
  await waitFor(() => expect(path()).toBe('/desk/members?level=safety&state=open&sort=created_at'));
  press('Take off: Level: Safety');
  await waitFor(() => expect(path()).toBe('/desk/members?state=open&sort=created_at'));
});

it('asks for what is typed at a pause, and goes on from there with Clear', async () => {
  list();
  const { path, user } = show();
  await user.type(await screen.findByLabelText('Name or email'), 'ines');
  await waitFor(() => expect(path()).toBe('/desk/members?q=ines'));
  expect(document.activeElement).toBe(field('Name or email'));
});

it('where nothing fits it says so, and leads back to the whole list', async () => {
  fakeAnswer(listDeskMembers, { results: [], meta: { ...meta, total: 0 } });
  const { path } = show('?q=nobody');
  expect(await screen.findByText('Nothing fits what you search for.')).toBeTruthy();
  press('Show the whole list');
  await waitFor(() => expect(path()).toBe('/desk/members'));
});

it('a sort that the server does not know: its sentence, and the way back', async () => {
  fakeRefusal(listDeskMembers, { status: 400, body: { sort: ['sort is one of name, level.'] } as never });
  show('?sort=colour');
  expect(await screen.findByText('sort is one of name, level.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show the whole list' })).toBeTruthy();
});

it('without a network it says so and can be asked again', async () => {
  fakeNoNetwork(listDeskMembers);
  show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('who may not sees no list, and nothing is asked', () => {
  show('', 'content');
  expect(screen.getByRole('heading', { name: 'Not for your level' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
