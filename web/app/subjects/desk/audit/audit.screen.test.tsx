import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type AuditLine, listAudit } from '@careerscoop/contract/desk-audit';
import { showAtDesk } from '../../../../test/desk-work.tsx';
import { fakeAnswer } from '../../../../test/fake-api.ts';
import { field } from '../../../../test/hands.ts';
import { AuditScreen } from './audit-screen.tsx';

const LINE: AuditLine = {
  id: 5,
  at: '2027-01-04T15:00:00.000Z',
  action: 'member.changed',
  actor: 'staff',
  by: { id: 7, first_name: 'Sol' },
  about: { id: 9, first_name: 'Ines' },
  detail: {},
  before: { level: 'content' },
  after: { level: 'safety' },
};
beforeEach(() => {
  fakeAnswer(listAudit, { results: [LINE], meta: { page: 1, per_page: 50, total: 1, more: false, number_of_pages: 1 } });
});
const show = async (search = '') => {
  const shown = showAtDesk({ '/desk/audit': <AuditScreen /> }, `/desk/audit${search}`);
  await screen.findByRole('table');
  return shown;
};

it('is narrowed down by what it is about, who did it, and from which day until which; the address holds it', async () => {
  const { path, user } = await show();
  await user.selectOptions(field('About'), 'Plans and money');
  await user.selectOptions(field('Who'), 'Desk');
  // A year that is being typed asks for nothing.
  fireEvent.change(field('From'), { target: { value: '0002-01-01' } });
  expect(path()).toBe('/desk/audit?area=money&actor=staff');
  fireEvent.change(field('From'), { target: { value: '2027-01-01' } });
  fireEvent.change(field('Until'), { target: { value: '2027-01-31' } });
  expect(path()).toBe('/desk/audit?area=money&actor=staff&from=2027-01-01&until=2027-01-31');
  await user.click(screen.getByRole('button', { name: 'Take off: From: January 1, 2027' }));
  expect(path()).toBe('/desk/audit?area=money&actor=staff&until=2027-01-31');
});

it('the people of a line lead to all of theirs, and stand as a chip then', async () => {
  const { path, user } = await show('?area=money');
  const table = screen.getByRole('table');
  await user.click(within(table).getByRole('link', { name: 'Sol (7)' }));
  expect(path()).toBe('/desk/audit?by=7');
  expect(await screen.findByRole('button', { name: 'Take off: By account: 7' })).toBeTruthy();
  await user.click(within(await screen.findByRole('table')).getByRole('link', { name: 'Ines (9)' }));
  expect(path()).toBe('/desk/audit?about=9');
});
