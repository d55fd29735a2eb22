import { privateMeta } from '../lib/private-meta.ts';
export { Reports as default } from '../subjects/desk/talks/reports.tsx';
import '../subjects/desk/talks/talks.css';

export const meta = () => privateMeta('Reports');
