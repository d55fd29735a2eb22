import { paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { At, Line, Picture, type ArtProps } from '../picture.tsx';

/** A mother and her son look at a phone together. */
export default function ParentAndTeen(props: ArtProps) {
  return (
    <Picture width={600} height={420} {...props}>
      <circle cx={300} cy={250} r={230} fill={paint('mint')} opacity={0.5} />
      <Person
        x={212}
        y={186}
        scale={1.3}
        skin={3}
        hair="bun"
        hairColor="grey"
        top="cherry"
        shade="#A81236"
        wear="knit"
        rightArm={['M36 78C66 100 84 116 96 130', 100, 132]}
        extras={['glasses', 'earrings']}
      />
      <Person
        x={396}
        y={214}
        scale={1.22}
        skin={3}
        hair="curls"
        hairColor="black"
        top="blue"
        shade="blue-d"
        wear="hoodie"
        leftArm={['M-36 78C-60 104 -50 124 -24 122', -24, 122]}
        rightArm={['M36 78C60 104 50 124 24 122', 24, 122]}
        face="open"
        held={
          <At y={118}>
            <rect x={-26} y={-42} width={52} height={84} rx={11} fill={paint('choc')} />
            <rect x={-20} y={-34} width={40} height={66} rx={6} fill={paint('mint-l')} />
            <Line d="M-10 0L-2 8L11 -10" color="mint-d" width={6} />
          </At>
        }
      />
      <rect x={56} y={392} width={488} height={28} rx={14} fill={paint('waffle')} />
    </Picture>
  );
}
