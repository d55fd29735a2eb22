import { getDeskSession } from '@careerscoop/contract/desk-sessions';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskAnswer, DeskFacts } from '../desk-page.tsx';
import { missedTalksPath, momentInWords } from '../talks/talk-words.ts';
import type { AnswerProps } from './answers.tsx';

/** A student who did not come twice: the last of those talks, and the ways to the others and to whoever it is. */
export default function AnswerMissed({ item: { id, who } }: AnswerProps) {
  const asked = useAnswer(deskOneQuery(getDeskSession, { id }));
  return (
    <DeskAnswer asked={asked}>
      {({ student, career, mentor, school, starts_at }) => (
        <>
          <DeskFacts
            facts={[
              ['The last one', starts_at && momentInWords(starts_at)],
              ['Mentor', mentor?.name],
              ['Career', career],
              ['School', school],
            ]}
          />
          <p>A word with the student helps most. This leaves the list by itself once two no longer lie within 30 days.</p>
          <p className="desk-row">
            <Link to={deskPaths.student(student.id)}>How to reach {student.name}</Link>
            <Link to={missedTalksPath(who ?? undefined)}>The talks that were missed</Link>
            <Link to={deskPaths.session(id)}>The last one</Link>
          </p>
        </>
      )}
    </DeskAnswer>
  );
}
