import { useState } from 'react';
import { type DeskStudent, removeDeskGuardian } from '@careerscoop/contract/desk-students';
import { Dialog } from '../../../ui/dialog.tsx';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { useMay } from '../desk-place.ts';
import { useDeskForm } from '../use-desk-form.ts';

type Guardian = NonNullable<NonNullable<DeskStudent['account']>['guardian']>;

/** Takes off the contact that the student named, where whoever reads there wrote that they are no parent. */
export function RemoveGuardian({ id, guardian }: { id: number; guardian: Guardian }) {
  const may = useMay('students.change');
  const [asking, setAsking] = useState(false);
  if (!may) return null;
  return (
    <div className="row">
      <DeskButton onClick={() => setAsking(true)}>Take this contact off</DeskButton>
      {asking && <Asking id={id} guardian={guardian} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Asking({ id, guardian: { contact, asked_at }, onClose }: { id: number; guardian: Guardian; onClose: () => void }) {
  const said = 'The contact is taken off.';
  const form = useDeskForm(removeDeskGuardian, { params: { id }, defaults: { asked_at }, said, onDone: onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Take this contact off?"
      description={`For whoever is reached at ${contact} and wrote that they are no parent of this student. Links that went there end; what was said yes to from there is taken back, as is a deletion asked for there. The student is told and can ask another parent; parents with a family account are told too.`}
    >
      <DeskForm form={form} go="Take it off" others={<DeskButton onClick={onClose}>Leave it</DeskButton>} />
    </Dialog>
  );
}
