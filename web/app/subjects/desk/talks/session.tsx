import { type DeskSessionDetail, getDeskSession } from '@careerscoop/contract/desk-sessions';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { placeOf } from '../../../lib/time-in-words.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskAnswer, DeskFacts, DeskPage, Panel } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { AssignForm } from './assign-form.tsx';
import { CancelForm, HowItWent, JoinRoom, LinkForm, MoveForm } from './session-forms.tsx';
import { SessionState } from './session-state.tsx';
import { ageInWords, heldWords, momentInWords, WHO_WORDS } from './talk-words.ts';

const BACK = { to: deskPaths.sessions, label: 'Sessions' };

/** One session, with what can be done about it. */
export function Session({ id }: { id: number }) {
  const asked = useAnswer(deskOneQuery(getDeskSession, { id }));
  return (
    <DeskPage title={asked.data ? titleOf(asked.data) : 'A session'} back={BACK} may="sessions.read">
      <DeskAnswer asked={asked}>{(session) => <Whole session={session} />}</DeskAnswer>
    </DeskPage>
  );
}

function titleOf({ student, career, state }: DeskSessionDetail): string {
  const about = career ?? 'a talk';
  return state === 'requested' ? `${student.name} asks for ${about}` : `${student.name}: ${about}`;
}

function Whole({ session }: { session: DeskSessionDetail }) {
  const may = useMay('sessions.change');
  const { may: actions, obstacle, version } = session;
  const can = (action: DeskSessionDetail['may'][number]) => may && actions.includes(action);
  return (
    <>
      {obstacle && <Notice live={false}>{obstacle}</Notice>}
      <Panel pad label="The session">
        <Facts of={session} />
      </Panel>
      {/* By its version: after every change the forms begin anew with what there is. */}
      {can('assign') && (
        <Panel pad key={`assign ${version}`}>
          <AssignForm session={session} />
        </Panel>
      )}
      {can('done') && (
        <Panel pad key={`end ${version}`}>
          <HowItWent session={session} />
        </Panel>
      )}
      <div className="desk-two" key={version}>
        {can('join') && (
          <Panel pad>
            <JoinRoom session={session} />
          </Panel>
        )}
        {can('move') && (
          <Panel pad>
            <MoveForm session={session} />
          </Panel>
        )}
        {can('link') && (
          <Panel pad>
            <LinkForm session={session} />
          </Panel>
        )}
        {can('cancel') && (
          <Panel pad>
            <CancelForm session={session} />
          </Panel>
        )}
      </div>
    </>
  );
}

function Facts({ of }: { of: DeskSessionDetail }) {
  const { student, mentor, school, grade, topic, topic_held, wished_at, starts_at, held_until, created_at, late, adults } = of;
  const inZone = (iso: string | null) => {
    if (!iso) return null;
    const [yours, theirs] = [momentInWords(iso), student.time_zone && momentInWords(iso, student.time_zone)];
    return theirs && theirs !== yours ? `${yours} by your clock, ${theirs} in ${placeOf(student.time_zone ?? '')}` : yours;
  };
  return (
    <DeskFacts
      facts={[
        [
          'State',
          <span className="desk-row" key="state">
            <SessionState of={of} />
            {late && <Tag tone="straw">Over 48 h</Tag>}
            {of.missed_often && <Tag tone="straw">Missed two lately</Tag>}
          </span>,
        ],
        ['In own words', `“${topic}”`],
        [
          'The words wait',
          topic_held === null ? null : topic_held === 'refused' ? (
            'They were not passed on.'
          ) : (
            <Link key="texts" to={deskPaths.texts}>
              {heldWords({ reason: topic_held })}: to read first
            </Link>
          ),
        ],
        [
          'Student',
          <Link key="student" to={deskPaths.student(student.id)}>
            {[student.name, grade, school].filter(Boolean).join(', ')}
          </Link>,
        ],
        ['Age', adults ? 'An adult' : 'A minor: the parent is told of all that the student is told'],
        [
          'Mentor',
          mentor && (
            <Link key="mentor" to={deskPaths.mentor(mentor.id)}>
              {mentor.name}
            </Link>
          ),
        ],
        ['Asked', `${momentInWords(created_at)}, ${ageInWords(created_at)} ago`],
        ['Wishes', starts_at ? null : inZone(wished_at)],
        ['Begins', inZone(starts_at)],
        ['Mentor may accept until', held_until && momentInWords(held_until)],
        ['Called off by', of.cancelled_by],
        ['Why', of.reason],
        ['At the door', of.entries.map(({ who, at }) => `${WHO_WORDS[who]}, ${momentInWords(at)}`).join('; ')],
      ]}
    />
  );
}
