import { ErrorScreen } from '../shell/error-screen.tsx';

export const meta = () => [{ title: 'Not found · CareerScoop' }, { name: 'robots', content: 'noindex' }];

export default function NotFound() {
  return <ErrorScreen status={404} text="Not Found" />;
}
