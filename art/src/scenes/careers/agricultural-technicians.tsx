import { CAST } from '../../cast.ts';
import { Tablet } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Leaf } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';

const PROBE: Arm = ['M-36 78C-56 104 -66 126 -78 142', -82, 146];
const SCREEN: Arm = ['M36 78C62 100 62 116 46 118', 42, 118];

function Lettuce({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <At x={x} y={y} scale={size}>
      <Leaf length={58} turn={-58} />
      <Leaf length={58} turn={58} />
      <Leaf length={66} turn={-22} color="mint-l" shade="mint" />
      <Leaf length={66} turn={24} color="mint-l" shade="mint" />
    </At>
  );
}

/** In the greenhouse, a technician measures the soil between two rows of lettuce. */
export default function AgriculturalTechnicians(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="waffle-l" {...props}>
      <path d="M60 470V236C60 96 540 96 540 236V470Z" fill={paint('blue-l')} />
      <Line d="M60 470V236C60 96 540 96 540 236V470M180 470V150M300 470V130M420 470V150M64 240H536M60 356H540" color="white" width={8} />
      <circle cx={460} cy={186} r={26} fill={paint('waffle')} />
      <rect x={8} y={432} width={300} height={48} rx={12} fill={paint('choc-l')} />
      {[54, 136, 216].map((x) => (
        <Lettuce key={x} x={x} y={436} size={1} />
      ))}
      <Person
        x={372}
        y={206}
        scale={1.16}
        {...CAST.greybun}
        skin={5}
        hair="short"
        hairColor="grey"
        top="cherry"
        shade="#B3123A"
        wear="overall"
        extras={['sun-hat', 'beard']}
        face="down"
        leftArm={PROBE}
        rightArm={SCREEN}
        legs="stand"
        trousers="#B3123A"
        shoes="mint-d"
        held={
          <Tablet x={44} y={98} scale={0.68} turn={6}>
            <Line d="M-24 18V2M-6 18V-10M12 18V-2M28 18V-16" color="mint-d" width={9} />
          </Tablet>
        }
      />
      <Line d="M278 372V466" color="blue-d" width={8} />
      <rect x={262} y={348} width={32} height={30} rx={8} fill={paint('waffle')} />
      <Reach x={372} y={206} scale={1.16} skin={5} sleeve="cherry" arm={PROBE} />
      <rect x={430} y={496} width={150} height={44} rx={12} fill={paint('choc-l')} />
      {[468, 540].map((x) => (
        <Lettuce key={x} x={x} y={500} size={0.9} />
      ))}
    </Stage>
  );
}
