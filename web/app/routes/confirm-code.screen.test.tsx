import { confirmByCode } from '@careerscoop/contract/confirm-code';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { show } from '../../test/show.tsx';
import ConfirmCode from './confirm-code.tsx';

it('a student confirms with a code from school; one that does not fit is said at its field', async () => {
  const { user } = show(<ConfirmCode />, '/confirm-code');
  await user.type(screen.getByLabelText('Email'), 'robin@example.org');
  await user.type(screen.getByLabelText('Password'), 'three cold spoons');
  await user.type(screen.getByLabelText('Code from school'), 'abc');
  await user.click(screen.getByRole('button', { name: 'Confirm my account' }));
  expect(await screen.findByText('The code has ten signs, like abcde-fgh23.')).toBeTruthy();
  fakeRefusal(confirmByCode, { status: 400, body: { code: ['This code does not open this account.'] } });
  await user.type(screen.getByLabelText('Code from school'), 'de-fgh23');
  await user.click(screen.getByRole('button', { name: 'Confirm my account' }));
  expect(await screen.findByText('This code does not open this account.')).toBeTruthy();
  fakeAnswer(confirmByCode, { detail: 'Your account is confirmed. You can sign in now.' });
  await user.click(screen.getByRole('button', { name: 'Confirm my account' }));
  expect(await screen.findByRole('heading', { name: 'Your account is confirmed' })).toBeTruthy();
});
