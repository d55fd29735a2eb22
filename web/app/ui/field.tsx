import { TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** What every field takes beside its own input's attributes. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** A plain sentence; shown with a sign and tied to the input. */
  error?: string | undefined;
  /** Marks a field that may stay empty; the others are asked for. */
  optional?: boolean;
  fieldClass?: string;
}

/**
 * The id of an input and what describes it. The name serves as id, so that an error summary can point to
 * it; a second form on the same page gives its inputs ids of their own.
 */
export function useFieldIds(given: string | undefined, name: string | undefined, field: FieldProps) {
  const made = useId();
  const id = given ?? name ?? made;
  const parts = [field.hint ? `${id}-hint` : '', field.error ? `${id}-error` : ''].filter(Boolean);
  return {
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    aria: {
      'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
      'aria-invalid': field.error ? (true as const) : undefined,
    },
  };
}

export function FieldLabel({ id, label, optional }: { id: string; label: ReactNode; optional?: boolean | undefined }) {
  return (
    <label htmlFor={id}>
      {label}
      {optional && <span className="opt-mark"> (optional)</span>}
    </label>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return hint ? (
    <p className="hint" id={id}>
      {hint}
    </p>
  ) : null;
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p className="err" id={id}>
      <TriangleAlert className="ic" />
      {error}
    </p>
  ) : null;
}

export function fieldClass(field: FieldProps): string {
  return ['field', field.error && 'field--bad', field.fieldClass].filter(Boolean).join(' ');
}
