import type { ReactNode } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fetchAhead, UNCHECKED } from '../../lib/checks-later.ts';
import { FormError } from '../../ui/form-error.tsx';
import '../../ui/css/form-grid.css';
import './sign-up.css';

interface PageFormProps<F extends FieldValues, T> {
  form: UseFormReturn<F, unknown, T>;
  /** The fields as they follow each other on the page. */
  order: readonly Path<F>[];
  /** Fetches the checks, once somebody begins to fill it in. */
  onBegin: () => Promise<unknown>;
  onSend: (fields: T) => unknown;
  children: ReactNode;
}

/** One page of a sign-up: everything that is wrong is said on top at once, and the first of it takes the focus. */
export function PageForm<F extends FieldValues, T>({ form, order, onBegin, onSend, children }: PageFormProps<F, T>) {
  const { errors } = form.formState;
  return (
    <>
      <FormError title={errors[UNCHECKED] && 'Not checked yet'} faults={faultsOf(errors, order)} />
      <form
        className="form-grid"
        noValidate
        method="post"
        onFocus={() => fetchAhead(onBegin)}
        onSubmit={form.handleSubmit(onSend, (found) => focusFirst(found, order))}
      >
        {children}
      </form>
    </>
  );
}

/** What is wrong, in the order of the page, which is not the order in which fields made themselves known. */
function faultsOf<F extends FieldValues>(errors: FieldErrors<F>, order: readonly Path<F>[]) {
  const unchecked = errors[UNCHECKED]?.message;
  if (typeof unchecked === 'string') return [{ message: unchecked }];
  return order.flatMap((id) => {
    const message = errors[id]?.message;
    return typeof message === 'string' && message ? [{ id, message }] : [];
  });
}

function focusFirst<F extends FieldValues>(errors: FieldErrors<F>, order: readonly Path<F>[]): void {
  const first = order.find((name) => errors[name]);
  if (first) document.getElementById(first)?.focus();
}
