import { privateMeta } from '../lib/private-meta.ts';
import { DeskPage } from '../subjects/desk/desk-page.tsx';
import { ClassSheet } from '../subjects/desk/organization/class-sheet.tsx';

export const meta = () => privateMeta('Sheet for the wall · Desk');

/** A page to print for the classroom wall. */
export default function DeskClassSheet() {
  return (
    <DeskPage title="Sheet for the wall" lead="One page for the classroom wall, with your code." may="organization.own">
      <ClassSheet />
    </DeskPage>
  );
}
