import { type DeskMentorDetail, approveDeskMentor, getDeskMentor, pauseDeskMentor } from '@careerscoop/contract/desk-mentors';
import { useState } from 'react';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { placeOf } from '../../../lib/time-in-words.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { deskOneQuery, useDeskChange } from '../desk.queries.ts';
import { DeskButton } from '../desk-button.tsx';
import { DeskAnswer, DeskFacts, DeskPage, Panel } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { CheckForm } from './check-form.tsx';
import { Checks } from './checks.tsx';
import { MentorHistory } from './mentor-history.tsx';
import { MentorState } from './mentor-state.tsx';
import { StrandedTalks } from './stranded-talks.tsx';
import { heldWords } from './talk-words.ts';

const BACK = { to: deskPaths.mentors, label: 'Mentors' };

/** One mentor: the five checks, what they have coming, and whether they meet students. */
export function Mentor({ id }: { id: number }) {
  const asked = useAnswer(deskOneQuery(getDeskMentor, { id }));
  const mentor = asked.data;
  return (
    <DeskPage
      title={mentor?.name ?? 'A mentor'}
      lead={mentor && leadOf(mentor)}
      back={BACK}
      may="mentors.read"
      actions={mentor && <Decide mentor={mentor} />}
    >
      <DeskAnswer asked={asked}>{(each) => <Whole mentor={each} />}</DeskAnswer>
    </DeskPage>
  );
}

function leadOf({ title, given, no_shows, time_zone }: DeskMentorDetail): string {
  const talks = `${given} ${given === 1 ? 'talk' : 'talks'}${no_shows > 0 ? `, did not come to ${no_shows}` : ''}.`;
  return [title && `${title}.`, talks, time_zone && `Zone ${placeOf(time_zone)}.`].filter(Boolean).join(' ');
}

/** Approves, pauses, lets them go on. */
function Decide({ mentor }: { mentor: DeskMentorDetail }) {
  const notices = useNotices();
  const may = useMay('mentors.change');
  const approve = useDeskChange(approveDeskMentor);
  const pause = useDeskChange(pauseDeskMentor);
  const { id, name, approved, missing, paused, email_confirmed } = mentor;
  const params = { id } as never;
  const said = (text: string) => ({
    onSuccess: () => notices.say(text),
    onError: (error: Error) => notices.say(error.message, { tone: 'bad' }),
  });
  if (!may) return null;
  return (
    <>
      {!approved && missing.length === 0 && email_confirmed && (
        <DeskButton
          kind="go"
          shortcut="A"
          busy={approve.isPending}
          onClick={() => approve.mutate({ params }, said(`${name} is approved. A mail is on its way.`))}
        >
          Approve
        </DeskButton>
      )}
      {approved && (
        <DeskButton
          shortcut="D"
          busy={pause.isPending}
          onClick={() =>
            pause.mutate(
              { params, body: { paused: !paused } },
              said(paused ? `${name} meets students again.` : `${name} is paused. What they had coming waits for another mentor.`),
            )
          }
        >
          {paused ? 'Lift the pause' : 'Pause'}
        </DeskButton>
      )}
    </>
  );
}

function Whole({ mentor }: { mentor: DeskMentorDetail }) {
  const may = useMay('mentors.change');
  const [open, setOpen] = useState<DeskMentorDetail['checks'][number]['kind'] | null>(null);
  const check = mentor.checks.find(({ kind }) => kind === open);
  return (
    <>
      {!mentor.email_confirmed && <Notice live={false}>The email is not confirmed yet: until then they cannot be approved.</Notice>}
      <Panel label="Checks">
        <Checks checks={mentor.checks} open={open} onOpen={may ? setOpen : undefined} />
      </Panel>
      <div className="desk-two">
        {check ? (
          <Panel pad key={`${check.kind} ${check.at}`}>
            <CheckForm mentor={mentor} check={check} onClose={() => setOpen(null)} />
          </Panel>
        ) : (
          <About mentor={mentor} />
        )}
        <StrandedTalks mentor={mentor} />
      </div>
      {check && <About mentor={mentor} />}
      <Panel label="What happened">
        <MentorHistory history={mentor.history} />
      </Panel>
    </>
  );
}

function About({ mentor }: { mentor: DeskMentorDetail }) {
  const { email, phone, tags, about_me, about_me_held, has_hours, paused_since } = mentor;
  return (
    <Panel pad label="About">
      <DeskFacts
        facts={[
          ['State', <MentorState key="state" of={mentor} />],
          ['Paused since', paused_since?.slice(0, 10)],
          [
            'Email',
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          ['Phone', phone],
          ['Talks about', tags.join(', ')],
          ['About Me', about_me],
          [
            'About Me waits',
            about_me_held &&
              (about_me_held === 'refused' ? (
                'It was not passed on.'
              ) : (
                <Link key="held" to={deskPaths.texts}>
                  {heldWords({ reason: about_me_held })}: to read first
                </Link>
              )),
          ],
          ['Hours', has_hours ? 'Set' : 'None yet: students find no times'],
        ]}
      />
    </Panel>
  );
}
