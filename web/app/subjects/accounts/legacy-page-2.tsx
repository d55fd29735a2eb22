import type { UseFormReturn } from 'react-hook-form';
import { FormError } from '../../ui/form-error.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Agreements, STUDENT_SHARING } from './agreements.tsx';
import { asNumber, CERTAINTY } from './choices.ts';
import { faultsOf, focusFirst } from './form-faults.ts';
import { LEGACY_PAGE_2, type LegacyPage2, type LegacyPage2Form as Fields } from './legacy-schema.ts';
import { NewPasswords, refuseDiffering } from './new-passwords.tsx';
import { SignUpButtons } from './sign-up-buttons.tsx';
import '../../ui/css/form-grid.css';
import './sign-up.css';

interface LegacyPage2Props {
  form: UseFormReturn<Fields, unknown, LegacyPage2>;
  saving: boolean;
  onBack: () => void;
  onSignUp: (fields: LegacyPage2) => void;
}

/** Page 2 of the older student form: a password, a few wishes, and what you agree to. */
export function LegacyPage2Form({ form, saving, onBack, onSignUp }: LegacyPage2Props) {
  const { register, handleSubmit, watch, formState } = form;
  const { errors } = formState;
  return (
    <>
      <FormError faults={faultsOf(errors, LEGACY_PAGE_2)} />
      <form
        className="form-grid"
        noValidate
        method="post"
        onSubmit={handleSubmit(
          (fields) => refuseDiffering(form) || onSignUp(fields),
          (found) => focusFirst(found, LEGACY_PAGE_2),
        )}
      >
        <NewPasswords form={form} />
        <TextField
          label="Favorite Ice Cream Flavor"
          hint="Just for fun"
          optional
          {...register('favorite_ice_cream_flavor')}
          error={errors.favorite_ice_cream_flavor?.message}
        />
        <TextField
          label="Careers"
          hint="Any you think about already?"
          optional
          {...register('careers')}
          error={errors.careers?.message}
        />
        <SelectField
          label="Certainty"
          hint="How sure are you? 10 is very."
          placeholder="Choose one"
          choices={CERTAINTY}
          {...register('certainty', asNumber)}
          error={errors.certainty?.message}
        />
        <TextField
          label="Affiliate Code"
          hint="From a school or a sponsor"
          optional
          autoComplete="off"
          spellCheck={false}
          {...register('affiliate_code')}
          error={errors.affiliate_code?.message}
        />
        <Agreements
          terms={register('is_read_terms_and_policies')}
          also="I am 13 or over."
          sharing={register('allow_data_sharing')}
          sharingText={STUDENT_SHARING}
          error={errors.is_read_terms_and_policies?.message}
        />
        <SignUpButtons agreed={watch('is_read_terms_and_policies')} saving={saving} onBack={onBack} />
      </form>
    </>
  );
}
