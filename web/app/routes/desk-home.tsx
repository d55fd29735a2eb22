import { privateMeta } from '../lib/private-meta.ts';
import { DeskPage } from '../subjects/desk/desk-page.tsx';

export const meta = () => privateMeta('Desk');

export default function DeskHome() {
  return <DeskPage title="Desk" />;
}
