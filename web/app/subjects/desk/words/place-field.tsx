import { TextField } from '../../../ui/text-field.tsx';
import { asNumber } from '../use-desk-form.ts';

type FieldOf = (name: 'ordering', options: typeof asNumber) => { name: string; error: string | undefined };

/** Where one stands in its list. */
export function PlaceField({ field }: { field: FieldOf }) {
  return (
    <TextField
      label="Place in its list"
      hint="1 stands first; the others move over."
      type="number"
      min={1}
      inputMode="numeric"
      {...field('ordering', asNumber)}
    />
  );
}
