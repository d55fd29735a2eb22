import { getDeskSession } from '@careerscoop/contract/desk-sessions';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { yourTime } from '../../../lib/time-in-words.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { Notice } from '../../../ui/notice.tsx';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskAnswer, DeskFacts } from '../desk-page.tsx';
import { AssignForm } from '../talks/assign-form.tsx';
import type { AnswerProps } from './answers.tsx';

/** Finds a mentor for a student who has waited too long; calling it off is on the session's own screen. */
export default function AnswerRequest({ item: { id }, onDone }: AnswerProps) {
  const asked = useAnswer(deskOneQuery(getDeskSession, { id }));
  return (
    <DeskAnswer asked={asked}>
      {(session) => (
        <>
          {session.obstacle && <Notice live={false}>{session.obstacle}</Notice>}
          <DeskFacts
            facts={[
              ['Career', session.career],
              ['In own words', session.topic_held === null && session.topic && `“${session.topic}”`],
              ['Wishes', session.wished_at && yourTime(session.wished_at)],
              ['School', session.school],
              ['Grade', session.grade],
            ]}
          />
          {session.may.includes('assign') && <AssignForm key={session.version} session={session} onDone={onDone} />}
          <p>
            <Link to={deskPaths.session(id)}>Everything about this request</Link>
          </p>
        </>
      )}
    </DeskAnswer>
  );
}
