import { privateMeta } from '../lib/private-meta.ts';
export { MessageScreen as default } from '../subjects/desk/messages/message-screen.tsx';

export const meta = () => privateMeta('Message');
