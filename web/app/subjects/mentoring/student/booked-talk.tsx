import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { CareerSceneFile } from '@careerscoop/art/career-scene-file.tsx';
import MentorMeeting from '@careerscoop/art/scenes/mentor-meeting.tsx';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { timeInWords, weekdayInWords } from '../../../lib/time-in-words.ts';
import { Block } from '../../../ui/block.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { useCalendarFile } from '../session.queries.ts';
import { AboutMentor } from './about-mentor.tsx';
import { ChooseTime } from '../choose-time.tsx';
import { FiveQuestions } from './five-questions.tsx';
import { JoinButton } from '../join-button.tsx';
import { TalkHead } from './talk-head.tsx';
import { TalkLinks } from './talk-links.tsx';

/** A session with its date: when, the door, what can still be changed, and what to ask. */
export function BookedTalk({ session, isMinor }: { session: MentorSession; isMinor: boolean }) {
  const title = useId();
  const notices = useNotices();
  const [moving, setMoving] = useState(false);
  const calendar = useCalendarFile(session);
  const { starts_at, join_from, mentor_name, onet_code, may, questions } = session;
  const name = mentor_name ?? 'your mentor';

  return (
    <li className="talk-group">
      <Block room="mint" as="article" className="meet" aria-labelledby={title}>
        <TalkHead session={session} id={title} />
        <div className="meet__m">
          <div className="meet__t">
            {starts_at && (
              <p className="meet__when">
                <b>{weekdayInWords(starts_at)}</b>
                <span className="vh">, </span>
                <span>{timeInWords(starts_at)}, your time</span>
              </p>
            )}
            <p>{whatComes(join_from, isMinor)}</p>
            <div className="row">
              <JoinButton session={session} />
              {may.includes('calendar') && (
                <Button
                  kind="line"
                  size="small"
                  busy={calendar.isPending}
                  onClick={() => calendar.mutate(undefined, { onError: ({ message }) => notices.say(message, { tone: 'bad' }) })}
                >
                  <CalendarPlus className="ic" />
                  Add to calendar
                </Button>
              )}
            </div>
          </div>
          {onet_code ? <CareerSceneFile onet_code={onet_code} className="meet__art" /> : <MentorMeeting className="meet__art" />}
        </div>
        <TalkLinks session={session} isMinor={isMinor} onMove={() => setMoving(true)} />
        <AboutMentor session={session} />
      </Block>
      <FiveQuestions questions={questions} name={name} />
      <Dialog open={moving} onClose={() => setMoving(false)} title={`Move your session with ${name}`} wide>
        <ChooseTime
          session={session}
          choice="move"
          onDone={() => {
            setMoving(false);
            notices.say(`It is moved. ${isMinor ? `${name} and your parent know.` : `${name} knows.`}`);
          }}
        />
      </Dialog>
    </li>
  );
}

function whatComes(joinFrom: string | null, isMinor: boolean): string {
  return [
    'Half an hour, online.',
    joinFrom && `The door opens at ${timeInWords(joinFrom)}.`,
    'We remind you the day before and an hour before.',
    isMinor && 'Your parent knows too.',
  ]
    .filter(Boolean)
    .join(' ');
}
