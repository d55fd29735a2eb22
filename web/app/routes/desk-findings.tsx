import { privateMeta } from '../lib/private-meta.ts';
export { FindingsScreen as default } from '../subjects/desk/orders/findings-screen.tsx';

export const meta = () => privateMeta('Findings');
