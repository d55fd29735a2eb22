import { DEFAULT_STUDENT_AGE } from '@careerscoop/contract/constants';
import type { UseFormReturn } from 'react-hook-form';
import { AddressFields } from '../../../ui/address-fields.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AGES, asNumber } from '../choices.ts';
import { EmailTaken } from '../email-taken.tsx';
import { fetchLegacySchema, LEGACY_PAGE_1, type LegacyPage1 } from './legacy-form.ts';
import { MinorNotice } from '../minor-notice.tsx';
import { PageForm } from '../page-form.tsx';
import { FirstPageButtons } from '../sign-up-buttons.tsx';
import { UnderThirteen } from '../under-thirteen.tsx';

const ADDRESS = { address: 'address', city: 'city', state: 'state', zipcode: 'zipCode' } as const;

interface LegacyPage1Props {
  form: UseFormReturn<LegacyPage1, unknown, LegacyPage1>;
  onContinue: (fields: LegacyPage1) => unknown;
}

/** Page 1 of the older student form: who you are. */
export function LegacyPage1Form({ form, onContinue }: LegacyPage1Props) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  const text = (name: 'first_name' | 'last_name' | 'email' | 'phone') => ({
    ...register(name),
    error: errors[name]?.message,
  });
  return (
    <PageForm form={form} order={LEGACY_PAGE_1} onBegin={fetchLegacySchema} onSend={onContinue}>
      <TextField label="First Name" autoComplete="given-name" {...text('first_name')} />
      <TextField label="Last Name" autoComplete="family-name" {...text('last_name')} />
      <TextField label="Email" type="email" autoComplete="email" spellCheck={false} {...text('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" {...text('phone')} />
      <EmailTaken error={errors.email} />
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
      <FirstPageButtons busy={formState.isSubmitting} />
    </PageForm>
  );
}
