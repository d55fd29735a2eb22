import { type ReactNode, useId } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Reference } from '../../ui/reference.tsx';
import { DeskButton } from './desk-button.tsx';
import type { ActKey } from './keys/act-keys.ts';
import { useTellWriting } from './writing-dialog.tsx';

interface DeskFormProps {
  /** What useDeskForm gives. */
  form: {
    submit: () => Promise<void>;
    busy: boolean;
    refused: string | null;
    formState: { isDirty: boolean };
    error: (Error & { reference?: string | undefined }) | null;
    field: (name: never) => { error: string | undefined };
  };
  /** Its headline, for those who jump from one to the next. */
  title?: ReactNode;
  children?: ReactNode;
  /** The words on its button. */
  go: string;
  shortcut?: ActKey;
  /** A grave step: what follows, and for whom. The form then asks for the password. */
  grave?: ReactNode;
  /** What else can be pressed beside the main button. */
  others?: ReactNode;
}

/** A form of the desk. Where it is grave it says what follows and asks for the password, in the same form. */
export function DeskForm({ form, title, children, go, shortcut, grave, others }: DeskFormProps) {
  const heading = useId();
  useTellWriting(form.formState.isDirty);
  const password = grave ? form.field('current_password' as never) : undefined;
  return (
    <form
      className="desk-form"
      noValidate
      aria-labelledby={title ? heading : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.busy) void form.submit();
      }}
      // Cmd or Ctrl with Enter sends it from any of its fields.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.requestSubmit();
      }}
    >
      {title && <h2 id={heading}>{title}</h2>}
      {children}
      {grave && <p className="soft">{grave}</p>}
      {password && <PasswordField label="Your password, again" autoComplete="current-password" {...password} />}
      {form.refused && (
        <Notice tone="bad">
          {form.refused} <Reference of={form.error} />
        </Notice>
      )}
      <div className="desk-row">
        <DeskButton kind="go" type="submit" busy={form.busy} shortcut={shortcut}>
          {go}
        </DeskButton>
        {others}
      </div>
    </form>
  );
}
