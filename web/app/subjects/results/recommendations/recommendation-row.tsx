import { useId, useState } from 'react';
import type { Result } from '@careerscoop/contract/results';
import { fitWords } from '@careerscoop/contract/result-words';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CareerFigure } from '../career-figure.tsx';
import { PickedBadge } from '../picked-badge.tsx';
import { Reasons } from '../reasons.tsx';
import { ShownStars } from '../../../ui/stars.tsx';
import { WhyButton } from '../why-button.tsx';

/** One recommended career in the profile. */
export function RecommendationRow({ career }: { career: Result }) {
  const why = useId();
  const [open, setOpen] = useState(false);
  const title = career.unique_title.mask_title;
  return (
    <li className="rec">
      <CareerFigure career={career} className="rec__art" />
      <div className="rec__t">
        <h3 className="h3">{title}</h3>
        <p className="rec__f">
          <ScoreStars score={career.score} />
          <span className="small soft">
            {fitWords(career.fit, career.clarity).word}
            {career.rank === null && ', not in your ten now'}
          </span>
          {career.ai && <PickedBadge ai={career.ai} tone="straw" />}
        </p>
      </div>
      <div className="rec__x">
        <WhyButton controls={why} title={title} open={open} onOpen={setOpen} />
        <LinkButton size="small" to={paths.recommendedCareer(career.id)}>
          View<VisuallyHidden> {title}</VisuallyHidden>
        </LinkButton>
      </div>
      <div id={why} className="rec__why" hidden={!open}>
        <Reasons career={career} heading="h4" />
      </div>
    </li>
  );
}

/** The stars that the student gave; no rating is not the lowest one. */
function ScoreStars({ score }: { score: number | null }) {
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
