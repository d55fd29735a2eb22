import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPages } from '../../test/show.tsx';
import EditPassword from './edit-password.tsx';
import ProfileLayout from './profile-layout.tsx';
import Results from './results.tsx';
import ResultsPrint from './results-print.tsx';
import ScenarioPage from './scenario.tsx';

it.each([
  ['/results', <Results />],
  ['/results/print', <ResultsPrint />],
  ['/scenario/3/1', <ScenarioPage />],
  ['/profile', <ProfileLayout />],
  ['/profile/recommendations', <ProfileLayout />],
  ['/profile/editPassword', <EditPassword />],
])('who is signed out and asks for %s is asked to sign in, which leads back there', async (asked, screen) => {
  const { path } = showPages({ [asked]: screen, '/signin': 'The way in' }, asked);
  await waitFor(() => expect(path()).toBe(`/signin?redirect=${asked}`));
});
