import {
  Controller,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';

import { usePlaces } from '../lib/use-places.ts';
import { SuggestField } from './suggest-field.tsx';
import { TextField } from './text-field.tsx';
import './css/form-grid.css';

/** What the parts of an address are called in a form; without a country it is not asked for. */
interface AddressNames<F extends FieldValues> {
  address: FieldPath<F>;
  city: FieldPath<F>;
  state: FieldPath<F>;
  zipcode: FieldPath<F>;
  country?: FieldPath<F>;
}

interface AddressFieldsProps<F extends FieldValues, T> {
  form: UseFormReturn<F, unknown, T>;
  names: AddressNames<F>;
  /** Whether every part may stay empty. */
  optional?: boolean;
}

/** An address in its parts. A picked suggestion fills the rest; every part can be written by hand. */
export function AddressFields<F extends FieldValues, T>({ form, names, optional = false }: AddressFieldsProps<F, T>) {
  const { control, register, setValue, getFieldState, formState, watch } = form;
  const { places, searching } = usePlaces(watch(names.address) ?? '');

  const part = (name: FieldPath<F>) => ({
    ...register(name),
    optional,
    error: getFieldState(name, formState).error?.message,
  });
  const fill = (name: FieldPath<F> | undefined, text: string) => {
    if (!name) return;
    setValue(name, text as FieldPathValue<F, FieldPath<F>>, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  };

  return (
    <>
      <Controller
        control={control}
        name={names.address}
        render={({ field: { value, onChange, ...field }, fieldState }) => (
          <SuggestField
            {...field}
            label="Address"
            hint="Start typing and pick yours, or write it out."
            optional={optional}
            autoComplete="street-address"
            fieldClass="form-grid__w2"
            value={value ?? ''}
            onValue={onChange}
            suggestions={places.map((place) => ({ ...place, id: place.address, text: place.address }))}
            searching={searching}
            onPick={({ city, state, zipcode, country }) => {
              fill(names.city, city);
              fill(names.state, state);
              fill(names.zipcode, zipcode);
              fill(names.country, country);
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      {names.country && <TextField label="Country" autoComplete="country-name" {...part(names.country)} />}
      <TextField label="City" autoComplete="address-level2" {...part(names.city)} />
      <div className={names.country ? 'form-grid__pair form-grid__w2' : 'form-grid__pair'}>
        <TextField label="State" autoComplete="address-level1" {...part(names.state)} />
        <TextField label="Zip Code" autoComplete="postal-code" inputMode="numeric" {...part(names.zipcode)} />
      </div>
    </>
  );
}
