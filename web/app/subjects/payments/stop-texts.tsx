import { Button } from '../../ui/button.tsx';
import { usePress } from './payments.queries.ts';

/** For who was texted and is nobody's parent here. */
export function StopTexts({ token }: { token: string }) {
  const stop = usePress('stop', token);
  return (
    <li aria-live="polite">
      <b>Not your child?</b>{' '}
      {stop.data ? (
        stop.data.detail
      ) : (
        <>
          Tell us, and we stop texts to this number.{' '}
          <Button kind="line" size="small" busy={stop.isPending} onClick={() => stop.mutate(undefined)}>
            Stop the texts
          </Button>
          {stop.error && <span> {stop.error.message}</span>}
        </>
      )}
    </li>
  );
}
