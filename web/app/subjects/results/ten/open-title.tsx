import type { Result } from '@careerscoop/contract/results';

/** The title of a career: pressing it opens the career over the list. */
export function OpenTitle({ career, onOpen }: { career: Result; onOpen: (id: number) => void }) {
  return (
    <button className="open-title" type="button" aria-haspopup="dialog" onClick={() => onOpen(career.id)}>
      <span className="vh">Open </span>
      {career.unique_title.mask_title}
    </button>
  );
}
