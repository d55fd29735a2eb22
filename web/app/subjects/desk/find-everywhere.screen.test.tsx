import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showAtDesk } from '../../../test/desk-work.tsx';
import { FindEverywhere } from './find-everywhere.tsx';

it('Enter leads to the first list and leaves the field at once, so that the next key is for the list; with nothing typed it stays', async () => {
  const { user, path } = showAtDesk({ '/desk/*': <FindEverywhere /> }, '/desk/home');
  const field = await screen.findByRole('textbox', { name: /^Find in students, / });
  await user.type(field, '{Enter}');
  expect([document.activeElement, path()]).toEqual([field, '/desk/home']);
  await user.type(field, ' demo {Enter}');
  expect(path()).toBe('/desk/students?q=demo');
  expect(document.activeElement).toBe(document.body);
});
