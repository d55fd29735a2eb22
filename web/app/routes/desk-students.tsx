import { privateMeta } from '../lib/private-meta.ts';
import { DeskPage } from '../subjects/desk/desk-page.tsx';
import { StudentsView } from '../subjects/desk/people/students-view.tsx';

export const meta = () => privateMeta('Students · Desk');

/** The students, with a first name each. */
export default function DeskStudents() {
  return (
    <DeskPage title="Students" may="students.read">
      <StudentsView />
    </DeskPage>
  );
}
