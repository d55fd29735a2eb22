import { Navigate, useLocation } from 'react-router';

/**
 * Leads on to another address in place of this one. It asks again at every new address: where the way there is overtaken
 * while its files are fetched, by Back for example, React Router's own would not, and the page would stay empty.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}
