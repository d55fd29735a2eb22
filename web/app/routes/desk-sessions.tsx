import { privateMeta } from '../lib/private-meta.ts';
export { Sessions as default } from '../subjects/desk/talks/sessions.tsx';
import '../subjects/desk/talks/talks.css';

export const meta = () => privateMeta('Sessions');
