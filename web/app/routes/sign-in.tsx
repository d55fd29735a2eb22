export { SignInPage as default } from '../subjects/accounts/sign-in-page.tsx';

export const meta = () => [
  { title: 'Login · CareerScoop' },
  { name: 'description', content: 'Login to CareerScoop to go on with your assessment or to look at your ten careers.' },
];
