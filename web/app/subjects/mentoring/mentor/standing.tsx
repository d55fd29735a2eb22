import { Check as Tick, Clock, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { dayAt } from '../../../lib/time-in-words.ts';
import { Fold } from '../../../ui/fold.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type Check, checkInWords, isClear, kindInWords, type Standing as Stands, standingNews } from './standing-words.ts';
import './standing.css';

/** What stands between a mentor and the next talk: shown before everything else, or not at all. */
export function StandingNews({ standing }: { standing: Stands }) {
  const news = standingNews(standing, today());
  return (
    <>
      {news && (
        <Notice tone="bad" live={false}>
          <b>{news.title}</b> {news.text}
        </Notice>
      )}
      {standing.about_me_state && <AboutHeld state={standing.about_me_state} />}
    </>
  );
}

/** Students read no About Me of this mentor for now. */
function AboutHeld({ state }: { state: NonNullable<Stands['about_me_state']> }) {
  return state === 'refused' ? (
    <Notice tone="bad" live={false}>
      <b>Your About Me was not passed on.</b> Students see none. <Link to={paths.editProfile}>Write it anew</Link> without emails, numbers,
      links and names of apps, and they can read it.
    </Notice>
  ) : (
    <Notice live={false}>
      <b>Your About Me waits for a look.</b> It seems to hold a number, a link or a name of an app. One of us reads it; until then students
      see none.
    </Notice>
  );
}

/** The five checks, each with its state in a shape and in words. Folded away where all are clear. */
export function Checks({ checks }: Pick<Stands, 'checks'>) {
  const clear = checks.every((check) => isClear(check, today()));
  return (
    <div className="checks">
      <Fold title={clear ? 'Your checks: all clear' : 'Your checks'} open={!clear}>
        <ul className="checks__l">
          {checks.map((check) => (
            <li key={check.kind}>
              <Sign check={check} />
              <b>{kindInWords(check.kind)}</b>
              <span>{checkInWords(check, today())}</span>
            </li>
          ))}
        </ul>
        <p className="small soft">
          Everybody who meets students here has all five, and renews them. We keep that it was done and until when, no more.
        </p>
      </Fold>
    </div>
  );
}

function Sign({ check }: { check: Check }) {
  if (isClear(check, today())) return <Tick className="ic checks__ok" />;
  return check.state === 'waiting' ? <Clock className="ic" /> : <TriangleAlert className="ic checks__bad" />;
}

const today = () => dayAt(new Date().toISOString());
