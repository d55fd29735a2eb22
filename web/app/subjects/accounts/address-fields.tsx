import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { placesQuery } from './accounts.queries.ts';
import type { Step1 } from './signup-draft.ts';
import type { Step1Form } from './step1-form.tsx';
import { useSettled } from './use-settled.ts';

const TYPING_PAUSE_MS = 200;

/** Address, city, state and ZIP code. A picked suggestion fills the rest; every part can be written by hand. */
export function AddressFields({ form }: { form: UseFormReturn<Step1Form, unknown, Step1> }) {
  const { control, register, setValue, formState, watch } = form;
  const { errors, isSubmitted } = formState;
  const typed = useSettled(watch('address') ?? '', TYPING_PAUSE_MS);
  const places = useQuery(placesQuery(typed));
  const suggestions = (places.data ?? []).map((place) => ({ ...place, id: place.address, text: place.address }));

  return (
    <>
      <Controller
        control={control}
        name="address"
        render={({ field: { value, onChange, ...field }, fieldState }) => (
          <SuggestField
            {...field}
            label="Address"
            hint="Start typing and pick yours, or write it out."
            autoComplete="street-address"
            fieldClass="form-grid__w2"
            value={value ?? ''}
            onValue={onChange}
            suggestions={suggestions}
            searching={places.isFetching}
            onPick={({ city, state, zipcode }) => {
              setValue('city', city, { shouldValidate: isSubmitted });
              setValue('state', state, { shouldValidate: isSubmitted });
              setValue('zipcode', zipcode, { shouldValidate: isSubmitted });
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField label="City" autoComplete="address-level2" {...register('city')} error={errors.city?.message} />
      <div className="form-grid__pair">
        <TextField label="State" autoComplete="address-level1" {...register('state')} error={errors.state?.message} />
        <TextField
          label="Zip Code"
          autoComplete="postal-code"
          inputMode="numeric"
          {...register('zipcode')}
          error={errors.zipcode?.message}
        />
      </div>
    </>
  );
}
