import { useParams } from 'react-router';
import { privateMeta } from '../lib/private-meta.ts';
import { Session } from '../subjects/desk/talks/session.tsx';
import '../subjects/desk/talks/talks.css';

export const meta = () => privateMeta('A session');

export default function DeskSessionPage() {
  const id = Number(useParams()['id']);
  return <Session key={id} id={id} />;
}
