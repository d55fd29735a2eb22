import { changeDeskStudent } from '@careerscoop/contract/desk-students';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { asNumber, useDeskForm } from '../use-desk-form.ts';
import { SchoolField } from './school-field.tsx';

interface Seen {
  age: number | null;
  school_id: number | null;
}

/** Which school a student is at; whose list and export they are in follows from it. */
export function SchoolForm({ id, seen }: { id: number; seen: Seen }) {
  const form = useDeskForm(changeDeskStudent, {
    params: { id },
    defaults: { school_id: seen.school_id, was: { school_id: seen.school_id } },
    said: 'The school is set.',
    keeps: true,
  });
  return (
    <DeskForm form={form} title="The school they are at" go="Set the school">
      <SchoolField
        of={form.field('school_id', asNumber)}
        value={form.watch('school_id')}
        onValue={(school) => form.setValue('school_id', school)}
        hint="Only with consent does a school see anything of its students."
      />
    </DeskForm>
  );
}

/** Corrects the age. What waits for a parent opens or closes by it. */
export function AgeForm({ id, seen }: { id: number; seen: Seen }) {
  const form = useDeskForm(changeDeskStudent, {
    params: { id },
    defaults: { age: seen.age, was: { age: seen.age } },
    said: 'The age is corrected.',
    keeps: true,
  });
  return (
    <DeskForm form={form} title="How old they are" go="Correct the age">
      <TextField
        label="Age"
        type="number"
        inputMode="numeric"
        hint="From 18 on a student decides alone. Correct it only when you know it: they are told, and so are parents who decide."
        {...form.field('age', { setValueAs: (value) => (value === '' || value === null ? undefined : Number(value)) })}
      />
    </DeskForm>
  );
}
