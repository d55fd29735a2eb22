import { useState } from 'react';
import { type DeskStudent, endDeskGuardianship } from '@careerscoop/contract/desk-students';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { Panel } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { useDeskForm } from '../use-desk-form.ts';

type Parent = NonNullable<DeskStudent['account']>['family'][number];

const COLUMNS: readonly Column<Parent>[] = [
  { head: 'First name', cell: ({ first_name }) => first_name },
  { head: 'Email', kind: 'words', cell: ({ email }) => email },
  { head: 'Since', label: 'Since', kind: 'number', cell: ({ since }) => dayInWords(since) },
];

/** The accounts of parents that see this student; one that joined by a mistake can be taken out. */
export function StudentFamily({ id, family }: { id: number; family: readonly Parent[] }) {
  const may = useMay('students.change');
  const [ending, setEnding] = useState<Parent>();
  if (family.length === 0) return null;
  const act: Column<Parent> = {
    head: <span className="vh">What can be done</span>,
    kind: 'act',
    cell: (parent) => (
      <>
        {parent.ended_at && <span className="soft">Ended {dayInWords(parent.ended_at)}</span>}{' '}
        {may && parent.may_end && (
          <DeskButton about={wordsFor(parent).about} onClick={() => setEnding(parent)}>
            {wordsFor(parent).go}
          </DeskButton>
        )}
      </>
    ),
  };
  return (
    <>
      <h2>Family accounts</h2>
      <Panel>
        <DataTable
          caption="Adults who joined by the link that went to them. They see this student’s page, and answer for a minor."
          columns={[...COLUMNS, act]}
          rows={family}
          keyOf={(parent) => parent.id}
        />
      </Panel>
      {ending && <EndFamily id={id} parent={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

/** Who left by themselves is named still, and what they said yes to holds. */
const wordsFor = ({ first_name, ended_at }: Parent) =>
  ended_at
    ? {
        go: 'Put out',
        about: first_name,
        no: 'Leave it',
        title: `Put ${first_name} out of the family?`,
        said: 'They are out of the family.',
      }
    : {
        go: 'End it',
        about: `of ${first_name}`,
        no: 'Keep it',
        title: `End the family account of ${first_name}?`,
        said: 'The family account is ended.',
      };

function EndFamily({ id, parent, onClose }: { id: number; parent: Parent; onClose: () => void }) {
  const params = { id, parent_id: parent.id };
  const { title, go, no, said } = wordsFor(parent);
  const form = useDeskForm(endDeskGuardianship, { params, defaults: {}, said, onDone: onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description="For somebody who is no parent. They see nothing of the student from then on and cannot come back. What they said yes to is taken back, as is a deletion that they asked for; an age that they corrected stays, so look at it. They, the student and the other parents are told."
    >
      <DeskForm form={form} go={go} others={<DeskButton onClick={onClose}>{no}</DeskButton>} />
    </Dialog>
  );
}
