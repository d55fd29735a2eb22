import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
export { SignInPage as default } from '../subjects/accounts/sign-in/sign-in-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Login',
    description: 'Login to CareerScoop to go on with your assessment or to look at your ten careers.',
    path: paths.signIn(),
  });
