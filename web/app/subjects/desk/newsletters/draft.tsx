import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  addNewsletter,
  changeNewsletter,
  type DeskNewsletterDetail,
  removeNewsletter,
  testNewsletter,
} from '@careerscoop/contract/desk-newsletters';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { Redirect } from '../../../lib/redirect.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { useDeskChange } from '../desk.queries.ts';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { Panel } from '../desk-page.tsx';
import { useDeskForm } from '../use-desk-form.ts';
import { LetterFields } from './letter-fields.tsx';
import { LiveLetter } from './live-letter.tsx';
import { SendForm } from './send-form.tsx';

/** A newsletter that is not kept yet. */
export function NewDraft() {
  const [kept, setKept] = useState<number>();
  const form = useDeskForm(addNewsletter, {
    defaults: { subject: '', body: '' },
    said: 'The draft is kept.',
    onDone: ({ id }) => setKept(id),
  });
  const { isDirty } = form.formState;
  // The guard of unsaved words is gone by then.
  if (kept !== undefined) return <Redirect to={deskPaths.newsletter(kept)} />;
  return (
    <div className="desk-two">
      <Panel pad label="Write">
        <DeskForm form={form} go="Keep as a draft">
          <LetterFields field={form.field} />
        </DeskForm>
        <LeaveGuard when={isDirty} />
      </Panel>
      <LiveLetter words={{ subject: String(form.watch('subject')), body: String(form.watch('body')) }} />
    </div>
  );
}

/** A draft: to write on, to try on oneself, and to send. */
export function Draft({ letter }: { letter: DeskNewsletterDetail }) {
  const { id, subject, body, version } = letter;
  const form = useDeskForm(changeNewsletter, {
    params: { id },
    defaults: { subject, body, version },
    said: 'Saved.',
    keeps: true,
    onDone: (saved) => form.reset({ subject: saved.subject, body: saved.body, version: saved.version }),
  });
  const { isDirty, defaultValues } = form.formState;
  // Of the words on the screen: what is asked for anew meanwhile may be another's, and sending it cannot be taken back.
  const shown = Number(defaultValues?.version);
  const isOld = version > shown;
  return (
    <div className="desk-two">
      <div className="draft-side">
        <Panel pad label="Write">
          <DeskForm form={form} go="Save" others={<DraftButtons id={id} isShown={!isDirty && !isOld} />}>
            <LetterFields field={form.field} />
          </DeskForm>
          <LeaveGuard when={isDirty} />
        </Panel>
        <Panel pad label="Send it">
          {isOld ? (
            <>
              <h2>Send it</h2>
              <Notice tone="bad">
                This letter was saved again after you opened it, with other words than stand here. Load it again before it is sent.
                {isDirty && ' What you wrote and did not save is gone then.'}
              </Notice>
              <DeskButton onClick={() => form.reset({ subject, body, version })}>Load it again</DeskButton>
            </>
          ) : isDirty ? (
            <>
              <h2>Send it</h2>
              <p>Save first: what is sent is what was saved.</p>
            </>
          ) : (
            <SendForm key={shown} letter={letter} version={shown} />
          )}
        </Panel>
      </div>
      <LiveLetter words={{ subject: String(form.watch('subject')), body: String(form.watch('body')) }} />
    </div>
  );
}

/** Trying a draft on oneself, where what is stored is what is shown, and taking it out. */
function DraftButtons({ id, isShown }: { id: number; isShown: boolean }) {
  const notices = useNotices();
  const navigate = useNavigate();
  const test = useDeskChange(testNewsletter);
  const remove = useDeskChange(removeNewsletter);
  const [asking, setAsking] = useState(false);
  const params = { id };
  const told = { onError: (error: Error) => notices.say(error.message, { tone: 'bad' }) };
  return (
    <>
      <DeskButton
        busy={test.isPending}
        disabled={!isShown}
        onClick={() => test.mutate({ params }, { ...told, onSuccess: ({ detail }) => notices.say(detail) })}
      >
        Send it to me alone
      </DeskButton>
      <DeskButton shortcut="D" onClick={() => setAsking(true)}>
        Take it out
      </DeskButton>
      <ConfirmDialog
        open={asking}
        title="Take this draft out?"
        description="Its words are gone then."
        yes="Take it out"
        no="Keep it"
        busy={remove.isPending}
        onNo={() => setAsking(false)}
        onYes={() => remove.mutate({ params }, { ...told, onSuccess: () => void navigate(deskPaths.newsletters) })}
      />
    </>
  );
}
