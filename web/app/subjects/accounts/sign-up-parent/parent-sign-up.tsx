import type { z } from 'zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { checksLater } from '../../../lib/checks-later.ts';
import { paths } from '../../../lib/paths.ts';
import { useTypedEarly } from '../../../lib/use-typed-early.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSignUp } from '../accounts.queries.ts';
import { EmailTaken } from '../email-taken.tsx';
import { markRefused } from '../mark-refused.ts';
import { NewPasswords, refuseDiffering } from '../new-passwords.tsx';
import { PageForm } from '../page-form.tsx';
import { refuseTaken } from '../refuse-taken.ts';
import { SignUpDone, SignUpFailed } from '../sign-up-result.tsx';
import type { parentForm } from './parent-schema.ts';

type Fields = z.input<typeof parentForm>;

/** What may have been typed before the scripts were there; a box has to be ticked by somebody who reads. */
const EMPTY: Omit<Fields, 'is_read_terms_and_policies'> = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  password: '',
  confirm_password: '',
};
const ORDER: readonly (keyof Fields)[] = [...(Object.keys(EMPTY) as (keyof typeof EMPTY)[]), 'is_read_terms_and_policies'];
const fetchSchema = () => import('./parent-schema.ts');
const resolver = checksLater<Fields>(async () => (await fetchSchema()).checkParent);

/** A parent opens a family account. What the server refuses is said at its field, and nothing typed is lost. */
export function ParentSignUp({ onDone }: { onDone: () => void }) {
  const defaultValues = { ...useTypedEarly(EMPTY), is_read_terms_and_policies: false };
  const form = useForm<Fields>({ resolver, defaultValues, shouldFocusError: false });
  const { register, watch, formState } = form;
  const { errors } = formState;
  const signUp = useSignUp();
  const agreed = watch('is_read_terms_and_policies');
  const saving = formState.isSubmitting || signUp.isPending || signUp.isSuccess;
  const text = (name: 'first_name' | 'last_name' | 'email' | 'phone') => ({ ...register(name), error: errors[name]?.message });

  async function send(fields: Fields) {
    if (refuseDiffering(form) || (await refuseTaken(form, fields.email))) return;
    signUp.mutate({ ...fields, is_read_terms_and_policies: true, role: 'Parent' });
  }
  function backToForm() {
    if (signUp.error) markRefused(form, ORDER, signUp.error);
    signUp.reset();
  }

  return (
    <PageForm form={form} order={ORDER} onBegin={fetchSchema} onSend={send}>
      <TextField label="First Name" autoComplete="given-name" {...text('first_name')} />
      <TextField label="Last Name" autoComplete="family-name" {...text('last_name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        hint="The one our message reached, if it came by mail"
        {...text('email')}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        optional
        hint="If our message came as a text: that number"
        {...text('phone')}
      />
      <EmailTaken error={errors.email} />
      <NewPasswords form={form} />
      <div className="form-grid__w2">
        <CheckboxField
          label={
            <>
              I am 18 or older, and I have read and accept the{' '}
              <Link to={paths.terms} target="_blank" rel="noopener">
                Terms and Conditions
              </Link>{' '}
              and the{' '}
              <Link to={paths.privacy} target="_blank" rel="noopener">
                Privacy Policy
              </Link>
              .
            </>
          }
          {...register('is_read_terms_and_policies')}
          error={errors.is_read_terms_and_policies?.message}
        />
      </div>
      <p className="still-to-do small soft">{!agreed && 'Still needed: the Terms and Conditions.'}</p>
      <div className="form-grid__go">
        <Button kind="go" type="submit" disabled={!agreed || saving} busy={saving}>
          Open the family account
        </Button>
      </div>
      <SignUpDone open={signUp.isSuccess} onClose={onDone} />
      <SignUpFailed error={signUp.error} onClose={backToForm} />
    </PageForm>
  );
}
