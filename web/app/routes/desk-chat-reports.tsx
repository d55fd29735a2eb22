import { privateMeta } from '../lib/private-meta.ts';
export { ChatReports as default } from '../subjects/desk/talks/chat-reports.tsx';
import '../subjects/desk/talks/talks.css';

export const meta = () => privateMeta('Reported answers');
