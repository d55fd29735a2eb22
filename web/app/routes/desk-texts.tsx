import { privateMeta } from '../lib/private-meta.ts';
export { Texts as default } from '../subjects/desk/talks/texts.tsx';
import '../subjects/desk/talks/talks.css';

export const meta = () => privateMeta('Texts to read');
