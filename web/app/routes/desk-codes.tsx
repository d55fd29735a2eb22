import { deskPaths } from '../lib/desk-paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { DeskLink } from '../subjects/desk/desk-button.tsx';
import { DeskPage } from '../subjects/desk/desk-page.tsx';
import { useMay } from '../subjects/desk/desk-place.ts';
import { CodesView } from '../subjects/desk/people/codes-view.tsx';

export const meta = () => privateMeta('Codes · Desk');

/** The codes of schools and sponsors. */
export default function DeskCodes() {
  const may = useMay('codes.change');
  return (
    <DeskPage title="Codes" may="codes.read" actions={may && <DeskLink to={deskPaths.newCode}>Make a code</DeskLink>}>
      <CodesView />
    </DeskPage>
  );
}
