import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { RoundButton } from '../../../ui/round-button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { clockInWords } from '../hour-words.ts';
import type { HoursFields } from './hours-form.ts';

const HALF_HOURS = Array.from({ length: 49 }, (_, place) => ({ value: place * 30, label: clockInWords(place * 30) }));
export const STARTS = HALF_HOURS.slice(0, -1);
export const ENDS = HALF_HOURS.slice(1);

interface WeekdayHoursProps {
  /** Monday */
  name: string;
  /** The times of this day, by their place in the form's list. */
  places: readonly { id: string; place: number }[];
  onAdd: () => void;
  onRemove: (place: number) => void;
}

/** One day of the week: its times, or none. */
export function WeekdayHours({ name, places, onAdd, onRemove }: WeekdayHoursProps) {
  return (
    <li className={places.length > 0 ? 'hours__d' : 'hours__d hours__d--none'}>
      <h3 className="h3">{name}</h3>
      <div className="hours__l">
        {places.length === 0 && <p className="soft">No hours</p>}
        {places.map(({ id, place }, index) => (
          <HourRow key={id} name={places.length > 1 ? `${name}, ${index + 1}` : name} place={place} onRemove={() => onRemove(place)} />
        ))}
      </div>
      <button className="hours__add" type="button" onClick={onAdd}>
        <Plus className="ic" />
        {places.length > 0 ? 'Add more' : 'Add hours'}
        <span className="vh"> on {name}</span>
      </button>
    </li>
  );
}

interface HourRowProps {
  name: string;
  place: number;
  onRemove: () => void;
}

function HourRow({ name, place, onRemove }: HourRowProps) {
  const { register, formState, getValues } = useFormContext<HoursFields>();
  const faults = formState.errors.hours?.[place];
  // What the row begins with; the form holds it from then on.
  const [first] = useState(() => getValues(`hours.${place}`));
  const [limited, setLimited] = useState(Boolean(first.valid_from || first.valid_until));
  const field = (part: 'from_minute' | 'to_minute' | 'valid_from' | 'valid_until') => ({
    ...register(`hours.${place}.${part}`),
    defaultValue: first[part],
    error: faults?.[part]?.message,
  });
  return (
    <div className="hours__r" role="group" aria-label={name}>
      <SelectField label="From" choices={STARTS} {...field('from_minute')} />
      <SelectField label="To" choices={ENDS} {...field('to_minute')} />
      <RoundButton label={`Take out these hours on ${name}`} line onClick={onRemove}>
        <X className="ic" />
      </RoundButton>
      {limited ? (
        <>
          <TextField label="First day" type="date" optional {...field('valid_from')} />
          <TextField label="Last day" type="date" optional {...field('valid_until')} />
        </>
      ) : (
        <button className="hours__while" type="button" onClick={() => setLimited(true)}>
          Only for a while<span className="vh"> on {name}</span>
        </button>
      )}
    </div>
  );
}
