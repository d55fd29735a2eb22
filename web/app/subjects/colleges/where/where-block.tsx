import { Suspense, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { fetched } from '../../../lib/fetched.tsx';
import { keptZip } from '../../../lib/kept-zip.ts';
import { paths } from '../../../lib/paths.ts';
import { useHydrated } from '../../../lib/session.ts';
import { useNear } from '../../../lib/use-near.ts';
import { useTypedEarly } from '../../../lib/use-typed-early.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Bone, Skeleton } from '../../../ui/waiting.tsx';
import './where-block.css';

const NearestSchools = fetched(() => import('./nearest-schools.tsx'));

const FIVE_DIGITS = /^\d{5}(-\d{4})?$/;
const BAD_ZIP = 'Type the five digits of a ZIP code, like 97401.';

interface WhereBlockProps {
  career: { slug: string; title: string };
  /** Whether any program of study leads to it. */
  hasPrograms: boolean;
  /** How people get there, where it is not by a program of study. */
  otherWay: string;
  /** Tells a student's own ZIP code; asked for when somebody comes near. */
  own?: ((onZip: (zip: string) => void) => ReactNode) | undefined;
}

/** Where a career can be studied: stands in the page's HTML; schools are asked for when there is a place to measure from. */
export function WhereBlock({ career: { slug, title }, hasPrograms, otherWay, own }: WhereBlockProps) {
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const hydrated = useHydrated();
  const [ownZip, setOwnZip] = useState('');
  const [typed, setTyped] = useState<string | null>(useTypedEarly({ zip: '' }).zip || null);
  const [asked, setAsked] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const known = (hydrated ? keptZip.read() : undefined) ?? ownZip;
  const text = typed ?? known;
  const zip = asked ?? (near && FIVE_DIGITS.test(known) ? known : null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = text.trim();
    if (!FIVE_DIGITS.test(given)) {
      setError(BAD_ZIP);
      document.getElementById('where-zip')?.focus();
      return;
    }
    setError(undefined);
    keptZip.keep(given);
    setAsked(given);
  }

  return (
    <section className="wts" aria-labelledby="where" ref={place}>
      <h2 className="h2" id="where">
        Where to study it
      </h2>
      {!hasPrograms && (
        <>
          <p>No program of study is named for this work, so there is no list of schools for it.</p>
          <p>{otherWay}</p>
        </>
      )}
      {hasPrograms && (
        <>
          {near && own?.(setOwnZip)}
          <p>Type your ZIP code, and see the five nearest schools that teach it.</p>
          <form className="wts__f needs-script" noValidate onSubmit={submit}>
            <div className={error ? 'field field--bad' : 'field'}>
              <label htmlFor="where-zip">ZIP code</label>
              <input
                id="where-zip"
                name="zip"
                className="in"
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={10}
                enterKeyHint="search"
                value={text}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setError(undefined);
                }}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? 'where-zip-error' : undefined}
              />
              {error && (
                <p className="err" id="where-zip-error">
                  {error}
                </p>
              )}
            </div>
            <Button type="submit">Show the nearest</Button>
          </form>
          {zip !== null && (
            <Suspense fallback={<WhereBones />}>
              <NearestSchools career={slug} zip={zip} onUnknown={setError} />
            </Suspense>
          )}
          <p>
            <LinkButton kind="line" to={paths.schools(`?career=${slug}${zip === null ? '' : `&zip=${zip}`}`)}>
              All schools for {title}
            </LinkButton>
          </p>
        </>
      )}
    </section>
  );
}

function WhereBones() {
  return (
    <Skeleton label="Looking for schools…">
      <div className="wts__l">
        {Array.from({ length: 5 }, (_, index) => (
          <Bone key={index} kind="card" size="11rem" />
        ))}
      </div>
    </Skeleton>
  );
}
