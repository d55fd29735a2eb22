import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { demoQuery } from './accounts.queries.ts';

/** On a demo, where the mail is to be read. */
export function DemoMail({ asked }: { asked: boolean }) {
  const demo = useQuery({ ...demoQuery, enabled: asked });
  if (!demo.data) return null;
  return (
    <p className="small">
      This is a demo: read the mail at <Link to={paths.devOutbox}>{paths.devOutbox}</Link>
    </p>
  );
}
