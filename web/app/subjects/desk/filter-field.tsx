import { useState } from 'react';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OneOfMany } from './one-of-many.tsx';

export interface Filter {
  /** Its name in the address and for the server. */
  name: string;
  label: string;
  /**
   * A select without it. `search`: more choices than a select can show, found by typing. `day`: a date. `link`: it is set by links
   * in the list alone, and stands as a chip.
   */
  kind?: 'search' | 'day' | 'link';
  choices?: readonly { value: string; label: string }[];
  /** What nothing chosen is called. */
  all?: string;
}

interface FilterFieldProps {
  filter: Filter;
  value: string;
  onValue: (value: string) => void;
}

const NO_CHOICES: NonNullable<Filter['choices']> = [];

/** What one filter is chosen by. */
export function FilterField({ filter: { name, label, kind, choices = NO_CHOICES, all = 'All' }, value, onValue }: FilterFieldProps) {
  const id = `filter-${name}`;
  if (kind === 'link') return null;
  if (kind === 'search') return <OneOfMany id={id} label={label} choices={choices} value={value} onValue={onValue} none={all} />;
  if (kind === 'day') return <DayField id={id} label={label} name={name} value={value} onValue={onValue} />;
  return (
    <SelectField
      label={label}
      id={id}
      name={name}
      placeholder={all}
      choices={choices}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

/** A day. While its year is typed (0002, 0020, …) nothing is asked. */
function DayField({
  id,
  label,
  name,
  value,
  onValue,
}: {
  id: string;
  label: string;
  name: string;
  value: string;
  onValue: (day: string) => void;
}) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      id={id}
      name={name}
      type="date"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '' || target.value > '2000') onValue(target.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
