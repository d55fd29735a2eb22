import { useParams } from 'react-router';
import { privateMeta } from '../lib/private-meta.ts';
import { Mentor } from '../subjects/desk/talks/mentor.tsx';
import '../subjects/desk/talks/talks.css';

export const meta = () => privateMeta('A mentor');

export default function DeskMentorPage() {
  const id = Number(useParams()['id']);
  return <Mentor key={id} id={id} />;
}
