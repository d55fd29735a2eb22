import { useParams } from 'react-router';
import { privateMeta } from '../lib/private-meta.ts';
import { CodeView } from '../subjects/desk/people/code-view.tsx';

export const meta = () => privateMeta('A code · Desk');

/** One code. */
export default function DeskCode() {
  const { code = '' } = useParams();
  return <CodeView key={code} code={code.toUpperCase()} />;
}
