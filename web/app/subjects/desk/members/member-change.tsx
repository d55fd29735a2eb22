import { changeDeskMember, type DeskMember } from '@careerscoop/contract/desk-members';
import type { Level } from '@careerscoop/contract/desk-permissions';
import { SelectField } from '../../../ui/select-field.tsx';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { Panel } from '../desk-page.tsx';
import { useDeskForm } from '../use-desk-form.ts';
import { LEVEL_CHOICES, LEVEL_WORDS, WhoseFields } from './whose-fields.tsx';

interface MemberProps {
  member: DeskMember;
  onClose: () => void;
}

/** Somebody's place: another level, or its end. Each asks for the password by itself. */
export function MemberChange({ member, onClose }: MemberProps) {
  return (
    <div className="desk-two" data-row="">
      <Panel pad>
        <OtherLevel member={member} onClose={onClose} />
      </Panel>
      <Panel pad>
        <EndOfPlace member={member} onClose={onClose} />
      </Panel>
    </div>
  );
}

function OtherLevel({ member, onClose }: MemberProps) {
  const { id, first_name, level, school_id, code } = member;
  const form = useDeskForm(changeDeskMember, {
    params: { id },
    defaults: { level, school_id, code, was: level, current_password: '' },
    said: `The level of ${first_name} is changed. It holds at once.`,
    onDone: onClose,
  });
  const { field } = form;
  const chosen = form.watch('level') as Level;
  return (
    <DeskForm
      form={form}
      title={`Level of ${first_name}`}
      go="Change the level"
      grave={`${LEVEL_WORDS[chosen]} It holds from their next step on.`}
      others={
        <DeskButton shortcut="Escape" onClick={onClose}>
          Close
        </DeskButton>
      }
    >
      <div className="desk-fields">
        <SelectField
          label="Level"
          choices={LEVEL_CHOICES}
          autoFocus
          {...field('level')}
          onChange={(event) => {
            form.setValue('level', event.target.value);
            // Whose people they are is said of an organization alone.
            if (event.target.value !== 'organization') form.reset({ ...form.getValues(), school_id: null, code: null });
          }}
        />
        {chosen === 'organization' && (
          <WhoseFields field={field} school={form.watch('school_id')} onSchool={(school) => form.setValue('school_id', school)} />
        )}
      </div>
    </DeskForm>
  );
}

function EndOfPlace({ member: { id, first_name, level }, onClose }: MemberProps) {
  const form = useDeskForm(changeDeskMember, {
    params: { id },
    defaults: { ended: true, was: level, current_password: '' },
    said: `The place of ${first_name} has ended.`,
    onDone: onClose,
  });
  return (
    <DeskForm
      form={form}
      title="End the place"
      go={`End the place of ${first_name}`}
      grave={`${first_name} is signed out everywhere and has no way to the desk any more. What they did stays in the audit.`}
    />
  );
}
