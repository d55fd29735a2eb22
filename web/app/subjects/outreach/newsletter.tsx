import { lazy, Suspense, useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import './newsletter.css';

const ThanksDialog = lazy(() => import('./thanks-dialog.tsx'));

/** One field for one letter a month. What does not go through says nothing and keeps what was typed. */
export function Newsletter() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [thanked, setThanked] = useState<boolean>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('newsletter_email');
    if (busy) return;
    setBusy(true);
    const outcome = await import('./subscribe.ts')
      .then(({ subscribeAddress }) => subscribeAddress(email))
      .catch(() => 'failed' as const);
    setBusy(false);
    if (outcome === 'invalid') {
      setError('Please enter a valid email address.');
      if (field instanceof HTMLElement) field.focus();
    }
    if (outcome === 'done') {
      setEmail('');
      setThanked(true);
    }
  }

  return (
    <>
      <form className="foot__f letter" onSubmit={(event) => void send(event)} noValidate>
        <TextField
          label={<span className="vh">Email for the newsletter</span>}
          name="newsletter_email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          value={email}
          error={error}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" busy={busy}>
          Send it to me
        </Button>
      </form>
      <p className="vh" aria-live="polite">
        {error}
      </p>
      <Suspense fallback={null}>
        {thanked !== undefined && <ThanksDialog open={thanked} onClose={() => setThanked(false)} />}
      </Suspense>
    </>
  );
}
