import type { UseFormReturn } from 'react-hook-form';
import { AddressFields } from '../../../ui/address-fields.tsx';
import { Agreements } from '../agreements.tsx';
import { fetchMentorSchema, MENTOR_PAGE_2, type MentorPage2, type MentorPage2Form as Fields } from './mentor-form.ts';
import { NewPasswords, refuseDiffering } from '../new-passwords.tsx';
import { PageForm } from '../page-form.tsx';
import { SignUpButtons } from '../sign-up-buttons.tsx';

const ADDRESS = { address: 'address', country: 'country', city: 'city', state: 'state', zipcode: 'zipCode' } as const;

interface MentorPage2Props {
  form: UseFormReturn<Fields, unknown, MentorPage2>;
  saving: boolean;
  onBack: () => void;
  onSignUp: (fields: MentorPage2) => void;
}

/** Page 2: where they are, a password, and what they agree to. */
export function MentorPage2Form({ form, saving, onBack, onSignUp }: MentorPage2Props) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  return (
    <PageForm form={form} order={MENTOR_PAGE_2} onBegin={fetchMentorSchema} onSend={(fields) => refuseDiffering(form) || onSignUp(fields)}>
      <AddressFields form={form} names={ADDRESS} optional />
      <NewPasswords form={form} />
      <Agreements
        terms={register('is_read_terms_and_policies')}
        sharing={register('shareDataCheck')}
        sharingText="CareerScoop may give my name, title and contact details to a school or group that works with us. You can say no."
        error={errors.is_read_terms_and_policies?.message}
      />
      <SignUpButtons agreed={watch('is_read_terms_and_policies')} saving={saving} onBack={onBack} />
    </PageForm>
  );
}
