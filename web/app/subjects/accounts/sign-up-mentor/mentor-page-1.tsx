import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../ui/text-field.tsx';
import { EmailTaken } from '../email-taken.tsx';
import { IndustryField, TagsField } from './mentor-choices.tsx';
import { fetchMentorSchema, MENTOR_PAGE_1, type MentorPage1, type MentorPage1Form } from './mentor-form.ts';
import { PageForm } from '../page-form.tsx';
import { FirstPageButtons } from '../sign-up-buttons.tsx';

interface MentorPage1Props {
  form: UseFormReturn<MentorPage1Form, unknown, MentorPage1>;
  onContinue: (fields: MentorPage1) => unknown;
}

/** Page 1: who the Community Partner is and what they do. */
export function MentorPage1Form({ form, onContinue }: MentorPage1Props) {
  const { register, formState } = form;
  const { errors } = formState;
  const text = (name: 'first_name' | 'last_name' | 'title' | 'email' | 'phone' | 'social_url') => ({
    ...register(name),
    error: errors[name]?.message,
  });
  return (
    <PageForm form={form} order={MENTOR_PAGE_1} onBegin={fetchMentorSchema} onSend={onContinue}>
      <TextField label="First Name" autoComplete="given-name" {...text('first_name')} />
      <TextField label="Last Name" autoComplete="family-name" {...text('last_name')} />
      <TextField
        label="Title"
        hint="What you do, such as Nurse or Boat builder"
        optional
        autoComplete="organization-title"
        fieldClass="form-grid__w2"
        {...text('title')}
      />
      <TextField label="Email" type="email" autoComplete="email" spellCheck={false} {...text('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" {...text('phone')} />
      <EmailTaken error={errors.email} />
      <IndustryField form={form} />
      <TagsField form={form} />
      <TextField
        label="LinkedIn or other profile link"
        hint="So that we can see your work"
        optional
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        placeholder="linkedin.com/in/you"
        fieldClass="form-grid__w2"
        {...text('social_url')}
      />
      <FirstPageButtons busy={formState.isSubmitting} />
    </PageForm>
  );
}
