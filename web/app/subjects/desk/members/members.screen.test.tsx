import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { addDeskMember, changeDeskMember, type DeskMember, listDeskMembers, resetSecondFactor } from '@careerscoop/contract/desk-members';
import { listSchoolNames } from '@careerscoop/contract/desk-schools';
import { showAtDesk } from '../../../../test/desk-work.tsx';
import { fakeAnswer, fakeRefusal } from '../../../../test/fake-api.ts';
import { field, fill, fillAll, press, saidAt } from '../../../../test/hands.ts';
import { MembersScreen } from './members-screen.tsx';

const INES: DeskMember = {
  id: 7,
  first_name: 'Ines',
  last_name: 'Kim',
  email: 'ines@work.example.org',
  level: 'safety',
  school_id: null,
  code: null,
  organization: null,
  second_factor: false,
  created_at: '2027-01-04T15:00:00.000Z',
  ended_at: null,
};
const meta = { page: 1, per_page: 50, total: 1, more: false, number_of_pages: 1 };
beforeEach(() => {
  fakeAnswer(listDeskMembers, { results: [INES], meta });
  fakeAnswer(listSchoolNames, [{ id: 3, name: 'Northfield' }]);
});
const show = async () => {
  const shown = showAtDesk({ '/desk/members': <MembersScreen /> }, '/desk/members');
  await screen.findByRole('table');
  return shown;
};
/** Fields of a form by its headline; the filters of the list have the same names. */
const inForm = (title: string, label: string) => within(screen.getByRole('form', { name: title })).getByLabelText<HTMLInputElement>(label);
const NEW = { 'Work email': 'Jo@Work.example.org', 'First name': 'Jo', 'Last name': 'Li', 'Your password, again': 'three cold spoons' };

it('makes an account with the password, and says that a mail is on its way', async () => {
  const sent = fakeAnswer(addDeskMember, { id: 9 });
  await show();
  press('New account');
  fill(inForm('New account', 'Level'), 'representative');
  fillAll(NEW);
  press('Make the account');
  expect(await screen.findByText(/A mail with a link is on its way/)).toBeTruthy();
  expect(sent).toEqual([
    {
      email: 'jo@work.example.org',
      first_name: 'Jo',
      last_name: 'Li',
      level: 'representative',
      school_id: null,
      code: null,
      current_password: 'three cold spoons',
    },
  ]);
  expect(screen.queryByLabelText('Work email')).toBeNull();
});

it('an organization’s account asks whose students are theirs', async () => {
  const sent = fakeAnswer(addDeskMember, { id: 9 });
  const { user } = await show();
  press('New account');
  expect(screen.queryByLabelText('School')).toBeNull();
  fill(inForm('New account', 'Level'), 'organization');
  await user.type(await screen.findByLabelText('School'), 'north');
  await user.click(await screen.findByRole('option', { name: 'Northfield' }));
  fillAll(NEW);
  press('Make the account');
  await waitFor(() => expect(sent).toMatchObject([{ level: 'organization', school_id: 3, code: null }]));
});

it('a wrong password: said at its field, which is empty again; what was typed beside it stays', async () => {
  fakeRefusal(addDeskMember, { status: 400, body: { current_password: ['This is not your current password.'] } as never });
  await show();
  press('New account');
  fillAll(NEW);
  press('Make the account');
  await waitFor(() => expect(saidAt(field('Your password, again'))).toContain('This is not your current password.'));
  expect(field('Your password, again').value).toBe('');
  expect(field('First name').value).toBe('Jo');
});

it('an email in use: said at its field', async () => {
  fakeRefusal(addDeskMember, { status: 400, body: { email: ['An account with this email already exists.'] } as never });
  await show();
  press('New account');
  fillAll(NEW);
  press('Make the account');
  await waitFor(() => expect(saidAt(field('Work email'))).toContain('already exists'));
});

it('ends a place by its own form with the password; the level that was seen goes along', async () => {
  const sent = fakeAnswer(changeDeskMember, { id: 7, level: 'safety', ended_at: '2027-01-05T15:00:00.000Z' });
  await show();
  press('Change Ines Kim');
  const [, password] = screen.getAllByLabelText<HTMLInputElement>('Your password, again');
  if (password) fill(password, 'three cold spoons');
  press('End the place of Ines');
  await waitFor(() => expect(sent).toEqual([{ ended: true, was: 'safety', current_password: 'three cold spoons' }]));
  expect(await screen.findByText('The place of Ines has ended.')).toBeTruthy();
});

it('decided by somebody else meanwhile: the sentence stands there, and the form as well', async () => {
  fakeRefusal(changeDeskMember, {
    status: 409,
    body: { code: 'conflict', detail: 'This was changed in the meantime. Load the page again.' },
  });
  await show();
  press('Change Ines Kim');
  fill(inForm('Level of Ines', 'Level'), 'content');
  const [password] = screen.getAllByLabelText<HTMLInputElement>('Your password, again');
  if (password) fill(password, 'three cold spoons');
  press('Change the level');
  expect(await screen.findByText(/changed in the meantime/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change the level' })).toBeTruthy();
});

it('takes a lost app off by email and password, and says what has happened', async () => {
  const sent = fakeAnswer(resetSecondFactor, undefined);
  await show();
  press('A lost phone');
  fill(inForm('A lost phone', 'Email of the account'), 'Jo@Work.example.org');
  fill(inForm('A lost phone', 'Your password, again'), 'three cold spoons');
  press('Take the app off');
  expect(await screen.findByText(/The app is taken off/)).toBeTruthy();
  expect(sent).toEqual([{ email: 'jo@work.example.org', current_password: 'three cold spoons' }]);
});
