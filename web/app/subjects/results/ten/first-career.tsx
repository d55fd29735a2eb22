import { useId, useState } from 'react';
import type { Result } from '@careerscoop/contract/results';
import { fitWords } from '@careerscoop/contract/result-words';
import { CareerSceneFile } from '@careerscoop/art/career-scene-file.tsx';
import { useMedia } from '../../../lib/use-media.ts';
import { Block } from '../../../ui/block.tsx';
import { Button } from '../../../ui/button.tsx';
import { ShownStars } from '../../../ui/stars.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AlikeLine } from '../alike-line.tsx';
import { FactsLine } from './facts-line.tsx';
import { OpenTitle } from './open-title.tsx';
import { resultWords } from '../result-words.ts';
import { SaveButton } from '../save-heart.tsx';
import { WhyButton } from '../why-button.tsx';
import { Reasons } from '../reasons.tsx';
import './first-career.css';

interface FirstCareerProps {
  career: Result;
  onOpen: (id: number) => void;
}

/** Wide enough for reasons beside each other. */
const ROOMY = '(min-width: 701px)';

/** The first of the ten: a room with a scene, and its reasons open where there is room. */
export function FirstCareer({ career, onOpen }: FirstCareerProps) {
  const why = useId();
  // On a small screen the list comes first: the reasons are a press away, as on the other nine.
  const wide = useMedia(ROOMY);
  const [chosen, setOpen] = useState<boolean>();
  const open = chosen ?? wide;
  const title = career.unique_title.mask_title;
  return (
    <Block as="article" room="mint" className="first">
      <div className="first__h">
        <div className="first__t">
          <p className="first__k">
            <b className="d">{career.rank}</b>
            {fitWords(career.fit, career.clarity).word}
          </p>
          <h2 className="h1">
            <OpenTitle career={career} onOpen={onOpen} />
          </h2>
          <p className="lead">{career.description}</p>
          <FactsLine career={career} long />
          <AlikeLine alike={career.alike} />
          {career.score !== null && <ShownStars value={career.score} />}
          <div className="row first__a">
            <Button kind="go" onClick={() => onOpen(career.id)}>
              Look closer<VisuallyHidden> at {title}</VisuallyHidden>
            </Button>
            <SaveButton career={career} kind="soft" />
          </div>
        </div>
        <CareerSceneFile onet_code={career.onet_code} className="first__art" eager />
      </div>
      <div className="first__why">
        <div className="first__why-h">
          <h3 className="h2">{resultWords.reasons.title}</h3>
          <WhyButton controls={why} title={title} open={open} onOpen={setOpen} shown={open ? 'Close' : 'Show'} />
        </div>
        <div id={why} className="first__reasons" hidden={!open}>
          <Reasons career={career} heading="h4" />
        </div>
      </div>
    </Block>
  );
}
