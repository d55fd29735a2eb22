import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetFakes } from './fake-api.ts';

// What a browser says in its console fails the test, as it does in a journey.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  forgetFakes();
  localStorage.clear();
  sessionStorage.clear();
  const said = vi.mocked(console.error).mock.calls.map(([first]) => String(first));
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
