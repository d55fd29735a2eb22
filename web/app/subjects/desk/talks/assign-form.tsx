import { useQuery } from '@tanstack/react-query';
import { assignDeskSession, type DeskCandidate, type DeskSessionDetail } from '@careerscoop/contract/desk-sessions';
import { useState } from 'react';
import { useSettled } from '../../../lib/use-settled.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { asNumber, useDeskForm } from '../use-desk-form.ts';
import { ChooseTime } from './choose-time.tsx';
import { candidatesQuery } from './talks.queries.ts';

type Asked = Pick<DeskSessionDetail, 'id' | 'version' | 'student' | 'adults'>;

/** Gives a request its mentor, and a time with it or the student the choice. Stands on the session's page and where it waits. */
export function AssignForm({ session, onDone }: { session: Asked; onDone?: () => void }) {
  const { id, version, student, adults } = session;
  const [typed, setTyped] = useState('');
  const { data } = useQuery(candidatesQuery(id, useSettled(typed.trim(), 300)));
  const found = data?.results ?? [];
  const [chosen, setChosen] = useState<DeskCandidate>();
  const form = useDeskForm(assignDeskSession, {
    params: { id },
    defaults: { mentor_id: '', starts_at: null, version },
    said: `${student.name} has a mentor. Everybody whom it concerns is told.`,
    ...(onDone ? { onDone } : {}),
  });
  const mentor = Number(form.watch('mentor_id')) || null;
  // Who is chosen stays among the choices while another search narrows them: the form would send them unseen.
  const mentors = chosen?.id === mentor && found.every(({ id: each }) => each !== mentor) ? [chosen, ...found] : found;
  const choose = ({ target: { value } }: { target: { value: string } }) => {
    setChosen(mentors.find(({ id: each }) => each === Number(value)));
    // A time of the one before is none of this one's.
    form.setValue('starts_at', null);
  };
  return (
    <DeskForm form={form} title="Assign a mentor" go="Assign" shortcut="A">
      <div className="desk-fields">
        <TextField label="Find a mentor" hint="By name or what they do." value={typed} onChange={(event) => setTyped(event.target.value)} />
        <SelectField
          label="Mentor"
          hint={data && found.length === 0 ? 'Nobody can take it now.' : 'Those who do this work come first.'}
          placeholder="Choose one"
          choices={mentors.map((each) => ({ value: each.id, label: inWords(each) }))}
          {...form.field('mentor_id', { ...asNumber, onChange: choose } as never)}
        />
        <ChooseTime
          key={mentor}
          session={id}
          mentor={mentor}
          without={`${student.name} chooses`}
          value={form.watch('starts_at')}
          field={(read) => form.field('starts_at', read)}
          onSwitch={() => form.setValue('starts_at', null)}
        />
      </div>
      <p className="soft">
        {adults ? `${student.name} gets a mail.` : `${student.name} and the parent get a mail.`} The mentor gets one when a time is chosen.
      </p>
    </DeskForm>
  );
}

function inWords({ name, title, fits, coming, has_hours }: DeskCandidate): string {
  const talks = coming === 0 ? 'no talk coming' : coming === 1 ? '1 talk coming' : `${coming} talks coming`;
  return [title ? `${name}, ${title}` : name, ...(fits ? ['does this work'] : []), talks, ...(has_hours ? [] : ['no hours set'])].join(
    ' · ',
  );
}
