import { resetSecondFactor } from '@careerscoop/contract/desk-members';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { Panel } from '../desk-page.tsx';
import { useDeskForm } from '../use-desk-form.ts';

/** Takes the authenticator app off the account of somebody who has lost the phone and the recovery codes. */
export function ResetApp({ onClose }: { onClose: () => void }) {
  const form = useDeskForm(resetSecondFactor, {
    defaults: { email: '', current_password: '' },
    said: 'The app is taken off. All their sessions have ended, and a mail tells them.',
    onDone: onClose,
  });
  return (
    <Panel pad>
      <DeskForm
        form={form}
        title="A lost phone"
        go="Take the app off"
        grave="Make sure first that it is them who ask, by a call to a number you know. Their password alone signs in then; at the desk a new app is set up first."
        others={
          <DeskButton shortcut="Escape" onClick={onClose}>
            Close
          </DeskButton>
        }
      >
        <div className="desk-fields">
          <TextField label="Email of the account" type="email" autoComplete="off" autoFocus {...form.field('email')} />
        </div>
      </DeskForm>
    </Panel>
  );
}
