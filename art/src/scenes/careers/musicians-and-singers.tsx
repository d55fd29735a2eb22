import { Microphone } from '../../held.tsx';
import { Drums, Guitar, Note } from '../../instruments.tsx';
import { SKINS } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

/** A band plays: a guitar, the drums behind, and a singer who gives all. */
export default function Musicians(props: ArtProps) {
  return (
    <Stage back="blue" floor="choc-l" {...props}>
      <path d="M150 40L324 510H10ZM450 40L590 510H286Z" fill="#6A70DA" />
      <Person
        x={308}
        y={214}
        scale={0.94}
        skin={2}
        hair="bun"
        hairColor="grey"
        top="waffle"
        shade="waffle-d"
        leftArm={['M-36 78C-74 92 -86 74 -76 46', -75, 42]}
        rightArm={['M36 78C64 92 72 108 62 116', 60, 118]}
        face="open"
        extras={['glasses']}
        held={<Line d="M-75 52L-58 -6M60 120L34 142" color="waffle-l" width={7} />}
      />
      <Drums x={308} y={492} scale={1.08} />
      <Person
        x={142}
        y={224}
        scale={1.06}
        skin={5}
        hair="braids"
        hairColor="black"
        top="mint"
        shade="mint-d"
        leftArm={['M-36 78C-66 104 -56 134 -30 142', -26, 142]}
        rightArm={['M36 78C62 88 72 96 70 102', 70, 104]}
        face="calm"
        legs="stand"
        trousers="blue-d"
        shoes="cherry"
        held={
          <>
            <Line d="M-36 150L30 54" color="choc" width={8} />
            <Guitar x={-6} y={138} />
            <circle cx={-12} cy={140} r={12} fill={SKINS[5][0]} />
            <circle cx={74} cy={96} r={12} fill={SKINS[5][0]} />
          </>
        }
      />
      <Person
        x={470}
        y={292}
        scale={0.96}
        skin={1}
        hair="swoop"
        hairColor="ginger"
        top="straw"
        shade="straw-d"
        leftArm={['M-36 78C-62 100 -44 88 -24 66', -20, 62]}
        rightArm={['M36 76C66 66 82 34 84 4', 84, -4]}
        face="open"
        legs="sit"
        trousers="cream"
        shoes="waffle"
        behind={<Wheelchair color="waffle" />}
        held={
          <>
            <Microphone x={-16} y={64} scale={0.52} turn={14} />
            <circle cx={-20} cy={66} r={12} fill={SKINS[1][0]} />
          </>
        }
      />
      <Note x={212} y={104} turn={-8} />
      <Note x={384} y={88} turn={8} />
    </Stage>
  );
}
