import type { ComponentProps } from 'react';
import { Link } from 'react-router';

import { ButtonFace, buttonClass, type ButtonLook } from './button.tsx';

/** A link that looks like a button, for steps that lead to another address. */
export function LinkButton({ kind, size, wide, className, children, ...link }: ComponentProps<typeof Link> & ButtonLook) {
  return (
    <Link {...link} className={buttonClass({ kind, size, wide }, className)}>
      <ButtonFace kind={kind}>{children}</ButtonFace>
    </Link>
  );
}
