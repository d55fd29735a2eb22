import type { ReactNode } from 'react';
import { OneOfMany } from '../one-of-many.tsx';
import { useSchoolChoices } from './use-choices.ts';

interface SchoolFieldProps {
  /** What the form says of its field: `form.field('school_id', asNumber)`. */
  of: { id: string; error: string | undefined };
  /** What is in the form. */
  value: unknown;
  onValue: (id: number | null) => void;
  hint?: ReactNode;
  none?: string;
}

/** A school in a form, found by a piece of its name: there are hundreds. */
export function SchoolField({ of: { id, error }, value, onValue, hint, none = 'No school' }: SchoolFieldProps) {
  const choices = useSchoolChoices().map((school) => ({ value: String(school.value), label: school.label }));
  return (
    <OneOfMany
      id={id}
      label="School"
      hint={hint}
      error={error}
      choices={choices}
      value={typeof value === 'number' ? String(value) : ''}
      onValue={(next) => onValue(next === '' ? null : Number(next))}
      none={none}
    />
  );
}
