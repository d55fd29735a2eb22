import { useState } from 'react';
import { assignDeskStudents } from '@careerscoop/contract/desk-students';
import { useNotices } from '../../../ui/notices.tsx';
import { type Counted, totalInWords } from '../count-words.ts';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { Panel } from '../desk-page.tsx';
import { isNarrowed, type ListAsked } from '../list-address.ts';
import { asNumber, useDeskForm } from '../use-desk-form.ts';
import { SchoolField } from './school-field.tsx';

interface AssignAllProps {
  meta: Counted;
  asked: ListAsked;
}

/** Puts all whom a narrowed list shows into one school: what it shows and how many is sent along, and refused where it changed. */
export function AssignAll({ meta, asked }: AssignAllProps) {
  const [open, setOpen] = useState(false);
  if (meta.total === 0 || meta.more || !isNarrowed(asked)) return null;
  if (!open) {
    return (
      <div className="desk-row">
        <DeskButton onClick={() => setOpen(true)}>
          {meta.total === 1 ? 'Set the school of this one' : `Set the school of all ${totalInWords(meta)}`}
        </DeskButton>
      </div>
    );
  }
  return <AssignForm key={`${meta.total} ${JSON.stringify(asked)}`} meta={meta} asked={asked} onClose={() => setOpen(false)} />;
}

function AssignForm({ meta, asked, onClose }: AssignAllProps & { onClose: () => void }) {
  const notices = useNotices();
  const { q, filters } = asked;
  const form = useDeskForm(assignDeskStudents, {
    defaults: { filter: { ...(q ? { q } : {}), ...filters }, count: meta.total, school_id: null },
    onDone: ({ changed }) => {
      notices.say(changed === 1 ? 'One student changed school.' : `${changed} students changed school.`);
      onClose();
    },
  });
  return (
    <Panel pad>
      <DeskForm
        form={form}
        title={`The school of all ${totalInWords(meta)}`}
        go={`Set it for ${totalInWords(meta)}`}
        others={
          <DeskButton shortcut="Escape" onClick={onClose}>
            Leave it
          </DeskButton>
        }
      >
        <p className="soft">
          Everybody whom this list shows goes there, on every page of it. If the list changes before you press, nothing happens.
        </p>
        <div className="desk-fields">
          <SchoolField
            of={form.field('school_id', asNumber)}
            value={form.watch('school_id')}
            onValue={(school) => form.setValue('school_id', school)}
          />
        </div>
      </DeskForm>
    </Panel>
  );
}
