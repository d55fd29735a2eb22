import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, textsOf } from '../../test/hands.ts';
import { show } from '../../test/show.tsx';
import SignUp from './sign-up.tsx';

it('leads explorers and partners to their forms, and lets organizations write', async () => {
  show(<SignUp />);
  expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual(['Career Explorer', 'Community Partner', 'Organization']);
  expect(screen.getByRole('link', { name: 'I’m a Career Explorer' }).getAttribute('href')).toBe('/new/student');
  expect(screen.getByRole('link', { name: 'I’m a Community Partner' }).getAttribute('href')).toBe('/signup/mentor');
  press('I’m from an Organization');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  expect(within(dialog).getByRole('link', { name: /\d{4}/ }).getAttribute('href')).toMatch(/^tel:/);
  expect(within(dialog).getByRole('button', { name: 'Send' })).toBeTruthy();
  press('Cancel', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
