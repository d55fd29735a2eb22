import { Suspense, useState, type FormEvent } from 'react';
import { fetched } from '../../lib/fetched.tsx';
import { Button } from '../../ui/button.tsx';
import './newsletter.css';

const ThanksDialog = fetched(() => import('./thanks-dialog.tsx'));

const FIELD = 'newsletter-email';

// Written without the kit's field: it would be the only one that a first visit needs.
/** One field for one letter a month. What does not go through says nothing and keeps what was typed. */
export function Newsletter() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [thanked, setThanked] = useState<boolean>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const outcome = await import('./subscribe.ts')
      .then(({ subscribeAddress }) => subscribeAddress(email))
      .catch(() => 'failed' as const);
    setBusy(false);
    if (outcome === 'invalid') {
      setError('Please enter a valid email address.');
      document.getElementById(FIELD)?.focus();
    }
    if (outcome === 'done') {
      setEmail('');
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
            className="in"
            id={FIELD}
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            value={email}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${FIELD}-error` : undefined}
            onChange={(event) => {
              setEmail(event.target.value);
              setError(undefined);
            }}
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
      <Suspense fallback={null}>
        {thanked !== undefined && <ThanksDialog open={thanked} onClose={() => setThanked(false)} />}
      </Suspense>
    </>
  );
}
