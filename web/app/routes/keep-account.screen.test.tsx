import { getProfile } from '@careerscoop/contract/profile';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeAnswer } from '../../test/fake-api.ts';
import { enter, PROFILE, STUDENT } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { session } from '../lib/session.ts';
import KeepAccountPage from './keep-account.tsx';

const LEAVING = { deletion_on: '2027-02-03' };
const pages = {
  '/profile/keep-account': (
    <RequireSignIn>
      <KeepAccountPage />
    </RequireSignIn>
  ),
  '/profile': <RequireSignIn>The profile</RequireSignIn>,
};

it('an account that was kept elsewhere leads to the profile, and rests there', async () => {
  enter({ ...STUDENT, ...LEAVING });
  fakeAnswer(getProfile, PROFILE);
  const { path, router } = showPages(pages, '/profile');
  const went: string[] = [];
  router.subscribe(({ location }) => went.push(location.pathname));
  await waitFor(() => expect(screen.getByText('The profile')).toBeTruthy());
  expect([path(), session.user()?.deletion_on, went.filter((to) => to === '/profile').length]).toEqual(['/profile', null, 1]);
});

it('one that waits to be erased is asked about, and leads nowhere', async () => {
  enter({ ...STUDENT, ...LEAVING });
  fakeAnswer(getProfile, { ...PROFILE, ...LEAVING });
  const { path } = showPages(pages, '/profile');
  expect(await screen.findByRole('heading', { name: /^Your account will be deleted on February/ })).toBeTruthy();
  expect([path(), session.user()?.deletion_on]).toEqual(['/profile/keep-account', LEAVING.deletion_on]);
});
