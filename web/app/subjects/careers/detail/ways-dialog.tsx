import { Bot, FileText, Landmark, MessagesSquare, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { Result } from '@careerscoop/contract/careers';
import { Dialog } from '../../../ui/dialog.tsx';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { detailWords, type Way } from './detail-words.ts';
import { WayConfirm } from './way-confirm.tsx';
import './ways-dialog.css';

const WAYS: Record<Way, { label: string; line: string; Icon: LucideIcon }> = {
  outlook: { label: 'Career Outlook', line: 'Figures and videos of the U.S. Department of Labor', Icon: Landmark },
  report: { label: 'AI Insights Report', line: 'All that your answers say, in one report', Icon: FileText },
  mentor: { label: 'Mentorship Session', line: 'Half an hour with somebody who does this work', Icon: MessagesSquare },
  buddy: { label: 'AI Career Buddy', line: 'Ask anything about this career', Icon: Bot },
};

interface WaysDialogProps {
  /** Which of the two lists lies open, if one does. */
  open: 'learn' | 'more' | null;
  career: Result;
  aiReport: string;
  onClose: () => void;
}

/** The ways on from a career. Learn More leads to the report itself, More asks before each of its ways. */
export function WaysDialog({ open, career, aiReport, onClose }: WaysDialogProps) {
  const [way, setWay] = useState<Way | null>(null);
  // It stays to be seen while the dialog leaves.
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);
  const buddy: Way[] = career.agent_id === null ? [] : ['buddy'];
  const ways: Way[] = shown === 'learn' ? ['report', 'outlook', ...buddy] : ['outlook', 'report', 'mentor', ...buddy];

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
              <WayButton way={each} booked={career.booked} onChoose={() => setWay(each)} />
            )}
          </li>
        ))}
      </ul>
      <WayConfirm way={way} career={career} aiReport={aiReport} onBack={() => setWay(null)} onDone={done} />
    </Dialog>
  );
}

function WayButton({ way, booked, onChoose }: { way: Way; booked: boolean; onChoose: () => void }) {
  const taken = way === 'mentor' && booked;
  return (
    <button type="button" className="way" disabled={taken} onClick={onChoose}>
      <WayFace way={way} line={taken ? 'You have booked this one' : undefined} />
    </button>
  );
}

function ReportLink({ aiReport }: { aiReport: string }) {
  if (aiReport) {
    return (
      <OutsideLink className="way" href={aiReport}>
        <WayFace way="report" />
      </OutsideLink>
    );
  }
  return (
    <button type="button" className="way" disabled>
      <WayFace way="report" line={detailWords.no_report} />
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
