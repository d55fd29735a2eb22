import { SAVED_NOTICE_MS, SAVE_LOCK_MS } from '@careerscoop/contract/constants';
import type { CareerMatch } from '@careerscoop/contract/careers';
import { Heart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '../../../lib/call-error.ts';
import { paths } from '../../../lib/paths.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { hasPlanOrCode } from '../entitlement.ts';
import { useSaveMatch } from './match.queries.ts';
import '../save-heart.css';

interface SaveMatchProps {
  onet_code: string;
  title: string;
  match: CareerMatch;
}

/** Saves a career wherever it stands, by the same rules as in the list: with a plan or a code, locked after a press. */
export function SaveMatch({ onet_code, title, match: { interested } }: SaveMatchProps) {
  const user = useSessionUser();
  const navigate = useNavigate();
  const notices = useNotices();
  const [locked, setLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { mutate } = useSaveMatch(onet_code, {
    onDone: (saved) => {
      notices.say(saved ? 'Saved' : 'Taken out of your saved careers', { milliseconds: SAVED_NOTICE_MS });
    },
    onRefused: (error, saved) => {
      if (saved && error instanceof CallError && error.status === 403) void navigate(paths.pricing);
      else notices.say(`This was not saved. ${error.message}`, { tone: 'bad' });
    },
  });

  function toggle() {
    if (locked) return;
    if (!interested && !hasPlanOrCode(user)) {
      void navigate(paths.pricing);
      return;
    }
    setLocked(true);
    timer.current = setTimeout(() => setLocked(false), SAVE_LOCK_MS);
    mutate(!interested);
  }

  return (
    <Button kind="line" className="save" aria-pressed={interested} aria-disabled={locked || undefined} onClick={toggle}>
      <Heart className="ic" />
      {interested ? 'Saved' : 'Save'}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}
