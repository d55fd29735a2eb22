import { useParams } from 'react-router';
import { privateMeta } from '../lib/private-meta.ts';
import { ChatReport } from '../subjects/desk/talks/chat-reports.tsx';
import '../subjects/desk/talks/talks.css';

export const meta = () => privateMeta('A reported answer');

export default function DeskChatReportPage() {
  const id = Number(useParams()['id']);
  return <ChatReport key={id} id={id} />;
}
