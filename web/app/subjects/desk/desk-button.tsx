import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { KeyHint } from './keys/key-hint.tsx';
import type { ActKey } from './keys/act-keys.ts';

interface DeskLook {
  /** `go` is the one next step of a form or an open item, with the cherry. */
  kind?: 'go' | 'line';
  /** The key that presses it: in the row or item with the focus, else the first on the screen. */
  shortcut?: ActKey;
  /** Whom or what it is about, for those who hear one button of many: "Open Jordan". */
  about?: string;
}

type DeskButtonProps = Omit<ComponentProps<'button'>, 'aria-keyshortcuts'> & DeskLook & { busy?: boolean };

/** A button of the desk, with its key on it. */
export function DeskButton({ kind = 'line', shortcut, about, busy = false, type = 'button', onClick, children, ...rest }: DeskButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`dbtn dbtn--${kind}`}
      aria-busy={busy || undefined}
      aria-keyshortcuts={shortcut}
      onClick={(event) => {
        // A busy button keeps the focus; the press is dropped, and a form with it.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
      {about && <span className="vh"> {about}</span>}
      {shortcut && <KeyHint of={shortcut} />}
    </button>
  );
}

type DeskLinkProps = Omit<ComponentProps<typeof Link>, 'aria-keyshortcuts'> & DeskLook;

/** The same that leads to an address. */
export function DeskLink({ kind = 'line', shortcut, about, children, ...rest }: DeskLinkProps) {
  return (
    <Link {...rest} className={`dbtn dbtn--${kind}`} aria-keyshortcuts={shortcut}>
      {children}
      {about && <span className="vh"> {about}</span>}
      {shortcut && <KeyHint of={shortcut} />}
    </Link>
  );
}
