import { useParams } from 'react-router';
import { privateMeta } from '../lib/private-meta.ts';
import { SafetyEvent } from '../subjects/desk/talks/safety-event.tsx';
import '../subjects/desk/talks/talks.css';

export const meta = () => privateMeta('What was noticed');

export default function DeskSafetyEventPage() {
  const id = Number(useParams()['id']);
  return <SafetyEvent key={id} id={id} />;
}
