import { privateMeta } from '../lib/private-meta.ts';
export { MembersScreen as default } from '../subjects/desk/members/members-screen.tsx';

export const meta = () => privateMeta('Desk accounts');
