import { setPassword } from '@careerscoop/contract/passwords';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, fillAll, press, saidAt } from '../../test/hands.ts';
import { enter } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import EditPassword from './edit-password.tsx';

const NEW = 'four warm ladles';
const current = () => field('Current Password');
const next = () => field('New Password');
const again = () => field('Confirm New Password');
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const change = (from: string, to: string, twice = to) =>
  fillAll({ 'Current Password': from, 'New Password': to, 'Confirm New Password': twice });

function open() {
  enter();
  return showPages({ '/profile/editPassword': <EditPassword />, '/profile/profile-info': 'The profile' }, '/profile/editPassword');
}

let sent: unknown[];
beforeEach(() => {
  sent = fakeAnswer(setPassword, { detail: 'Done.', access: 'b', refresh: 's' });
});

it('says at its fields what is missing or wrong, and Save waits while one is wrong', async () => {
  open();
  press('Save');
  await waitFor(() => expect(saidAt(next())).toMatch(/Please enter password\.$/));
  expect(saidAt(again())).toMatch(/Please enter confirm new password\.$/);
  expect(save().disabled).toBe(true);
  change('three cold spoons', NEW, 'abc1234');
  fill(next(), 'abc1234');
  await waitFor(() => expect(saidAt(next())).toMatch(/Password must be at least 8 characters long\.$/));
  fill(next(), 'abc12345');
  await waitFor(() => expect(saidAt(next())).not.toMatch(/at least 8 characters long/));
  await waitFor(() => expect(saidAt(again())).toMatch(/password mismatch\.$/));
  expect(save().disabled).toBe(true);
  fill(again(), 'abc12345');
  await waitFor(() => expect(saidAt(again())).not.toMatch(/password mismatch/));
  expect(save().disabled).toBe(false);
  expect(sent).toEqual([]);
});

it('says at its field what the server refuses, the first message of it', async () => {
  fakeRefusal(setPassword, { status: 400, body: { current_password: ['This is not your current password.'] } });
  open();
  change('not this one', NEW);
  press('Save');
  await waitFor(() => expect(saidAt(current())).toMatch(/not your current password/));
  expect(document.activeElement).toBe(current());
  expect(save().disabled).toBe(true);
  fakeRefusal(setPassword, { status: 400, body: { new_password: ['Too common', 'x'] } });
  change('three cold spoons', NEW);
  await waitFor(() => expect(save().disabled).toBe(false));
  press('Save');
  await waitFor(() => expect(saidAt(next())).toMatch(/Too common$/));
});

it('asks before what was typed is lost', async () => {
  const { path } = open();
  fill(current(), 'something');
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  press('Stay', question);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([path(), current().value]).toEqual(['/profile/editPassword', 'something']);
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  press('Leave', await screen.findByRole('alertdialog'));
  await screen.findByText('The profile');
});

it('says that it is done and that other devices are signed out, and keeps the session that goes on', async () => {
  open();
  change('three cold spoons', NEW);
  press('Save');
  const done = await screen.findByText('Your password has been changed successfully.');
  expect(within(screen.getByRole('main')).getByText(/Other devices are signed out now\./)).toBeTruthy();
  expect(done).toBeTruthy();
  expect(sent).toEqual([{ current_password: 'three cold spoons', new_password: NEW, confirm_password: NEW }]);
  expect([localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]).toEqual(['b', 's']);
});
