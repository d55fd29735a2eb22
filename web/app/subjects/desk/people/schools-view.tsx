import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { addDeskSchool, type DeskSchool, listDeskSchools } from '@careerscoop/contract/desk-schools';
import { deskPaths } from '../../../lib/desk-paths.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { DeskList } from '../desk-list.tsx';
import { Panel } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { useDeskForm } from '../use-desk-form.ts';
import { RemoveSchool, RenameSchool } from './school-dialogs.tsx';

interface Open {
  what: 'rename' | 'remove';
  school: DeskSchool;
}

/** The schools: added, renamed, and taken out where nothing hangs on them. */
export function SchoolsView() {
  const may = useMay('schools.change');
  const [open, setOpen] = useState<Open>();
  const columns = useMemo(() => columnsOf(may ? setOpen : undefined), [may]);
  const close = () => setOpen(undefined);
  return (
    <>
      {may && <AddSchool />}
      <DeskList<DeskSchool>
        endpoint={listDeskSchools}
        caption="Schools that students come from, by name."
        columns={columns}
        keyOf={({ id }) => id}
        search="Name of the school"
        sort="name"
        empty="There is no school yet. Add the first one."
      />
      {open?.what === 'rename' && <RenameSchool key={open.school.id} school={open.school} onClose={close} />}
      {open?.what === 'remove' && <RemoveSchool key={open.school.id} school={open.school} onClose={close} />}
    </>
  );
}

function columnsOf(onOpen: ((open: Open) => void) | undefined): readonly Column<DeskSchool>[] {
  const columns: Column<DeskSchool>[] = [
    { head: 'School', sort: 'name', kind: 'words', cell: ({ name }) => name },
    {
      head: 'Students',
      label: 'Students',
      sort: 'students',
      kind: 'number',
      cell: ({ id, students, name }) => (
        <Link to={`${deskPaths.students}?school_id=${id}`}>
          {students.toLocaleString('en-US')}
          <span className="vh"> of {name}</span>
        </Link>
      ),
    },
    { head: 'Codes', label: 'Codes', kind: 'number', cell: ({ codes }) => codes },
  ];
  if (!onOpen) return columns;
  return [
    ...columns,
    {
      head: <span className="vh">What can be done</span>,
      kind: 'act',
      cell: (school) => (
        <div className="desk-row">
          <DeskButton shortcut="E" about={school.name} onClick={() => onOpen({ what: 'rename', school })}>
            Rename
          </DeskButton>
          <DeskButton shortcut="D" about={school.name} onClick={() => onOpen({ what: 'remove', school })}>
            Take out
          </DeskButton>
        </div>
      ),
    },
  ];
}

function AddSchool() {
  const form = useDeskForm(addDeskSchool, { defaults: { name: '' }, said: 'The school is in the list.' });
  return (
    <Panel pad>
      <DeskForm form={form} title="Add a school" go="Add the school">
        <div className="desk-fields">
          <TextField label="Name" autoComplete="off" {...form.field('name')} />
        </div>
      </DeskForm>
    </Panel>
  );
}
