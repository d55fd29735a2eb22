import { privateMeta } from '../lib/private-meta.ts';
import { DeskPage } from '../subjects/desk/desk-page.tsx';
import { NumbersView } from '../subjects/desk/numbers/numbers-view.tsx';

export const meta = () => privateMeta('Numbers · Desk');

/** The figures, as charts over their tables. */
export default function DeskNumbers() {
  return (
    <DeskPage title="Numbers" lead="How it goes, week by week. Counted every night; this week as it is now." may="numbers.read">
      <NumbersView />
    </DeskPage>
  );
}
