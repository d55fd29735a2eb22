import {
  closeDeskSession,
  type DeskSessionDetail,
  joinDeskSession,
  linkDeskSession,
  moveDeskSession,
} from '@careerscoop/contract/desk-sessions';
import { useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { useDeskChange } from '../desk.queries.ts';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { asNothing, useDeskForm } from '../use-desk-form.ts';
import { ChooseTime } from './choose-time.tsx';

type Of = { session: DeskSessionDetail };

/** Another time with the same mentor. */
export function MoveForm({ session }: Of) {
  const { id, version, mentor } = session;
  const form = useDeskForm(moveDeskSession, { params: { id }, defaults: { starts_at: null, version }, said: 'Moved. Everybody is told.' });
  return (
    <DeskForm form={form} title="Move it" go="Move">
      <ChooseTime
        session={id}
        mentor={mentor?.id ?? null}
        value={form.watch('starts_at')}
        field={(read) => form.field('starts_at', read)}
        onSwitch={() => form.setValue('starts_at', null)}
      />
    </DeskForm>
  );
}

/** It is called off, for a reason that stays at the desk. */
export function CancelForm({ session }: Of) {
  const { id, version } = session;
  const form = useDeskForm(closeDeskSession, {
    params: { id },
    defaults: { how: 'cancelled', reason: '', version },
    said: 'Called off. Everybody is told, and it does not count for the month.',
  });
  return (
    <DeskForm form={form} title="Call it off" go="Call it off" shortcut="D">
      <TextareaField
        label="Why"
        hint="For the desk alone; nobody is sent it."
        optional
        rows={3}
        maxLength={500}
        {...form.field('reason')}
      />
      <p className="soft">It does not count for the student’s month. Everybody whom it concerns gets a mail.</p>
    </DeskForm>
  );
}

const MISSED = [
  { value: 'student', label: 'The student' },
  { value: 'mentor', label: 'The mentor' },
];

/** How a talk that has begun went. */
export function HowItWent({ session }: Of) {
  const { id, version } = session;
  const done = useDeskForm(closeDeskSession, { params: { id }, defaults: { how: 'done', version }, said: 'Noted: it took place.' });
  const missed = useDeskForm(closeDeskSession, {
    params: { id },
    defaults: { how: 'no_show', who: 'student', version },
    said: 'Noted. A mentor’s third within a year pauses them.',
  });
  return (
    <div className="desk-two">
      <DeskForm form={done} title="It took place" go="Done" shortcut="E" />
      <DeskForm form={missed} title="Somebody did not come" go="Note it">
        <SelectField label="Who did not come" choices={MISSED} {...missed.field('who')} />
      </DeskForm>
    </div>
  );
}

/** Where two adults meet elsewhere. */
export function LinkForm({ session }: Of) {
  const { id, version, meeting_link, hosts } = session;
  const form = useDeskForm(linkDeskSession, {
    params: { id },
    defaults: { meeting_link: meeting_link ?? '', version },
    said: 'Kept. The door leads there.',
    keeps: true,
  });
  return (
    <DeskForm form={form} title="Where they meet" go="Keep">
      <TextField
        label="Link of another company"
        hint={`For adults alone; it leads to ${hosts.join(' or ')}. Empty is a room of ours.`}
        type="url"
        {...form.field('meeting_link', asNothing as never)}
      />
    </DeskForm>
  );
}

/** The way into the room for a representative, in a tab of its own. */
export function JoinRoom({ session }: Of) {
  const join = useDeskChange(joinDeskSession);
  const [url, setUrl] = useState<string>();
  return (
    <div className="desk-stack">
      <h2>The room is open</h2>
      <p className="soft">Both see that a representative comes in, and it is noted.</p>
      {join.error && <Notice tone="bad">{join.error.message}</Notice>}
      {url ? (
        <OutsideLink className="dbtn dbtn--go" href={url} referrerPolicy="no-referrer">
          Open the room
        </OutsideLink>
      ) : (
        <DeskButton
          busy={join.isPending}
          onClick={() => join.mutate({ params: { id: session.id } } as never, { onSuccess: (answer) => setUrl(answer.url) })}
        >
          Ask for the way in
        </DeskButton>
      )}
    </div>
  );
}
