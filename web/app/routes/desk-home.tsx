import { privateMeta } from '../lib/private-meta.ts';
export { HomeScreen as default } from '../subjects/desk/home/home-screen.tsx';

export const meta = () => privateMeta('Desk');
