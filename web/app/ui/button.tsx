import { ArrowRight, ArrowLeft } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';

export type ButtonKind = 'plain' | 'go' | 'back' | 'line' | 'soft';
export type ButtonSize = 'small' | 'large';

export interface ButtonLook {
  /** 'go' is the one next step of a screen; 'back' the way back; 'line' and 'soft' are quieter. */
  kind?: ButtonKind;
  size?: ButtonSize;
  /** As wide as what holds it. */
  wide?: boolean;
}

export function buttonClass({ kind = 'plain', size, wide }: ButtonLook, extra?: string): string {
  const names = ['btn'];
  if (kind !== 'plain') names.push(`btn--${kind}`);
  if (size) names.push(size === 'small' ? 'btn--s' : 'btn--l');
  if (wide) names.push('btn--wide');
  if (extra) names.push(extra);
  return names.join(' ');
}

/** What stands in a button: 'go' ends with the arrow on its cherry, 'back' begins with an arrow. */
export function ButtonFace({ kind, children }: Pick<ButtonLook, 'kind'> & Pick<ComponentProps<'span'>, 'children'>) {
  if (kind === 'go') {
    return (
      <>
        {children}
        <i aria-hidden="true">
          <ArrowRight className="ic" />
        </i>
      </>
    );
  }
  if (kind === 'back') {
    return (
      <>
        <ArrowLeft className="ic" />
        <span>{children}</span>
      </>
    );
  }
  return children;
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Waiting: keeps its text and its size, says so to assistive technology, and cannot be pressed again. */
    busy?: boolean;
  };

export function Button(props: ButtonProps) {
  const { kind, size, wide, busy = false, className, type = 'button', onClick, children, ...rest } = props;
  function press(event: MouseEvent<HTMLButtonElement>) {
    // A busy button stays in the tab order, so it is not disabled; the press is dropped, and a form with it.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button {...rest} type={type} className={buttonClass({ kind, size, wide }, className)} aria-busy={busy || undefined} onClick={press}>
      <ButtonFace kind={kind}>{children}</ButtonFace>
    </button>
  );
}
