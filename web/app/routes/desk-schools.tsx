import { privateMeta } from '../lib/private-meta.ts';
import { DeskPage } from '../subjects/desk/desk-page.tsx';
import { SchoolsView } from '../subjects/desk/people/schools-view.tsx';

export const meta = () => privateMeta('Schools · Desk');

/** The schools that students come from. */
export default function DeskSchools() {
  return (
    <DeskPage title="Schools" may="schools.read">
      <SchoolsView />
    </DeskPage>
  );
}
