import { useParams } from 'react-router';
import { privateMeta } from '../lib/private-meta.ts';
import { StudentView } from '../subjects/desk/people/student-view.tsx';

export const meta = () => privateMeta('A student · Desk');

/** One student. */
export default function DeskStudent() {
  const { id } = useParams();
  return <StudentView key={id} id={Number(id) || 0} />;
}
