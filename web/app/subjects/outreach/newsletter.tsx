import { Suspense, useRef, useState, type FormEvent } from 'react';
import { fetched } from '../../lib/fetched.tsx';
import { Button } from '../../ui/button.tsx';
import './newsletter.css';

const ThanksDialog = fetched(() => import('./thanks-dialog.tsx'));

const FIELD = 'newsletter-email';

// Written without the kit's field: it would be the only one that a first visit needs.
/** One field for one letter a month. What does not go through says nothing and keeps what was typed. */
export function Newsletter() {
  // Left to the browser: what was typed before the page came to life stays.
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [thanked, setThanked] = useState<boolean>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = field.current;
    if (busy || !input) return;
    setBusy(true);
    const outcome = await import('./subscribe.ts')
      .then(({ subscribeAddress }) => subscribeAddress(input.value))
      .catch(() => 'failed' as const);
    setBusy(false);
    if (outcome === 'invalid') {
      setError('Please enter a valid email address.');
      input.focus();
    }
    if (outcome === 'done') {
      input.value = '';
      setThanked(true);
    }
  }

  return (
    <>
      <form className="foot__f letter needs-script" onSubmit={(event) => void send(event)} noValidate>
        <div className={error ? 'field field--bad' : 'field'}>
          <label className="vh" htmlFor={FIELD}>
            Email for the newsletter
          </label>
          <input
            ref={field}
            className="in"
            id={FIELD}
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${FIELD}-error` : undefined}
            onChange={() => setError(undefined)}
          />
          {error && (
            <p className="err" id={`${FIELD}-error`} role="alert">
              {error}
            </p>
          )}
        </div>
        <Button type="submit" busy={busy}>
          Send it to me
        </Button>
      </form>
      <Suspense fallback={null}>{thanked !== undefined && <ThanksDialog open={thanked} onClose={() => setThanked(false)} />}</Suspense>
    </>
  );
}
