import { useNavigate } from 'react-router';
import { deskPaths } from '../lib/desk-paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { DeskPage } from '../subjects/desk/desk-page.tsx';
import { NewCodeForm } from '../subjects/desk/people/code-form.tsx';

export const meta = () => privateMeta('A new code · Desk');

/** Makes a code of a school or sponsor. */
export default function DeskNewCode() {
  const navigate = useNavigate();
  return (
    <DeskPage title="A new code" back={{ to: deskPaths.codes, label: 'Codes' }} may="codes.change">
      <NewCodeForm onMade={(code) => void navigate(deskPaths.code(code))} />
    </DeskPage>
  );
}
