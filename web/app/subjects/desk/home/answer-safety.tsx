import { getDeskSafetyEvent } from '@careerscoop/contract/desk-safety';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskAnswer, DeskFacts } from '../desk-page.tsx';
import { Said } from '../talks/said.tsx';
import { CloseEvent, TellParent } from '../talks/safety-event.tsx';
import type { AnswerProps } from './answers.tsx';

/** What was said to a companion, with what can be done about it. That it was opened is written down. */
export default function AnswerSafety({ item: { id }, onDone }: AnswerProps) {
  const asked = useAnswer(deskOneQuery(getDeskSafetyEvent, { id }));
  return (
    <DeskAnswer asked={asked}>
      {(event) => (
        <>
          <DeskFacts
            facts={[
              ['How grave', event.tier === 2 ? 'Danger: somebody must act' : 'Wants care'],
              [
                'Student',
                event.student ? <Link to={deskPaths.student(event.student.id)}>{event.student.name}</Link> : 'The account is gone',
              ],
            ]}
          />
          <Said said={event.said} companion="Companion" />
          {event.state === 'open' && (
            <div className="desk-two">
              <TellParent event={event} />
              <CloseEvent event={event} onDone={onDone} />
            </div>
          )}
        </>
      )}
    </DeskAnswer>
  );
}
