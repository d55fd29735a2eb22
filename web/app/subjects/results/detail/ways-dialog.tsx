import { Bot, FileText, Landmark, MessagesSquare, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { Result } from '@careerscoop/contract/results';
import { Dialog } from '../../../ui/dialog.tsx';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { type BuddyClosed, detailWords, type Way } from './detail-words.ts';
import { useNoReport } from './no-report.ts';
import { WayConfirm } from './way-confirm.tsx';
import './ways-dialog.css';

const WAYS: Record<Way, { label: string; line: string; Icon: LucideIcon }> = {
  outlook: { label: 'Career Outlook', line: 'Figures and videos of the U.S. Department of Labor', Icon: Landmark },
  report: { label: 'AI Insights Report', line: 'All that your answers say, in one report', Icon: FileText },
  mentor: { label: 'Mentorship Session', line: 'Half an hour with somebody who does this work', Icon: MessagesSquare },
  buddy: { label: 'AI Career Buddy', line: 'Your companion for questions about careers', Icon: Bot },
};

const MORE: Way[] = ['outlook', 'report', 'mentor', 'buddy'];

interface WaysDialogProps {
  /** Which of the two lists lies open, if one does. */
  open: 'learn' | 'more' | null;
  career: Result;
  aiReport: string;
  /** Why AI Career Buddy cannot be asked, if it cannot. */
  buddyClosed: BuddyClosed | null;
  onClose: () => void;
}

/** The ways on from a career. Learn More leads to the report itself, More asks before each of its ways. */
export function WaysDialog({ open, career, aiReport, buddyClosed, onClose }: WaysDialogProps) {
  const [way, setWay] = useState<Way | null>(null);
  // It stays to be seen while the dialog leaves.
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);
  const hasBuddy = career.agent_id !== null;
  const ways: Way[] = shown === 'learn' ? ['report', 'outlook', ...(hasBuddy ? ['buddy' as const] : [])] : MORE;

  function done() {
    setWay(null);
    onClose();
  }

  return (
    <Dialog open={open !== null} onClose={done} title={shown === 'learn' ? 'Choose your way to learn more.' : 'More'}>
      <ul className="ways">
        {ways.map((each) => (
          <li key={each}>
            {shown === 'learn' && each === 'report' ? (
              <ReportLink aiReport={aiReport} />
            ) : (
              <WayButton way={each} closed={closedLine(each, career, buddyClosed)} onChoose={() => setWay(each)} />
            )}
          </li>
        ))}
      </ul>
      <WayConfirm way={way} career={career} aiReport={aiReport} onBack={() => setWay(null)} onDone={done} />
    </Dialog>
  );
}

/** Why a way cannot be taken, if it cannot. */
function closedLine(way: Way, { booked }: Result, buddyClosed: BuddyClosed | null): string | undefined {
  if (way === 'mentor' && booked) return 'You have booked this one';
  return way === 'buddy' && buddyClosed !== null ? detailWords.chat_closed[buddyClosed].reason : undefined;
}

function WayButton({ way, closed, onChoose }: { way: Way; closed: string | undefined; onChoose: () => void }) {
  return (
    <button type="button" className="way" disabled={closed !== undefined} onClick={onChoose}>
      <WayFace way={way} line={closed} />
    </button>
  );
}

function ReportLink({ aiReport }: { aiReport: string }) {
  const { text } = useNoReport();
  if (aiReport) {
    return (
      <OutsideLink className="way" href={aiReport}>
        <WayFace way="report" />
      </OutsideLink>
    );
  }
  return (
    <button type="button" className="way" disabled>
      <WayFace way="report" line={text} />
    </button>
  );
}

function WayFace({ way, line }: { way: Way; line?: string | undefined }) {
  const { label, Icon, ...own } = WAYS[way];
  return (
    <>
      <Icon className="ic" />
      <span>
        <b>{label}</b>
        <span className="small way__l">{line ?? own.line}</span>
      </span>
    </>
  );
}
