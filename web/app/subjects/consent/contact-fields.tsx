import type { UseFormReturn } from 'react-hook-form';
import type { ConsentRequest } from '@careerscoop/contract/consent';
import { PillsField } from '../../ui/pills-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface ContactFieldsProps {
  form: UseFormReturn<ConsentRequest>;
  /** How the contact is called: of a parent, or one's own. */
  whose: 'parent' | 'own';
  /** Whether text messages can be sent. */
  sms: boolean;
}

const CHANNELS = [
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'Text message' },
];
const LABELS = {
  parent: { email: "Your parent's email", sms: "Your parent's phone number" },
  own: { email: 'Your email', sms: 'Your phone number' },
};

/** By which way a parent is reached, and where. */
export function ContactFields({ form, whose, sms }: ContactFieldsProps) {
  const { register, watch, clearErrors, formState } = form;
  const { errors } = formState;
  const byText = watch('channel') === 'sms';
  return (
    <>
      {sms && (
        <PillsField
          label={whose === 'parent' ? 'How can we reach them?' : 'How can we reach you?'}
          choices={CHANNELS}
          {...register('channel', { onChange: () => clearErrors() })}
          error={errors.channel?.message}
        />
      )}
      <TextField
        label={LABELS[whose][byText ? 'sms' : 'email']}
        hint={byText ? 'With the area code' : undefined}
        type={byText ? 'tel' : 'email'}
        autoComplete={whose === 'parent' ? 'off' : byText ? 'tel' : 'email'}
        spellCheck={false}
        {...register('contact')}
        error={errors.contact?.message}
      />
    </>
  );
}
