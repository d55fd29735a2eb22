import { useId, useState } from 'react';
import type { Result } from '@careerscoop/contract/results';
import { fitWords } from '@careerscoop/contract/result-words';
import { ShownStars } from '../../../ui/stars.tsx';
import { CareerFigure } from '../career-figure.tsx';
import { AlikeLine } from '../alike-line.tsx';
import { FactsLine } from './facts-line.tsx';
import { OpenTitle } from './open-title.tsx';
import { SaveHeart } from '../save-heart.tsx';
import { WhyButton } from '../why-button.tsx';
import { Reasons } from '../reasons.tsx';
import './career-card.css';

interface CareerCardProps {
  career: Result;
  onOpen: (id: number) => void;
}

/** One of the ten: its picture with its place, what it is, its facts, and its reasons when asked for. */
export function CareerCard({ career, onOpen }: CareerCardProps) {
  const why = useId();
  const [open, setOpen] = useState(false);
  return (
    <li className="career-card">
      <div className="career-card__n">
        <CareerFigure career={career} />
        {career.rank !== null && <b className="d">{career.rank}</b>}
      </div>
      <div className="career-card__t">
        <p className="career-card__f">
          {fitWords(career.fit, career.clarity).word}
          {career.score !== null && <ShownStars value={career.score} />}
        </p>
        <h3 className="h3">
          <OpenTitle career={career} onOpen={onOpen} />
        </h3>
      </div>
      <div className="career-card__b">
        <p>{career.description}</p>
        <FactsLine career={career} />
        <AlikeLine alike={career.alike} />
      </div>
      <div className="career-card__x">
        <WhyButton controls={why} title={career.unique_title.mask_title} open={open} onOpen={setOpen} />
        <SaveHeart career={career} />
      </div>
      <div id={why} className="career-card__why" hidden={!open}>
        <Reasons career={career} heading="h4" />
      </div>
    </li>
  );
}
