import { privateMeta } from '../lib/private-meta.ts';
import { AiReports } from '../subjects/desk/words/ai-reports.tsx';

export const meta = () => privateMeta('AI reports · Desk');

/** The addresses of reports. */
export default function DeskAiReports() {
  return <AiReports />;
}
