import type { Profile } from '@careerscoop/contract/profile';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useState } from 'react';
import { useForm, useWatch, type FieldPath } from 'react-hook-form';
import { paths } from '../../lib/paths.ts';
import { AddressFields } from '../../ui/address-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { changedIn, changeOf, editSchema, fieldsOf, mayLack, needsPassword, showsAddress, type EditFields } from './edit-schema.ts';
import { MentorFields } from './mentor-fields.tsx';
import { useSaveProfile } from './profile.queries.ts';
import { StudentFields } from './student-fields.tsx';
import { zoneChoices } from './zones.ts';
import '../../ui/css/form-grid.css';
import './edit-profile.css';

const ADDRESS = { address: 'address', city: 'city', state: 'state', zipcode: 'zipcode', country: 'country' } as const;
const NUMERIC = ['phone', 'zipcode'];
/** The server splits a name in two; both halves are one field here. */
const SHOWN_AT: Record<string, FieldPath<EditFields>> = { first_name: 'full_name', last_name: 'full_name' };

interface EditFormProps {
  profile: Profile;
  onSaved: (profile: Profile) => void;
}

/** What a person may change of their profile. Nothing is checked before Save; then each field says its first fault. */
export function EditForm({ profile: latest, onSaved }: EditFormProps) {
  // As it was when the form began: a fresher answer neither changes what was typed nor what it is compared with.
  const [profile] = useState(latest);
  const form = useForm<EditFields, unknown, ReturnType<ReturnType<typeof editSchema>['parse']>>({
    resolver: zodResolver(editSchema(profile)),
    defaultValues: fieldsOf(profile),
  });
  const { register, handleSubmit, control, formState, setError, getValues } = form;
  const { errors, isDirty } = formState;
  const save = useSaveProfile();
  const [email, phone] = useWatch({ control, name: ['email', 'phone'] });
  const asks = needsPassword(profile, { email, phone });
  const known = Object.keys(save.error?.fields ?? {}).every((name) => fieldOf(name) in getValues());

  const send = handleSubmit((fields) => {
    if (asks && !fields.current_password) {
      return setError('current_password', { message: 'Please enter your password.' }, { shouldFocus: true });
    }
    const change = changeOf(asks ? fields : { ...fields, current_password: '' }, changedIn(fieldsOf(profile), getValues()));
    if (Object.keys(change).length === 0) return onSaved(profile);
    return save.mutate(change, {
      onSuccess: onSaved,
      onError: ({ fields: refused }) => {
        for (const [name, [message]] of Object.entries(refused)) {
          if (message && fieldOf(name) in getValues()) setError(fieldOf(name), { message }, { shouldFocus: true });
        }
      },
    });
  });
  const text = (name: 'full_name' | 'email' | 'phone') => ({ ...register(name), error: errors[name]?.message });

  return (
    <form className="form-grid edit" noValidate method="post" onSubmit={send} onBeforeInput={refuseLetters}>
      <LeaveGuard when={isDirty && !save.isSuccess} />
      <TextField label="Full Name" autoComplete="name" fieldClass="form-grid__w2" {...text('full_name')} />
      <TextField
        label="Email"
        type="email"
        hint="A new one counts once you confirm it."
        autoComplete="email"
        spellCheck={false}
        {...text('email')}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        hint="Digits; spaces and + are fine."
        autoComplete="tel"
        optional={mayLack(profile, 'phone')}
        {...text('phone')}
      />
      {asks && (
        <PasswordField
          label="Current Password"
          hint="Email and phone are the keys to your account, so we ask to be sure that it is you."
          autoComplete="current-password"
          fieldClass="form-grid__w2"
          {...register('current_password')}
          error={errors.current_password?.message}
        />
      )}
      {showsAddress(profile) && <AddressFields form={form} names={ADDRESS} />}
      {profile.role !== 'Staff' && (
        <SelectField
          label="Time zone"
          hint="Your talks are told by this clock."
          {...(profile.time_zone === null ? { placeholder: 'Choose one' } : {})}
          choices={zoneChoices(profile.time_zone)}
          {...register('time_zone')}
          error={errors.time_zone?.message}
        />
      )}
      {profile.role === 'Student' && <StudentFields form={form} age={profile.age} />}
      {profile.role === 'Mentor' && <MentorFields form={form} />}
      {save.error && (Object.keys(save.error.fields).length === 0 || !known) && (
        <div className="form-grid__w2">
          <Notice tone="bad">
            {save.error.messages.join(' ')} Nothing you typed is lost. <Reference of={save.error} />
          </Notice>
        </div>
      )}
      <div className="form-grid__go">
        <LinkButton kind="line" to={paths.profileInfo}>
          Cancel
        </LinkButton>
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

const fieldOf = (name: string) => SHOWN_AT[name] ?? (name as FieldPath<EditFields>);

/** Phone and ZIP code take no letters as one types; what is held already stays as it is. */
function refuseLetters(event: FormEvent<HTMLFormElement>) {
  const { name } = event.target as HTMLInputElement;
  const { data } = event.nativeEvent as InputEvent;
  if (NUMERIC.includes(name) && data && /\p{L}/u.test(data)) event.preventDefault();
}
