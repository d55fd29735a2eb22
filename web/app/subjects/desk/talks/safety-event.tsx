import {
  closeDeskSafetyEvent,
  type DeskSafetyEventDetail,
  getDeskSafetyEvent,
  tellParentOfSafetyEvent,
} from '@careerscoop/contract/desk-safety';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskForm } from '../desk-form.tsx';
import { DeskAnswer, DeskFacts, DeskPage, Panel } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { useDeskForm } from '../use-desk-form.ts';
import { kindInWords } from './safety-words.ts';
import { Said } from './said.tsx';
import { momentInWords } from './talk-words.ts';

const BACK = { to: deskPaths.safety, label: 'Companions' };

/** One thing that the companions noticed, with what was said. That it was opened is written down. */
export function SafetyEvent({ id }: { id: number }) {
  const asked = useAnswer(deskOneQuery(getDeskSafetyEvent, { id }));
  return (
    <DeskPage title={`Number ${id}`} lead={asked.data && kindInWords(asked.data.kind)} back={BACK} may="safety.read">
      <DeskAnswer asked={asked}>{(event) => <Whole event={event} />}</DeskAnswer>
    </DeskPage>
  );
}

function Whole({ event }: { event: DeskSafetyEventDetail }) {
  const may = useMay('safety.change');
  const { student, at, tier, state, closed_at, parent_told_at, said } = event;
  return (
    <>
      <Panel pad label="What was noticed">
        <DeskFacts
          facts={[
            ['How grave', tier === 2 ? 'Danger: somebody must act' : 'Wants care'],
            [
              'Student',
              student ? (
                <Link key="student" to={deskPaths.student(student.id)}>
                  {student.name}
                  {student.age !== null && `, ${student.age}`}
                </Link>
              ) : (
                'The account is gone'
              ),
            ],
            ['When', momentInWords(at)],
            ['The parent was told', parent_told_at && momentInWords(parent_told_at)],
            ['Closed', closed_at && momentInWords(closed_at)],
          ]}
        />
      </Panel>
      <Panel pad>
        <Said said={said} companion="Companion" />
      </Panel>
      {may && state === 'open' && (
        <div className="desk-two">
          <Panel pad>
            <TellParent event={event} />
          </Panel>
          <Panel pad>
            <CloseEvent event={event} />
          </Panel>
        </div>
      )}
    </>
  );
}

/** Tells the parent once that somebody worries, in words that were reviewed; where they are not told it says why. */
export function TellParent({ event: { id, not_for_parent } }: { event: DeskSafetyEventDetail }) {
  const form = useDeskForm(tellParentOfSafetyEvent, { params: { id }, defaults: {}, said: 'A message to the parent is on its way.' });
  if (not_for_parent) {
    return (
      <div className="desk-stack">
        <h2>The parent</h2>
        <p>{not_for_parent}</p>
      </div>
    );
  }
  return (
    <DeskForm form={form} title="The parent" go="Tell the parent">
      <p>They are asked to find a quiet moment today and to listen first. What was written is not sent, and it can be done once.</p>
    </DeskForm>
  );
}

/** It was dealt with. */
export function CloseEvent({ event: { id }, onDone }: { event: DeskSafetyEventDetail; onDone?: () => void }) {
  const form = useDeskForm(closeDeskSafetyEvent, {
    params: { id },
    defaults: {},
    said: `Number ${id} is closed.`,
    ...(onDone ? { onDone } : {}),
  });
  return (
    <DeskForm form={form} title="Close it" go="It is dealt with" shortcut="E">
      <p className="soft">In danger now? Call 911 first, with the town of the student’s page.</p>
    </DeskForm>
  );
}
