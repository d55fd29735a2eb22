import type { CSSProperties, ReactNode } from 'react';
import ChoosePicture from '@careerscoop/art/scenes/slice-choose.tsx';
import PickPicture from '@careerscoop/art/scenes/slice-pick.tsx';
import RatePicture from '@careerscoop/art/scenes/slice-rate.tsx';
import SortPicture from '@careerscoop/art/scenes/slice-sort.tsx';

interface SliceProps {
  room: 'straw' | 'mint' | 'waffle' | 'blue';
  /** How wide: its share of the time, with a floor so that its words fit. */
  share: number;
  time: string;
  name: string;
  text: string;
  art: ReactNode;
}

function Slice({ room, share, time, name, text, art }: SliceProps) {
  return (
    <li className={`slice b-${room}`} style={{ '--f': share } as CSSProperties}>
      <p className="d slice__t">{time}</p>
      <p className="d d3 slice__n">{name}</p>
      <p className="slice__p">{text}</p>
      <div className="slice__a">
        <div className="still">{art}</div>
      </div>
    </li>
  );
}

const FOOT = 'xMidYMax meet';

/** The four parts of the assessment, drawn as wide as they are long. */
export function Sliced() {
  return (
    <section className="wrap home-part" aria-labelledby="sliced">
      <div className="home-head">
        <h2 className="h1" id="sliced">
          Thirteen minutes, sliced
        </h2>
        <p className="lead soft">The wider the slice, the longer we think it takes. Stop when you like. We keep your place.</p>
      </div>
      <ol className="slab">
        <Slice
          room="straw"
          share={4.1}
          time="4 min"
          name="Rate"
          text="48 things people do at work. Would you enjoy them?"
          art={<RatePicture crop={FOOT} />}
        />
        <Slice
          room="mint"
          share={2.5}
          time="2½ min"
          name="Sort"
          text="21 skills, from “I am great at it” down."
          art={<SortPicture crop={FOOT} />}
        />
        <Slice
          room="waffle"
          share={4.4}
          time="4½ min"
          name="Choose"
          text="One of six, twelve times. Your answers so far choose them."
          art={<ChoosePicture crop={FOOT} />}
        />
        <Slice room="blue" share={1.55} time="40 s" name="Pick" text="Three cups." art={<PickPicture crop={FOOT} />} />
      </ol>
    </section>
  );
}
