import { privateMeta } from '../lib/private-meta.ts';
export { NewsletterScreen as default } from '../subjects/desk/newsletters/newsletter-screen.tsx';

export const meta = () => privateMeta('Newsletter');
