import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { industriesQuery, tagsQuery } from '../../lib/mentor-lists.ts';
import { Button } from '../../ui/button.tsx';
import { ManyPillsField } from '../../ui/many-pills-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { Spinner } from '../../ui/waiting.tsx';
import type { EditFields } from './edit-schema.ts';

type Form<T> = { form: UseFormReturn<EditFields, unknown, T> };

/** What only mentors have. */
export function MentorFields<T>({ form }: Form<T>) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Title"
        hint="What you do, such as Nurse or Boat builder"
        optional
        {...register('title')}
        error={errors.title?.message}
      />
      <Lists form={form} />
      <TextField
        label="Profile link"
        optional
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        fieldClass="form-grid__w2"
        {...register('social_url')}
        error={errors.social_url?.message}
      />
      <TextareaField
        label="About Me"
        hint="What would you tell a student about your work?"
        fieldClass="form-grid__w2"
        maxLength={2000}
        {...register('about_me')}
        error={errors.about_me?.message}
      />
    </>
  );
}

/** Industry and tags; while their lists are missing, what was chosen before stays as it is. */
function Lists<T>({ form: { control } }: Form<T>) {
  const industries = useQuery(industriesQuery);
  const tags = useQuery(tagsQuery);
  const failed = [industries, tags].filter(({ error }) => error);
  if (failed.length > 0) {
    return (
      <div className="form-grid__w2">
        <Notice tone="bad">
          <p>Industry and tags did not load. They stay as they are.</p>
          <Button
            size="small"
            busy={failed.some(({ isFetching }) => isFetching)}
            onClick={() => failed.forEach(({ refetch }) => void refetch())}
          >
            Try again
          </Button>
        </Notice>
      </div>
    );
  }
  if (!industries.data || !tags.data) return <Spinner />;
  const choices = (list: { id: number; name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Controller
        control={control}
        name="industry"
        render={({ field: { value, onChange, ...field }, fieldState }) => (
          <SelectField
            {...field}
            label="Industry"
            hint="The field you work in"
            optional
            placeholder="Choose one"
            choices={choices(industries.data)}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="tags"
        render={({ field: { value, onChange }, fieldState }) => (
          <ManyPillsField
            label="Tags"
            hint="What could you talk about? Pick as many as you like."
            optional
            fieldClass="form-grid__w2"
            name="tags"
            choices={choices(tags.data)}
            value={value}
            onValue={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
