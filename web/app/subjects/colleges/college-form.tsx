import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { keptZip } from '../../lib/kept-zip.ts';
import { useTypedEarly } from '../../lib/use-typed-early.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { CareerField, type TypedCareer } from './career-field.tsx';
import type { Asked } from './college-address.ts';
import { DISTANCES } from './college-choices.ts';
import { careersNamedQuery } from './colleges.queries.ts';
import { BAD_ZIP, isZip, ZipField } from './zip-field.tsx';

/** Far enough for a choice, near enough to come home at weekends. */
const USUAL_MILES = 100;
const UNKNOWN_CAREER = 'We don’t know that career. Pick one from the list, or leave it empty.';

interface CollegeFormProps {
  asked: Asked;
  /** The title of the career that is asked for, once it is known. */
  career: string | undefined;
  /** The ZIP code that stands in the field before one is asked for. */
  ownZip: string | undefined;
  /** What the server said of the ZIP code. */
  zipError: string | undefined;
  onAsk: (change: Partial<Asked>) => void;
}

/** What to study, where from, and how far. */
export function CollegeForm({ asked, career, ownZip, zipError, onAsk }: CollegeFormProps) {
  const client = useQueryClient();
  const early = useTypedEarly({ career: '', zip: '', miles: USUAL_MILES });
  const [typed, setTyped] = useState<TypedCareer | null>(early.career ? { text: early.career, slug: undefined } : null);
  const [zip, setZip] = useState<string | null>(early.zip || null);
  const [miles, setMiles] = useState<number | null | undefined>(early.miles === USUAL_MILES ? undefined : early.miles);
  const [errors, setErrors] = useState<{ career?: string; zip?: string }>({});
  // Another address, as by the back button, is shown as it is.
  const [seen, setSeen] = useState(asked);
  if (seen.career !== asked.career || seen.zip !== asked.zip || seen.miles !== asked.miles) {
    setSeen(asked);
    if (seen.career !== asked.career) setTyped(null);
    if (seen.zip !== asked.zip) setZip(null);
    setMiles(undefined);
    setErrors({});
  }
  const shownCareer = typed ?? { text: career ?? '', slug: asked.career };
  const shownZip = zip ?? asked.zip ?? ownZip ?? '';
  const shownMiles = miles === undefined ? (asked.zip === undefined ? USUAL_MILES : (asked.miles ?? null)) : miles;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const place = shownZip.trim();
    const slug = shownCareer.slug ?? (await slugOf(shownCareer.text.trim()));
    const wrong = {
      ...(shownCareer.text.trim() !== '' && slug === undefined ? { career: UNKNOWN_CAREER } : {}),
      ...(place !== '' && !isZip(place) ? { zip: BAD_ZIP } : {}),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      document.getElementById(wrong.career ? 'career' : 'zip')?.focus();
      return;
    }
    if (place !== '') keptZip.keep(place);
    const near = place === '' ? {} : { zip: place, miles: shownMiles ?? undefined };
    // Without a ZIP code there is no nearest.
    const sort = place === '' && asked.sort === 'distance' ? { sort: undefined } : {};
    onAsk({ career: slug, zip: undefined, miles: undefined, ...near, ...sort });
  }

  /** Whoever types a career's name in full, or presses Enter before picking, means the first that fits. */
  async function slugOf(text: string): Promise<string | undefined> {
    if (text.length < 2) return undefined;
    const [first] = await client.fetchQuery(careersNamedQuery(text)).catch(() => []);
    return first?.id;
  }

  return (
    <form role="search" aria-label="Where to study" className="sch-form needs-script" noValidate onSubmit={(event) => void submit(event)}>
      <CareerField
        value={shownCareer}
        onValue={(value) => {
          setTyped(value);
          setErrors(({ zip: kept }) => (kept ? { zip: kept } : {}));
        }}
        error={errors.career}
      />
      <ZipField
        id="zip"
        value={shownZip}
        onValue={(text) => {
          setZip(text);
          setErrors(({ career: kept }) => (kept ? { career: kept } : {}));
        }}
        error={errors.zip ?? (zip === null ? zipError : undefined)}
      />
      <SelectField
        label="How far"
        name="miles"
        placeholder="Any distance"
        choices={DISTANCES}
        value={shownMiles ?? ''}
        onChange={({ target }) => setMiles(target.value === '' ? null : Number(target.value))}
      />
      <Button kind="go" type="submit">
        Show schools
      </Button>
    </form>
  );
}
