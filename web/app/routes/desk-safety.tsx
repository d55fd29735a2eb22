import { privateMeta } from '../lib/private-meta.ts';
export { Safety as default } from '../subjects/desk/talks/safety.tsx';
import '../subjects/desk/talks/talks.css';

export const meta = () => privateMeta('Companions');
