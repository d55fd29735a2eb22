import { Check, X } from 'lucide-react';
import { Block, Card } from '../../ui/block.tsx';
import NaturalistPicture from '@careerscoop/art/scenes/park-naturalist.tsx';

/** What one gets at the end, by one example, and what is there beyond the list. */
export function Preview() {
  return (
    <Block room="vanilla" className="preview" aria-labelledby="preview">
      <div className="preview__t">
        <h2 className="h1" id="preview">
          Ten careers, and the why
        </h2>
        <ul className="preview__l">
          <li>
            <b>Seven that fit. Three to stretch you.</b>
            Each one tells you which of your answers led to it, and what does not fit.
          </li>
          <li>
            <b>Pay, outlook and AI.</b>
            Every figure names its source. No percent match, no guessing.
          </li>
          <li>
            <b>Someone to think with.</b>
            Plans can add AI companions and half an hour a month with a mentor who does the job.
          </li>
        </ul>
      </div>
      <Card as="article" className="sample">
        <div className="sample__a">
          <div className="still">
            <NaturalistPicture crop="xMidYMax slice" />
          </div>
        </div>
        <p className="tag sample__e">Example</p>
        <h3 className="h2">Park naturalist</h3>
        <p className="soft">Shows people what lives in the woods.</p>
        <ul className="sample__r">
          <Reason fits text="You like being outdoors more than most other things." />
          <Reason fits text="You are great at explaining." />
          <Reason text="You rated keeping records lower than other things." />
        </ul>
      </Card>
    </Block>
  );
}

function Reason({ fits = false, text }: { fits?: boolean; text: string }) {
  const Icon = fits ? Check : X;
  return (
    <li>
      <Icon className="ic" />
      <span>
        <span className="vh">{fits ? 'For it: ' : 'Against it: '}</span>
        {text}
      </span>
    </li>
  );
}
