import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

/** Legs in the air: one far forward, one far back. */
function Leap() {
  return (
    <>
      <Line d="M-14 158C-50 176 -100 178 -150 166" color="blue-d" width={32} />
      <Line d="M14 158C56 168 100 186 146 206" color="blue-d" width={32} />
      <path d="M-148 150L-190 150Q-198 164 -186 172L-146 182Z" fill={paint('cherry')} />
      <path d="M150 190L186 212Q188 228 174 228L134 218Z" fill={paint('cherry')} />
    </>
  );
}

/** Two dancers in the studio: one leaps, one turns in a wheelchair and waves a ribbon. */
export default function Dancers(props: ArtProps) {
  return (
    <Stage back="straw" floor="waffle-l" {...props}>
      <rect x={98} y={118} width={126} height={352} rx={14} fill={paint('straw-l')} />
      <rect x={237} y={118} width={126} height={352} rx={14} fill={paint('straw-l')} />
      <rect x={376} y={118} width={126} height={352} rx={14} fill={paint('straw-l')} />
      <Line d="M120 200L170 150M122 240L206 156M400 200L450 150M402 240L486 156" color="white" width={9} />
      <Line d="M40 404H560" color="choc-l" width={13} />
      <Line d="M96 408V490M504 408V490" color="choc-l" width={11} />
      <Person
        x={478}
        y={286}
        scale={0.96}
        skin={2}
        hair="pony"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        leftArm={['M-36 76C-70 56 -70 10 -40 -40', -36, -46]}
        rightArm={['M36 78C66 84 84 70 92 44', 94, 38]}
        face="open"
        legs="sit"
        trousers="straw-d"
        shoes="cream"
        behind={<Wheelchair color="blue" />}
      />
      <ellipse cx={232} cy={518} rx={92} ry={12} fill={paint('waffle')} />
      <Person
        x={212}
        y={190}
        scale={1}
        turn={-6}
        skin={5}
        hair="fade"
        hairColor="black"
        top="blue"
        shade="#623A27"
        leftArm={['M-36 76C-70 66 -92 40 -110 12', -113, 6]}
        rightArm={['M36 76C72 72 98 52 118 28', 122, 23]}
        face="open"
        extras={['beard']}
        behind={<Leap />}
      />
      <Line d="M446 238C410 200 430 160 462 170C490 182 470 220 446 204C410 176 440 110 500 120" color="cherry" width={9} />
    </Stage>
  );
}
