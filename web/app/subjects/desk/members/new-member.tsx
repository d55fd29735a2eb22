import { addDeskMember } from '@careerscoop/contract/desk-members';
import { type Level, LEVELS } from '@careerscoop/contract/desk-permissions';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { Panel } from '../desk-page.tsx';
import { useDeskForm } from '../use-desk-form.ts';
import { LEVEL_CHOICES, LEVEL_WORDS, WhoseFields } from './whose-fields.tsx';

const EMPTY = { email: '', first_name: '', last_name: '', level: 'representative', school_id: null, code: null, current_password: '' };

/** A place for somebody new, or for somebody who was here before. */
export function NewMember({ onClose }: { onClose: () => void }) {
  const form = useDeskForm(addDeskMember, {
    defaults: EMPTY,
    said: 'The account is made. A mail with a link is on its way.',
    onDone: onClose,
  });
  const { field } = form;
  const chosen = form.watch('level') as Level;
  const level = LEVELS.includes(chosen) ? chosen : 'representative';
  return (
    <Panel pad>
      <DeskForm
        form={form}
        title="New account"
        go="Make the account"
        grave="They get a mail with a link to choose a password. The link works for two days."
        others={
          <DeskButton shortcut="Escape" onClick={onClose}>
            Close
          </DeskButton>
        }
      >
        <div className="desk-fields">
          <TextField label="Work email" type="email" autoComplete="off" autoFocus {...field('email')} />
          <TextField label="First name" autoComplete="off" {...field('first_name')} />
          <TextField label="Last name" autoComplete="off" {...field('last_name')} />
          <SelectField label="Level" choices={LEVEL_CHOICES} {...field('level')} />
          {level === 'organization' && (
            <WhoseFields field={field} school={form.watch('school_id')} onSchool={(school) => form.setValue('school_id', school)} />
          )}
        </div>
        <p className="soft">{LEVEL_WORDS[level]}</p>
      </DeskForm>
    </Panel>
  );
}
