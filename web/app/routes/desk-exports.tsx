import { privateMeta } from '../lib/private-meta.ts';
import { DeskPage } from '../subjects/desk/desk-page.tsx';
import { ExportView } from '../subjects/desk/people/export-view.tsx';

export const meta = () => privateMeta('Exports · Desk');

/** What an organization may receive, as a file. */
export default function DeskExports() {
  return (
    <DeskPage title="Exports" may="exports.make">
      <ExportView />
    </DeskPage>
  );
}
