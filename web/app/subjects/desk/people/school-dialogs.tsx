import { type DeskSchool, removeDeskSchool, renameDeskSchool } from '@careerscoop/contract/desk-schools';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { useDeskForm } from '../use-desk-form.ts';

interface SchoolDialogProps {
  school: DeskSchool;
  onClose: () => void;
}

/** Another name for a school. */
export function RenameSchool({ school: { id, name }, onClose }: SchoolDialogProps) {
  const defaults = { name, was: name };
  const form = useDeskForm(renameDeskSchool, { params: { id }, defaults, said: 'The school is renamed.', keeps: true, onDone: onClose });
  return (
    <Dialog open onClose={onClose} title={`Rename ${name}`} description="Its students and codes stay with it.">
      <DeskForm form={form} go="Rename">
        <TextField label="Name" autoComplete="off" {...form.field('name')} />
      </DeskForm>
    </Dialog>
  );
}

/** Out of the list; refused with what hangs on it. */
export function RemoveSchool({ school: { id, name, students, codes }, onClose }: SchoolDialogProps) {
  const form = useDeskForm(removeDeskSchool, { params: { id }, defaults: {}, said: 'The school is taken out.', onDone: onClose });
  const hangs = students + codes > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Take ${name} out?`}
      description={
        hangs
          ? 'Students or codes still belong to it. Move them first: while anything hangs on it, it stays.'
          : 'No student and no code belongs to it. You can add it again under the same name.'
      }
    >
      <DeskForm form={form} go="Take it out" others={<DeskButton onClick={onClose}>Keep it</DeskButton>} />
    </Dialog>
  );
}
