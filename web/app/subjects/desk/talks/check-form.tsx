import { type DeskCheck, type DeskMentorDetail, enterDeskCheck } from '@careerscoop/contract/desk-mentors';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { asNothing, useDeskForm } from '../use-desk-form.ts';
import { CHECK_WORDS } from './talk-words.ts';

interface CheckFormProps {
  mentor: Pick<DeskMentorDetail, 'id' | 'name' | 'coming'>;
  check: DeskCheck;
  onClose: () => void;
}

/** Enters a check: that it is clear and until when, or that it is not. */
export function CheckForm({ mentor, check, onClose }: CheckFormProps) {
  const { kind, reference, cleared_on, expires_on, at, state } = check;
  const what = CHECK_WORDS[kind];
  const form = useDeskForm(enterDeskCheck, {
    params: { id: mentor.id },
    defaults: { kind, state: 'clear', reference, cleared_on: cleared_on ?? '', expires_on: expires_on ?? '', seen: at },
    said: `${what} of ${mentor.name} is entered.`,
    onDone: onClose,
  });
  // A press sends the form with the other answer; the next one begins with a yes again.
  const refuse = () => {
    form.setValue('state', 'refused');
    void form.submit().finally(() => form.setValue('state', 'clear'));
  };
  return (
    <DeskForm
      form={form}
      title={state === 'clear' ? `Renew: ${what}` : `Enter: ${what}`}
      go="Mark as clear"
      shortcut="E"
      others={
        <>
          <DeskButton busy={form.busy} onClick={refuse}>
            Not clear
          </DeskButton>
          <DeskButton shortcut="Escape" onClick={onClose}>
            Close
          </DeskButton>
        </>
      }
    >
      <div className="desk-fields">
        <TextField type="date" label="Cleared on" hint="The day it was clear." {...form.field('cleared_on', asNothing as never)} />
        <TextField type="date" label="Ends on" hint="The last day; empty: never." {...form.field('expires_on', asNothing as never)} />
      </div>
      <TextField label="Reference" hint="The provider’s number, nothing of what was found." maxLength={100} {...form.field('reference')} />
      <p className="soft">
        {mentor.coming > 0 &&
          `Not clear, or ended: ${mentor.coming === 1 ? 'one talk goes' : `${mentor.coming} talks go`} back to the students. `}
        The change stands in the audit with before and after.
      </p>
    </DeskForm>
  );
}
