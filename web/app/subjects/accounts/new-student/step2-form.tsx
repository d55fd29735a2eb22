import { EDUCATION } from '@careerscoop/contract/schooling';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { MoreFields } from '../../../ui/more-fields.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Agreements, STUDENT_SHARING } from '../agreements.tsx';
import { asNumber, CERTAINTY } from '../choices.ts';
import { passwordsDiffer } from '../passwords-differ.ts';
import { step2Schema, stillToDo, type Step2, type Step2Form as Fields } from './step2-schema.ts';
import { useRepeatedPassword } from '../use-repeated-password.ts';
import { AffiliateCodeField, CareersField, FlavorField } from '../wish-fields.tsx';
import '../../../ui/css/form-grid.css';
import '../sign-up.css';

const OPTIONAL = ['favorite_ice_cream_flavor', 'careers', 'certainty', 'affiliate_code'] as const;

interface Step2FormProps {
  affiliateCode: string | undefined;
  saving: boolean;
  onBack: (affiliateCode: string | undefined) => void;
  onSignUp: (fields: Step2) => void;
}

/** Step 2 of the student sign-up: a password, a few wishes, and what one agrees to. */
export function Step2Form({ affiliateCode = '', saving, onBack, onSignUp }: Step2FormProps) {
  const form = useForm<Fields, unknown, Step2>({
    resolver: zodResolver(step2Schema),
    mode: 'onTouched',
    defaultValues: { password: '', confirm_password: '', affiliate_code: affiliateCode, allow_data_sharing: false },
  });
  const { register, handleSubmit, control, getValues, formState } = form;
  const repeat = useRepeatedPassword(form, 'confirm_password');
  const { errors } = formState;
  const wish = (name: 'favorite_ice_cream_flavor' | 'careers' | 'affiliate_code') => ({
    ...register(name),
    error: errors[name]?.message,
  });
  const optionalFault = OPTIONAL.some((name) => errors[name]);
  const values = useWatch({ control });
  const differ = passwordsDiffer(values);
  const open = step2Schema.safeParse(values).success && !differ && !saving;
  const missing = stillToDo(values);

  return (
    <form className="form-grid" noValidate method="post" onSubmit={handleSubmit(onSignUp)}>
      <PasswordField
        label="Password"
        hint="8 or more characters"
        autoComplete="new-password"
        {...register('password', { onChange: repeat })}
        error={errors.password?.message}
      />
      <PasswordField
        label="Confirm Password"
        hint="The same once more"
        autoComplete="new-password"
        {...register('confirm_password')}
        error={differ ? 'Passwords do not match' : errors.confirm_password?.message}
      />
      <SelectField
        label="Education"
        hint="How far would you like to go? It sorts your careers."
        fieldClass="form-grid__w2"
        placeholder="Choose one"
        choices={EDUCATION}
        {...register('education', asNumber)}
        error={errors.education?.message}
      />
      <MoreFields
        title="A few more, if you like"
        about="Ice cream, careers on your mind, a sponsor’s code"
        open={affiliateCode !== '' || optionalFault}
      >
        <FlavorField {...wish('favorite_ice_cream_flavor')} />
        <SelectField
          label="Certainty"
          hint="How sure are you? 10 is very."
          optional
          placeholder="No answer"
          choices={CERTAINTY}
          {...register('certainty', asNumber)}
          error={errors.certainty?.message}
        />
        <CareersField {...wish('careers')} />
        <AffiliateCodeField {...wish('affiliate_code')} />
      </MoreFields>
      <Agreements
        terms={register('is_read_terms_and_policies')}
        also="I am 13 or older."
        sharing={register('allow_data_sharing')}
        sharingText={STUDENT_SHARING}
        error={errors.is_read_terms_and_policies?.message}
      />
      <p className="still-to-do small soft">{missing.length > 0 && `Still needed: ${missing.join(', ')}.`}</p>
      <div className="form-grid__go">
        <Button kind="line" onClick={() => onBack(getValues('affiliate_code') || undefined)}>
          Back
        </Button>
        <Button kind="go" type="submit" disabled={!open} busy={saving}>
          Sign Up
        </Button>
      </div>
    </form>
  );
}
