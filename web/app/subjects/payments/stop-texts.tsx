import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { usePress } from './payments.queries.ts';

/** For who was texted and is nobody's parent here. */
export function StopTexts({ token }: { token: string }) {
  const stop = usePress('stop', token);
  // Takes the focus once the button is gone.
  const place = useRef<HTMLLIElement>(null);
  return (
    <li aria-live="polite" ref={place} tabIndex={-1}>
      <b>Not your child?</b>{' '}
      {stop.data ? (
        stop.data.detail
      ) : (
        <>
          Tell us, and we stop texts to this number.{' '}
          <Button
            kind="line"
            size="small"
            busy={stop.isPending}
            onClick={() => stop.mutate(undefined, { onSuccess: () => place.current?.focus() })}
          >
            Stop the texts
          </Button>
          {stop.error && <span> {stop.error.message}</span>}
        </>
      )}
    </li>
  );
}
