import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';

/** What the router shows when a screen fails or an address is unknown. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) return <ErrorScreen status={error.status} text={error.statusText || 'Not Found'} />;
  return <ErrorScreen text="Something in this page broke. Loading it again often helps." />;
}
