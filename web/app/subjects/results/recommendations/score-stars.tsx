import { ShownStars } from '../../../ui/stars.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** The stars that the student gave; no rating is not the lowest one. */
export function ScoreStars({ score }: { score: number | null }) {
  if (score !== null) return <ShownStars value={score} />;
  return (
    <span>
      <span aria-hidden="true">
        <ShownStars value={0} />
      </span>
      <VisuallyHidden>Not rated yet</VisuallyHidden>
    </span>
  );
}
