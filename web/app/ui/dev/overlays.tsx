import { useState } from 'react';

import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Dialog, Sheet } from '../dialog.tsx';
import { Notice } from '../notice.tsx';
import { NoticeRegion, useNotices } from '../notices.tsx';
import { ErrorState } from '../states.tsx';
import { TextField } from '../text-field.tsx';

const BANDS = [
  ['I am great at it', 'var(--a-straw)'],
  ['I am good at it', 'var(--a-mint)'],
  ['I am OK at it', 'var(--a-vanilla)'],
  ['I am still learning it', 'var(--a-waffle-l)'],
  ['I am not good at it', 'var(--a-waffle)'],
] as const;

type Shown = 'dialog' | 'sheet' | 'confirm' | 'wide' | null;

function Openers() {
  const [shown, setShown] = useState<Shown>(null);
  const notices = useNotices();
  const close = () => setShown(null);
  return (
    <>
      <div className="row">
        <Button kind="line" onClick={() => setShown('dialog')}>
          Open a dialog
        </Button>
        <Button kind="line" onClick={() => setShown('wide')}>
          Open a wide dialog
        </Button>
        <Button kind="line" onClick={() => setShown('sheet')}>
          Open a sheet
        </Button>
        <Button kind="line" onClick={() => setShown('confirm')}>
          Ask a question
        </Button>
        <Button kind="soft" onClick={() => notices.say('Saved. You find it under Recommendations.')}>
          Say something good
        </Button>
        <Button kind="soft" onClick={() => notices.say('That did not work. Try again.', { tone: 'bad' })}>
          Say something bad
        </Button>
      </div>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Invite a friend"
        description="They get a link. You see when they have joined."
        actions={
          <>
            <Button kind="line" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Send</Button>
          </>
        }
      >
        <TextField label="Email" id="dev_friend" type="email" />
      </Dialog>
      <Dialog open={shown === 'wide'} onClose={close} title="A wide one" wide>
        <p>For a picture, a film or a longer text.</p>
      </Dialog>
      <Sheet open={shown === 'sheet'} onClose={close} title="Teaching a skill" description="How good are you at it today?">
        <ol className="sheet-choices">
          {BANDS.map(([text, paint], index) => (
            <li key={text}>
              <button type="button" style={{ '--b': paint } as object} onClick={close}>
                <b>{index + 1}</b>
                {text}
              </button>
            </li>
          ))}
        </ol>
      </Sheet>
      <ConfirmDialog
        open={shown === 'confirm'}
        title="Are you sure you want to Log Out?"
        description="Your answers stay here. You can come back any time."
        onYes={close}
        onNo={close}
      />
    </>
  );
}

export function OverlaysSection() {
  const [closed, setClosed] = useState(false);
  return (
    <>
      <section>
        <h2 className="h3">Notices</h2>
        <div className="dev__rows">
          <Notice tone="info" live={false}>
            <b>Almost there! We will email you too.</b>
          </Notice>
          <Notice tone="good" live={false}>
            <b>Saved.</b> You find it under <a href="#main">Recommendations</a>.
          </Notice>
          <Notice tone="bad" live={false}>
            <b>Something went wrong. Your answers are safe.</b>
          </Notice>
          {!closed && (
            <Notice live={false} onClose={() => setClosed(true)}>
              This one can be closed.
            </Notice>
          )}
          <ErrorState onRetry={() => setClosed(false)} />
          <ErrorState onRetry={() => setClosed(false)} retrying title="We could not fetch your ten" />
        </div>
      </section>
      <section>
        <h2 className="h3">Over the page</h2>
        <NoticeRegion>
          <Openers />
        </NoticeRegion>
      </section>
    </>
  );
}
