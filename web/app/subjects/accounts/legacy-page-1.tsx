import type { UseFormReturn } from 'react-hook-form';
import { paths } from '../../lib/paths.ts';
import { AddressFields } from '../../ui/address-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AGES, asNumber } from './choices.ts';
import { faultsOf, focusFirst } from './form-faults.ts';
import { LEGACY_PAGE_1, type LegacyPage1 } from './legacy-schema.ts';
import { MinorNotice } from './minor-notice.tsx';
import { UnderThirteen } from './under-thirteen.tsx';
import './sign-up.css';

const ADDRESS = { address: 'address', city: 'city', state: 'state', zipcode: 'zipCode' } as const;

interface LegacyPage1Props {
  form: UseFormReturn<LegacyPage1, unknown, LegacyPage1>;
  onContinue: () => void;
}

/** Page 1 of the older student form: who you are. */
export function LegacyPage1Form({ form, onContinue }: LegacyPage1Props) {
  const { register, handleSubmit, watch, formState } = form;
  const { errors } = formState;
  const text = (name: 'first_name' | 'last_name' | 'email' | 'phone') => ({
    ...register(name),
    error: errors[name]?.message,
  });
  return (
    <>
      <FormError faults={faultsOf(errors, LEGACY_PAGE_1)} />
      <form
        className="form-grid"
        noValidate
        method="post"
        onSubmit={handleSubmit(onContinue, (found) => focusFirst(found, LEGACY_PAGE_1))}
      >
        <TextField label="First Name" autoComplete="given-name" {...text('first_name')} />
        <TextField label="Last Name" autoComplete="family-name" {...text('last_name')} />
        <TextField label="Email" type="email" autoComplete="email" spellCheck={false} {...text('email')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...text('phone')} />
        <AddressFields form={form} names={ADDRESS} />
        <SelectField label="Age" choices={AGES} {...register('age', asNumber)} error={errors.age?.message} />
        <UnderThirteen />
        <MinorNotice age={watch('age')} />
        <div className="form-grid__go">
          <LinkButton kind="line" to={paths.signUp}>
            Back
          </LinkButton>
          <Button kind="go" type="submit">
            Continue
          </Button>
        </div>
      </form>
    </>
  );
}
