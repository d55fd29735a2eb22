import { zodResolver } from '@hookform/resolvers/zod';
import type { Answer, CallInput, Endpoint } from '@careerscoop/contract/endpoint';
import { useId, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { z } from 'zod';
import type { CallError } from '../../lib/call-error.ts';
import { useNotices } from '../../ui/notices.tsx';
import { useDeskChange } from './desk.queries.ts';

interface DeskFormOptions<E extends Endpoint> {
  params?: Record<string, string | number>;
  defaults: Record<string, unknown>;
  /** Said over the page when it worked. */
  said?: string;
  onDone?: (answer: Answer<E>) => void;
  /** It goes on showing what was saved; without it the form is empty again. */
  keeps?: boolean;
}

/** The names of what the endpoint takes. */
type Name<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B> ? keyof z.input<B> & string : never;

/**
 * A form of the desk for one endpoint, in use: `const form = useDeskForm(renameSchool, { params: { id }, defaults: { name }, said: 'The
 * school is renamed.' })`, then `<DeskForm form={form} go="Rename"><TextField label="Name" {...form.field('name')} /></DeskForm>`. It is
 * checked by its contract and sent; what the server refuses stands at its field, else above the button. With `current_password` in
 * `defaults` and `grave` at the DeskForm it asks for the password, which is taken out again after every try.
 */
export function useDeskForm<E extends Endpoint>(endpoint: E, { params, defaults, said, onDone, keeps }: DeskFormOptions<E>) {
  const notices = useNotices();
  const own = useId();
  const change = useDeskChange(endpoint);
  const [refused, setRefused] = useState<string | null>(null);
  const resolver = zodResolver((endpoint.body ?? z.strictObject({})) as z.ZodType<FieldValues, FieldValues>);
  const form = useForm({ resolver, defaultValues: defaults });
  const { register, setError, setValue, formState } = form;

  function refuse(error: CallError) {
    const all = Object.entries(error.fields);
    const known = all.filter(([name]) => name in defaults || name === 'current_password');
    known.forEach(([name, [message = '']], index) => setError(name, { message }, { shouldFocus: index === 0 }));
    const others = all.filter((field) => !known.includes(field));
    if (known.length === 0) setRefused(error.message);
    else if (others.length > 0) setRefused(others.map(([, [message]]) => message).join(' '));
  }

  const submit = form.handleSubmit((body) => {
    setRefused(null);
    change.mutate({ params, body } as unknown as CallInput<E>, {
      onSuccess: (answer) => {
        if (said) notices.say(said);
        form.reset(keeps ? { ...form.getValues(), ...('current_password' in defaults ? { current_password: '' } : {}) } : defaults);
        onDone?.(answer);
      },
      onError: (error) => {
        if ('current_password' in defaults) setValue('current_password', '');
        refuse(error);
      },
    });
  });

  return {
    ...form,
    /** What a field takes: `<TextField label="Name" {...field('name')} />`. */
    field: (
      name: Name<E>,
      options?: { setValueAs?: (value: string) => unknown; onChange?: (event: { target: { value: string } }) => void },
    ) => ({
      ...register(name, options),
      // Its own, as several forms may stand on one page.
      id: `${own}${name}`,
      error: formState.errors[name]?.message as string | undefined,
    }),
    submit,
    busy: change.isPending,
    refused,
    error: change.error,
  };
}

/** For selects and fields of numbers: the number, or null for nothing chosen. */
export const asNumber = { setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)) };
/** For fields that may stay empty: null then. */
export const asNothing = { setValueAs: (value: unknown) => (value === '' ? null : value) };
