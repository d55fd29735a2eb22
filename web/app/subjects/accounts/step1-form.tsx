import { studentStep1 } from '@careerscoop/contract/signup';
import { DEFAULT_STUDENT_AGE, GRADES } from '@careerscoop/contract/constants';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useHydrated } from '../../lib/session.ts';
import { AddressFields } from '../../ui/address-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { PillsField } from '../../ui/pills-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AGES, asNumber } from './choices.ts';
import { MinorNotice } from './minor-notice.tsx';
import { PageForm } from './page-form.tsx';
import { clearDraft, readDraft, type Step1 } from './signup-draft.ts';
import { UnderThirteen } from './under-thirteen.tsx';

export type Step1Form = z.input<typeof studentStep1>;

const ORDER = Object.keys(studentStep1.shape) as (keyof Step1Form)[];
const ADDRESS = { address: 'address', city: 'city', state: 'state', zipcode: 'zipcode' } as const;
// A cleared form holds no age either, though a new one suggests one.
const CLEARED = Object.fromEntries(ORDER.map((name) => [name, ''])) as unknown as Step1Form;

/** Step 1 of the student sign-up: who you are. Says everything that is missing at once. */
export function Step1Form({ onContinue }: { onContinue: (fields: Step1) => void }) {
  const hydrated = useHydrated();
  // No default values: what was typed before the script was there stays.
  const form = useForm<Step1Form, unknown, Step1>({ resolver: zodResolver(studentStep1), shouldFocusError: false });
  const { register, reset, watch, formState } = form;
  const { errors } = formState;

  useEffect(() => {
    const draft = readDraft();
    if (draft) reset(draft);
  }, [reset]);

  function clear() {
    clearDraft();
    reset(CLEARED);
    document.getElementById('first_name')?.focus();
  }

  const text = (name: keyof Step1Form) => ({ ...register(name), error: errors[name]?.message });

  return (
    <PageForm form={form} order={ORDER} onSend={onContinue}>
      <TextField label="First Name" autoComplete="given-name" {...text('first_name')} />
      <TextField label="Last Name" autoComplete="family-name" {...text('last_name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        {...text('email')}
      />
      <TextField label="Phone" type="tel" autoComplete="tel" {...text('phone')} />
      <AddressFields form={form} names={ADDRESS} />
      <SelectField
        label="Age"
        choices={AGES}
        defaultValue={DEFAULT_STUDENT_AGE}
        {...register('age', asNumber)}
        error={errors.age?.message}
      />
      <UnderThirteen />
      <MinorNotice age={watch('age')} />
      <PillsField
        label="Grade"
        choices={GRADES}
        fieldClass="form-grid__w2"
        {...register('grade')}
        error={errors.grade?.message}
      />
      <div className="form-grid__go">
        <Button kind="line" onClick={clear}>
          Clear Form
        </Button>
        <Button kind="go" type="submit" disabled={!hydrated} data-early>
          Continue
        </Button>
      </div>
    </PageForm>
  );
}
