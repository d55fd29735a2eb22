import { Block } from '../../ui/block.tsx';
import FounderPicture from '@careerscoop/art/scenes/founder.tsx';

/** Why it began: a story put together from several, and marked as such until the founders tell their own. */
export function Founder() {
  return (
    <Block room="blue" className="founder" aria-labelledby="founder">
      <div className="founder__t">
        <p className="tag founder__e">Example story</p>
        <h2 className="h1" id="founder">
          “A list never helped me. A reason did.”
        </h2>
        <p className="lead">
          At sixteen I could name nine jobs, and five of them were my family’s. A test at school called me creative and left it there. Then
          a woman who made maps for a living asked what I did when nobody was watching, and told me why that mattered in her work.
        </p>
        <p className="lead">That talk took ten minutes. CareerScoop is our way to give it to everybody.</p>
      </div>
      <div className="founder__a">
        <div className="still">
          <FounderPicture title="A woman in a shop holds out an ice cream cone." crop="xMidYMax slice" />
        </div>
      </div>
    </Block>
  );
}
