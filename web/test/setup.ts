import { cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { session } from '../app/lib/session.ts';
import { forgetFakes } from './fake-api.ts';

configure({
  // However busy the machine is: what comes is waited for.
  asyncUtilTimeout: 15_000,
  // Every look for something that is not there yet would else write out the whole page.
  getElementError: (message) => new Error(message ?? 'not found'),
});

// What a browser says in its console fails the test, as it does in a journey.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  // Notices stay from screen to screen.
  for (const close of screen.queryAllByLabelText('Close notice')) fireEvent.click(close);
  cleanup();
  forgetFakes();
  localStorage.clear();
  sessionStorage.clear();
  // Who left is noticed now, as by a page that is loaded anew, and not in the middle of the next screen.
  session.user();
  const said = vi.mocked(console.error).mock.calls.map(([first]) => String(first));
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
