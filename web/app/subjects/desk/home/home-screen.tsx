import { useAnswer } from '../../../lib/use-answer.ts';
import { weekdayInWords } from '../../../lib/time-in-words.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { DeskAnswer, DeskPage } from '../desk-page.tsx';
import { useDeskPlace } from '../desk-place.ts';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKeysOn } from '../keys/keys-setting.ts';
import { WaitingList } from './waiting-list.tsx';
import { WaitingScoops } from './waiting-scoops.tsx';
import { greeting } from './waiting-words.ts';
import { waitingQuery } from '../desk.queries.ts';
import './home.css';

/** The first screen of the desk: what waits, danger first, each to be answered in its place. */
export function HomeScreen() {
  const name = useSessionUser()?.first_name ?? '';
  const { organization } = useDeskPlace();
  const asked = useAnswer(waitingQuery);
  const count = Object.values(asked.data?.counts ?? {}).reduce((sum, each) => sum + each, 0);
  const now = new Date();
  return (
    <DeskPage
      title={asked.data ? greeting(name, count, now.getHours()) : 'Desk'}
      lead={`${weekdayInWords(now.toISOString())}. ${count > 0 ? 'Danger and reports come first, then what is late, what ends soon, and mail.' : (organization ?? '')}`}
      actions={asked.data && <WaitingScoops counts={asked.data.counts} />}
    >
      <DeskAnswer asked={asked} waits="Looking what waits…">
        {(waiting) => (
          <>
            {waiting.results.length > 0 && <KeysLine />}
            {waiting.results.length > 0 ? <WaitingList waiting={waiting} /> : <p>All is answered.</p>}
          </>
        )}
      </DeskAnswer>
    </DeskPage>
  );
}

function KeysLine() {
  if (!useKeysOn()) return null;
  return (
    <p className="wkeys" aria-hidden="true">
      <span>
        <KeyHint of="J" /> <KeyHint of="K" /> next, back
      </span>
      <span>
        <KeyHint of="Enter" /> open
      </span>
      <span>
        <KeyHint of="A" /> main step
      </span>
      <span>
        <KeyHint of="E" /> done
      </span>
      <span>
        <KeyHint of="U" /> undo, 10 seconds
      </span>
    </p>
  );
}
