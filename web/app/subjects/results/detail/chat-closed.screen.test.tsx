import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../../test/show.tsx';
import { ChatClosed } from './chat-closed.tsx';

it.each([
  ['without_buddy', 'Select an option above...', 'AI Career Buddy is only available with certain subscriptions'],
  ['waits_for_parent', "Waits for a parent's yes", 'AI Career Buddy opens once a parent says yes'],
  ['opens_soon', 'Opens soon', 'AI Career Buddy opens soon'],
] as const)('a chat that is closed for %s has its field shut, and says why on focus', async (why, hint, reason) => {
  show(<ChatClosed why={why} />);
  expect(screen.getByPlaceholderText<HTMLInputElement>(hint).disabled).toBe(true);
  const holder = screen.getByRole('group', { name: reason });
  act(() => holder.focus());
  expect(await screen.findByText(reason)).toBeTruthy();
});
