import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { industriesQuery, tagsQuery } from '../../../lib/mentor-lists.ts';
import { Button } from '../../../ui/button.tsx';
import { ManyPillsField } from '../../../ui/many-pills-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import type { MentorPage1, MentorPage1Form } from './mentor-form.ts';

type Form = UseFormReturn<MentorPage1Form, unknown, MentorPage1>;

/** The field of work. Without its list it can be left open: it is not asked for. */
export function IndustryField({ form: { control } }: { form: Form }) {
  const { data = [], error, isFetching, refetch } = useQuery(industriesQuery);
  return (
    <Controller
      control={control}
      name="Industry"
      render={({ field: { value, onChange, ...field }, fieldState }) => (
        <div className="form-grid__w2">
          <SelectField
            {...field}
            label="Industry"
            optional
            placeholder={isFetching ? 'Loading…' : 'Choose one'}
            disabled={data.length === 0}
            choices={data.map(({ id, name }) => ({ value: id, label: name }))}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
            error={fieldState.error?.message}
          />
          {error && <ListMissing busy={isFetching} onRetry={() => void refetch()} />}
        </div>
      )}
    />
  );
}

/** What the mentor can talk about: any number of the list. */
export function TagsField({ form: { control } }: { form: Form }) {
  const { data, error, isFetching, refetch } = useQuery(tagsQuery);
  return (
    <div className="form-grid__w2">
      {data && (
        <Controller
          control={control}
          name="tags"
          render={({ field: { value = [], onChange }, fieldState }) => (
            <ManyPillsField
              label="Tags"
              hint="What could you talk about? Pick as many as you like."
              optional
              name="tags"
              choices={data.map(({ id, name }) => ({ value: id, label: name }))}
              value={value}
              onValue={onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      {!data && (
        <div className="field" role="group" aria-labelledby="tags-label">
          <span className="lbl" id="tags-label">
            Tags <span className="opt-mark">(optional)</span>
          </span>
          {error ? <ListMissing busy={isFetching} onRetry={() => void refetch()} /> : <Spinner />}
        </div>
      )}
    </div>
  );
}

function ListMissing({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Notice tone="bad">
      <p>The list did not load. You can go on without it and tell us later.</p>
      <Button size="small" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
