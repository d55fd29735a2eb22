import { privateMeta } from '../lib/private-meta.ts';
export { Feedback as default } from '../subjects/desk/talks/feedback.tsx';
import '../subjects/desk/talks/talks.css';

export const meta = () => privateMeta('Feedback');
