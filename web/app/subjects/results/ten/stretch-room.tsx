import { useId, useState } from 'react';
import type { Result } from '@careerscoop/contract/results';
import { Block } from '../../../ui/block.tsx';
import { ShownStars } from '../../../ui/stars.tsx';
import { CareerFigure } from '../career-figure.tsx';
import { FactsLine } from './facts-line.tsx';
import { OpenTitle } from './open-title.tsx';
import { resultWords } from '../result-words.ts';
import { SaveHeart } from '../save-heart.tsx';
import { howPicked } from '../how-picked.ts';
import { PickedBadge } from '../picked-badge.tsx';
import { WhyButton } from '../why-button.tsx';
import { Reasons } from '../reasons.tsx';
import './stretch-room.css';

interface StretchRoomProps {
  careers: Result[];
  onOpen: (id: number) => void;
}

/** The stretch picks, labelled as such, with how they were found. */
export function StretchRoom({ careers, onOpen }: StretchRoomProps) {
  const { title, text } = resultWords.stretch;
  const heading = useId();
  return (
    <Block room="blue" page className="stretch" aria-labelledby={heading}>
      <div className="stretch__h">
        <div>
          <PickedBadge ai={careers[0]?.ai ?? ''} tone="askew" />
          <h2 className="h1" id={heading}>
            {title}
          </h2>
        </div>
        <p className="lead">{text}</p>
      </div>
      <ol start={careers[0]?.rank ?? undefined}>
        {careers.map((career) => (
          <StretchCard key={career.id} career={career} onOpen={onOpen} />
        ))}
      </ol>
    </Block>
  );
}

interface StretchCardProps {
  career: Result;
  onOpen: (id: number) => void;
}

function StretchCard({ career, onOpen }: StretchCardProps) {
  const why = useId();
  const [open, setOpen] = useState(false);
  const { label, sentence } = howPicked(career.ai);
  return (
    <li className="stretch__c">
      <CareerFigure career={career} className="stretch__art" />
      <p className="stretch__f">
        {label}
        {career.score !== null && <ShownStars value={career.score} />}
      </p>
      <h3 className="h3">
        <OpenTitle career={career} onOpen={onOpen} />
      </h3>
      <p>{career.description}</p>
      <p className="stretch__how">{sentence}</p>
      <FactsLine career={career} />
      <div className="stretch__x">
        <WhyButton bright controls={why} title={career.unique_title.mask_title} open={open} onOpen={setOpen} />
        <SaveHeart career={career} />
      </div>
      <div id={why} className="card stretch__why" hidden={!open}>
        <Reasons career={career} heading="h4" />
      </div>
    </li>
  );
}
