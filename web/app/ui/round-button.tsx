import type { ComponentProps, MouseEvent } from 'react';

interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who do not see the icon. */
  label: string;
  /** Given, it is a switch: saved or not, open or not. */
  pressed?: boolean;
  line?: boolean;
  busy?: boolean;
}

/** A round button with one icon of lucide, class "ic". */
export function RoundButton(props: RoundButtonProps) {
  const { label, pressed, line = false, busy = false, className, type = 'button', onClick, ...rest } = props;
  const names = ['round', line && 'round--line', className].filter(Boolean).join(' ');
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={names}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={press}
    />
  );
}
