import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../../ui/select-field.tsx';
import { Agreements, STUDENT_SHARING } from '../agreements.tsx';
import { asNumber, CERTAINTY } from '../choices.ts';
import { fetchLegacySchema, LEGACY_PAGE_2, type LegacyPage2, type LegacyPage2Form as Fields } from './legacy-form.ts';
import { NewPasswords, refuseDiffering } from '../new-passwords.tsx';
import { PageForm } from '../page-form.tsx';
import { SignUpButtons } from '../sign-up-buttons.tsx';
import { AffiliateCodeField, CareersField, FlavorField } from '../wish-fields.tsx';

interface LegacyPage2Props {
  form: UseFormReturn<Fields, unknown, LegacyPage2>;
  saving: boolean;
  onBack: () => void;
  onSignUp: (fields: LegacyPage2) => void;
}

/** Page 2 of the older student form: a password, a few wishes, and what you agree to. */
export function LegacyPage2Form({ form, saving, onBack, onSignUp }: LegacyPage2Props) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  const wish = (name: 'favorite_ice_cream_flavor' | 'careers' | 'affiliate_code') => ({
    ...register(name),
    error: errors[name]?.message,
  });
  return (
    <PageForm form={form} order={LEGACY_PAGE_2} onBegin={fetchLegacySchema} onSend={(fields) => refuseDiffering(form) || onSignUp(fields)}>
      <NewPasswords form={form} />
      <FlavorField {...wish('favorite_ice_cream_flavor')} />
      <CareersField {...wish('careers')} />
      <SelectField
        label="Certainty"
        hint="How sure are you? 10 is very."
        placeholder="Choose one"
        choices={CERTAINTY}
        {...register('certainty', asNumber)}
        error={errors.certainty?.message}
      />
      <AffiliateCodeField {...wish('affiliate_code')} />
      <Agreements
        terms={register('is_read_terms_and_policies')}
        also="I am 13 or over."
        sharing={register('allow_data_sharing')}
        sharingText={STUDENT_SHARING}
        error={errors.is_read_terms_and_policies?.message}
      />
      <SignUpButtons agreed={watch('is_read_terms_and_policies')} saving={saving} onBack={onBack} />
    </PageForm>
  );
}
