import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { fetched } from './fetched.tsx';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Part = () => <p>The part</p>;

function show(load: () => Promise<{ default: typeof Part }>) {
  const Fetched = fetched(load);
  render(
    <Suspense fallback={null}>
      <Fetched />
    </Suspense>,
  );
  return userEvent.setup();
}

it('says what to do where it cannot be had, and is there once it can', async () => {
  const load = vi.fn(gone);
  const user = show(load);
  expect((await screen.findByRole('alert')).textContent).toContain('Check your connection.');
  expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull();
  load.mockImplementation(() => Promise.resolve({ default: Part }) as never);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The part')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers to load the page again where it is gone for good, as after a release', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const user = show(gone);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/what you have not sent may be lost/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Load the page again' }));
  expect(reload).toHaveBeenCalledOnce();
});
