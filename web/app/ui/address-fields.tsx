import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import { Controller, type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn } from 'react-hook-form';

import { usePlaces } from '../lib/use-places.ts';
import { SuggestField } from './suggest-field.tsx';
import { TextField } from './text-field.tsx';
import './css/form-grid.css';

type Place = ReturnType<typeof usePlaces>['places'][number];
const ZIP_CODE = /^\d{5}$/;

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
  /** Why it is asked for, said at the address. */
  why?: string;
}

/** An address in its parts. A picked suggestion or a ZIP code fills the rest; every part can be written by hand. */
export function AddressFields<F extends FieldValues, T>({ form, names, optional = false, why }: AddressFieldsProps<F, T>) {
  const { control, register, setValue, getValues, getFieldState, formState, watch } = form;
  const typed: string = watch(names.address) ?? '';
  const { places, searching } = usePlaces(typed);
  const [zipcode, setZipcode] = useState('');
  const { places: ofZipcode } = usePlaces(ZIP_CODE.test(zipcode) ? zipcode : '');

  const part = (name: FieldPath<F>, onTyped?: (text: string) => void) => ({
    ...register(name, { onChange: (event: ChangeEvent<HTMLInputElement>) => onTyped?.(event.target.value.trim()) }),
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

  // What was filled in here may be filled in anew; what somebody wrote stays.
  const filled = useRef<Record<string, string>>({});
  const complete = useEffectEvent((place: Place) => {
    for (const part of ['zipcode', 'city', 'state', 'country'] as const) {
      const name = names[part];
      const held = name && (getValues(name) as string | undefined);
      if (!name || (held && held !== filled.current[part])) continue;
      filled.current[part] = place[part];
      if (held !== place[part]) fill(name, place[part]);
    }
  });
  const byZipcode = ofZipcode.find((place) => place.zipcode === zipcode);
  const byAddress = places.find((place) => typed.trim().endsWith(` ${place.zipcode}`));
  const found = byZipcode ?? byAddress;
  useEffect(() => {
    if (found) complete(found);
  }, [found]);

  return (
    <>
      <Controller
        control={control}
        name={names.address}
        render={({ field: { value, onChange, ...field }, fieldState }) => (
          <SuggestField
            {...field}
            label="Address"
            hint={[why, 'Street and ZIP code are enough.'].filter(Boolean).join(' ')}
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
      <TextField
        label="Zip Code"
        hint="Fills in city and state."
        autoComplete="postal-code"
        inputMode="numeric"
        {...part(names.zipcode, setZipcode)}
      />
      <div className={names.country ? 'form-grid__pair form-grid__w2' : 'form-grid__pair form-grid__pair--low'}>
        <TextField label="City" autoComplete="address-level2" {...part(names.city)} />
        <TextField label="State" autoComplete="address-level1" {...part(names.state)} />
      </div>
    </>
  );
}
