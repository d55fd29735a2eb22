import { afterEach, beforeEach, expect, vi } from 'vitest';

// An error that only shows in the log is an error: a test that expects one says so by spying itself.
let spy: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  spy = vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(spy).not.toHaveBeenCalled();
  spy.mockRestore();
});
