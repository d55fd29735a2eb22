import { Check, Heart } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../../lib/paths.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { useSaveSchools } from './use-save-schools.ts';

const NUMBERS = ['', 'it', 'both', 'all three', 'all four', 'all five', 'all six', 'all seven', 'all eight', 'all nine', 'all ten'];

/** Saves all schools of a card with one press, beside the careers that are saved. Free for every student. */
export function SaveSchools({ unitids }: { unitids: readonly number[] }) {
  const { save, saving, saved, refusal } = useSaveSchools(unitids);
  if (saved) {
    return (
      <p className="sc-saved" role="status">
        <Check className="ic" />
        <span>
          <b>Saved.</b> <Link to={paths.recommendations}>See them beside your careers</Link>
        </span>
      </p>
    );
  }
  return (
    <>
      <button type="button" className="quiet" aria-busy={saving || undefined} onClick={() => saving || save()}>
        <Heart className="ic" />
        Save {NUMBERS[unitids.length] ?? 'all of them'}
      </button>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
    </>
  );
}
