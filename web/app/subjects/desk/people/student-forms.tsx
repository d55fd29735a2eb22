import { changeDeskStudent } from '@careerscoop/contract/desk-students';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { asNumber, useDeskForm } from '../use-desk-form.ts';
import { useSchoolChoices } from './use-choices.ts';

interface Seen {
  age: number | null;
  school_id: number | null;
}

/** Which school a student is at; whose list and export they are in follows from it. */
export function SchoolForm({ id, seen }: { id: number; seen: Seen }) {
  const schools = useSchoolChoices();
  const form = useDeskForm(changeDeskStudent, {
    params: { id },
    defaults: { school_id: seen.school_id, was: { school_id: seen.school_id } },
    said: 'The school is set.',
    keeps: true,
  });
  return (
    <DeskForm form={form} title="The school they are at" go="Set the school">
      <SelectField
        // A select keeps no value that is not among its choices yet.
        key={schools.length}
        label="School"
        placeholder="No school"
        hint="Only with consent does a school see anything of its students."
        choices={schools}
        {...form.field('school_id', asNumber)}
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
        hint="From 18 on a student decides alone. Correct it only when you know it."
        {...form.field('age', { setValueAs: (value) => (value === '' || value === null ? undefined : Number(value)) })}
      />
    </DeskForm>
  );
}
