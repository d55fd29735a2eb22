import { privateMeta } from '../lib/private-meta.ts';
import { Questions } from '../subjects/desk/words/questions.tsx';

export const meta = () => privateMeta('Assessment · Desk');

/** The items of the assessment. */
export default function DeskQuestions() {
  return <Questions />;
}
