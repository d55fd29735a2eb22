import { useParams } from 'react-router';
import { privateMeta } from '../lib/private-meta.ts';
import { Report } from '../subjects/desk/talks/report.tsx';
import '../subjects/desk/talks/talks.css';

export const meta = () => privateMeta('A report');

export default function DeskReportPage() {
  const id = Number(useParams()['id']);
  return <Report key={id} id={id} />;
}
