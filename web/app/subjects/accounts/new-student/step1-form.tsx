import type { studentStep1 } from '@careerscoop/contract/signup';
import { DEFAULT_STUDENT_AGE } from '@careerscoop/contract/constants';
import { GRADES } from '@careerscoop/contract/schooling';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { checksLater } from '../../../lib/checks-later.ts';
import { useTypedEarly } from '../../../lib/use-typed-early.ts';
import { AddressFields } from '../../../ui/address-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { PillsField } from '../../../ui/pills-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AGES, asNumber } from '../choices.ts';
import { EmailTaken } from '../email-taken.tsx';
import { MinorNotice } from '../minor-notice.tsx';
import { PageForm } from '../page-form.tsx';
import { refuseTaken } from '../refuse-taken.ts';
import { CLEARED_STEP_1, clearDraft, keepDraft, readDraft, STEP_1, type Step1 } from './signup-draft.ts';
import { UnderThirteen } from '../under-thirteen.tsx';

type Fields = z.input<typeof studentStep1>;

const ADDRESS = { address: 'address', city: 'city', state: 'state', zipcode: 'zipcode' } as const;
const fetchCheck = async () => (await import('./check-step1.ts')).checkStep1;
const resolver = checksLater<Fields, Step1>(fetchCheck, 'stop');

/** Step 1 of the student sign-up: who you are. Says everything that is missing at once. */
export function Step1Form({ onContinue }: { onContinue: (fields: Step1) => void }) {
  // No others than the address, which is not a field of the browser's own: what was typed before the script was there stays.
  const defaultValues = useTypedEarly({ address: '' });
  const form = useForm<Fields, unknown, Step1>({ resolver, shouldFocusError: false, defaultValues });
  const { register, reset, watch, formState } = form;
  const { errors } = formState;

  useEffect(() => {
    const draft = readDraft();
    if (draft) reset(draft);
  }, [reset]);

  function clear() {
    clearDraft();
    reset(CLEARED_STEP_1 as unknown as Fields);
    document.getElementById('first_name')?.focus();
  }

  async function goOn(fields: Step1) {
    if (!(await refuseTaken(form, fields.email))) return onContinue(fields);
    // The ways on lead away from here, and perhaps back.
    keepDraft(fields);
  }

  const text = (name: keyof Fields) => ({ ...register(name), error: errors[name]?.message });

  return (
    <PageForm form={form} order={STEP_1} onBegin={fetchCheck} onSend={goOn}>
      <TextField label="First Name" autoComplete="given-name" {...text('first_name')} />
      <TextField label="Last Name" autoComplete="family-name" {...text('last_name')} />
      <TextField
        label="Email"
        hint="You log in with it. We mail one link there now."
        type="email"
        autoComplete="email"
        spellCheck={false}
        {...text('email')}
      />
      <TextField label="Phone" hint="For our team, about your account. No ads." type="tel" autoComplete="tel" {...text('phone')} />
      <EmailTaken error={errors.email} />
      <AddressFields form={form} names={ADDRESS} why="For a school that sponsors you, and only with your yes." />
      <SelectField
        label="Age"
        hint="Under 18, a parent opens a few things."
        choices={AGES}
        defaultValue={DEFAULT_STUDENT_AGE}
        {...register('age', asNumber)}
        error={errors.age?.message}
      />
      <UnderThirteen />
      <MinorNotice age={watch('age')} />
      <PillsField
        label="Grade"
        hint="For your profile. It does not change your careers."
        choices={GRADES}
        fieldClass="form-grid__w2"
        {...register('grade')}
        error={errors.grade?.message}
      />
      <div className="form-grid__go">
        <Button kind="line" onClick={clear}>
          Clear Form
        </Button>
        <Button kind="go" type="submit" busy={formState.isSubmitting}>
          Continue
        </Button>
      </div>
    </PageForm>
  );
}
