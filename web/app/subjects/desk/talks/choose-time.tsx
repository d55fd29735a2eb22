import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { momentInWords } from './talk-words.ts';
import { freeTimesQuery } from './talks.queries.ts';

interface ChooseTimeProps {
  session: number;
  mentor: number | null;
  /** What no time means, as "Noor chooses"; without it a time must be chosen. */
  without?: string;
  /** The time that is in the form. */
  value: unknown;
  /** The field as the form registers it, for a way of reading what is chosen. */
  field: (read: { setValueAs: (value: string) => string | null }) => { error: string | undefined; name: string };
  onSwitch: () => void;
}

const chosen = { setValueAs: (value: string) => value || null };
const typed = { setValueAs: (value: string) => (value && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : null) };

/** When the two meet: one of the mentor's free times, or another one that the mentor is then asked for. */
export function ChooseTime({ session, mentor, without, value, field, onSwitch }: ChooseTimeProps) {
  const [other, setOther] = useState(false);
  const { data } = useQuery(freeTimesQuery(session, mentor));
  const slots = data?.slots ?? [];
  const times = slots.map(({ starts_at }) => starts_at);
  // Taken meanwhile it stays in sight, as it would be sent all the same; the server says what is wrong with it.
  if (typeof value === 'string' && !times.includes(value)) times.unshift(value);
  const free = times.map((starts_at) => ({ value: starts_at, label: momentInWords(starts_at) }));
  const change = (to: boolean) => {
    setOther(to);
    onSwitch();
  };
  return (
    <div className="desk-stack">
      {other ? (
        <TextField
          key="typed"
          fieldClass="desk-wide"
          type="datetime-local"
          label="Time"
          hint="By your own clock. Outside of the mentor’s hours it is held for 48 hours, for them to accept."
          {...field(typed)}
        />
      ) : (
        <SelectField
          key="chosen"
          fieldClass="desk-wide"
          label="Time"
          hint={mentor !== null && data && slots.length === 0 ? 'No free time in the next 60 days.' : 'By your own clock.'}
          placeholder={without ?? 'Choose one'}
          choices={free}
          {...field(chosen)}
        />
      )}
      <button type="button" className="desk-link" onClick={() => change(!other)}>
        {other ? 'Back to the free times' : 'Another time'}
      </button>
    </div>
  );
}
