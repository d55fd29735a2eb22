import { privateMeta } from '../lib/private-meta.ts';
export { NewslettersScreen as default } from '../subjects/desk/newsletters/newsletters-screen.tsx';

export const meta = () => privateMeta('Newsletter');
