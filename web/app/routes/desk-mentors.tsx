import { privateMeta } from '../lib/private-meta.ts';
export { Mentors as default } from '../subjects/desk/talks/mentors.tsx';
import '../subjects/desk/talks/talks.css';

export const meta = () => privateMeta('Mentors');
