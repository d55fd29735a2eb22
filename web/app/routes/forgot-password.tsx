import { SECRET_ADDRESS } from '../lib/private-meta.ts';

export { ForgotPasswordPage as default } from '../subjects/accounts/forgot-password/forgot-password-page.tsx';

export const meta = () => [
  { title: 'Forgot Password · CareerScoop' },
  { name: 'description', content: 'Forgot your CareerScoop password? Get a link by mail and choose a new one.' },
  SECRET_ADDRESS,
];
