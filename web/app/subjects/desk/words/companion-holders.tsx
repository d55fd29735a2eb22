import {
  type CompanionHolder,
  giveCompanion,
  listCompanionHolders,
  listDeskCompanions,
  takeCompanion,
} from '@careerscoop/contract/desk-companions';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage, Panel } from '../desk-page.tsx';
import { deskOneQuery, useDeskChange } from '../desk.queries.ts';
import { useDeskForm } from '../use-desk-form.ts';

/** Who was given one companion, beside those whose plan brings it. */
export function CompanionHolders() {
  const id = Number(useParams().id);
  const { data } = useAnswer(deskOneQuery(listDeskCompanions));
  const name = data?.find((each) => each.id === id)?.name ?? 'this companion';
  const columns = useMemo(() => columnsOf(id), [id]);
  // The list asks by an address without parameters: its own number stands in it already.
  const endpoint = useMemo(() => ({ ...listCompanionHolders, path: listCompanionHolders.path.replace(':id', String(id)) }), [id]);
  return (
    <DeskPage
      title={`Who has ${name}`}
      lead="Those to whom somebody at the desk gave it. Whoever has it by a plan or a code is not listed here."
      back={{ to: deskPaths.companions, label: 'AI Companions' }}
      may="students.change"
    >
      <Give id={id} name={name} />
      <DeskList<CompanionHolder>
        endpoint={endpoint}
        caption="Students it was given to, by first name."
        columns={columns}
        keyOf={({ student_id }) => student_id}
        search="First name"
        sort="first_name"
        empty="It was given to nobody yet."
      />
    </DeskPage>
  );
}

function Give({ id, name }: { id: number; name: string }) {
  const form = useDeskForm(giveCompanion, { params: { id }, defaults: { email: '' }, said: `The student has ${name} from now on.` });
  return (
    <Panel pad>
      <DeskForm form={form} title={`Give ${name} to a student`} go="Give it">
        <TextField
          label="Email of the student"
          hint="Whether a parent agreed to companions is asked at every use: giving it does not replace that."
          type="email"
          autoComplete="off"
          {...form.field('email')}
        />
      </DeskForm>
    </Panel>
  );
}

const columnsOf = (id: number): readonly Column<CompanionHolder>[] => [
  {
    head: 'First name',
    sort: 'first_name',
    cell: ({ student_id, first_name }) => <Link to={deskPaths.student(student_id)}>{first_name}</Link>,
  },
  { head: 'School', label: 'School', cell: ({ school }) => school ?? 'No school' },
  { head: <span className="vh">What can be done</span>, kind: 'act', cell: (holder) => <Take id={id} holder={holder} /> },
];

function Take({ id, holder: { student_id, first_name } }: { id: number; holder: CompanionHolder }) {
  const notices = useNotices();
  const change = useDeskChange(takeCompanion);
  const press = () =>
    change.mutate(
      { params: { id }, body: { student_id } },
      {
        onSuccess: () => notices.say(`${first_name} does not have it any more.`),
        onError: (error) => notices.say(error.message, { tone: 'bad' }),
      },
    );
  return (
    <DeskButton shortcut="D" about={`from ${first_name}`} busy={change.isPending} onClick={press}>
      Take away
    </DeskButton>
  );
}
