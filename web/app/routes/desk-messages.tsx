import { privateMeta } from '../lib/private-meta.ts';
export { MessagesScreen as default } from '../subjects/desk/messages/messages-screen.tsx';

export const meta = () => privateMeta('Messages');
