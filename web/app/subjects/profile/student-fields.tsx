import { EDUCATION, GRADES } from '@careerscoop/contract/schooling';
import type { UseFormReturn } from 'react-hook-form';
import { numberChoices } from '../../ui/number-choices.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ageChoices, type EditFields } from './edit-schema.ts';

const CERTAINTY = numberChoices(1, 10);
const numberOr = (none: null | undefined) => ({ setValueAs: (typed?: string | number | null) => (typed ? Number(typed) : none) });

interface StudentFieldsProps<T> {
  form: UseFormReturn<EditFields, unknown, T>;
  age: number | null;
}

/** What only students have. */
export function StudentFields<T>({
  form: {
    register,
    formState: { errors },
  },
  age,
}: StudentFieldsProps<T>) {
  return (
    <>
      <SelectField
        label="Age"
        {...(age === null ? { placeholder: 'Choose one' } : {})}
        choices={ageChoices(age)}
        {...register('age', numberOr(undefined))}
        error={errors.age?.message}
      />
      <SelectField label="Grade" placeholder="Choose one" choices={GRADES} {...register('grade')} error={errors.grade?.message} />
      <SelectField
        label="Education"
        hint="How far would you like to go?"
        placeholder="Choose one"
        choices={EDUCATION}
        {...register('education', numberOr(undefined))}
        error={errors.education?.message}
      />
      <SelectField
        label="Certainty"
        hint="How sure are you? 10 is very."
        optional
        placeholder="No answer"
        choices={CERTAINTY}
        {...register('certainty', numberOr(null))}
        error={errors.certainty?.message}
      />
      <TextField
        label="Careers"
        hint="Any you think about already? Put commas between them."
        optional
        fieldClass="form-grid__w2"
        {...register('careers')}
        error={errors.careers?.message}
      />
    </>
  );
}
