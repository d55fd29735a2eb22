import { privateMeta } from '../lib/private-meta.ts';
import { DeskPage } from '../subjects/desk/desk-page.tsx';
import { Confirming } from '../subjects/desk/organization/confirming.tsx';

export const meta = () => privateMeta('Codes to confirm · Desk');

/** One-use codes on paper for a class. */
export default function DeskConfirming() {
  return (
    <DeskPage title="Codes to confirm" lead="For students whose school mailbox refuses our mail." may="organization.own">
      <Confirming />
    </DeskPage>
  );
}
