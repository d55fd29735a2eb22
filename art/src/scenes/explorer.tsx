import { paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { Picture, type ArtProps } from '../picture.tsx';
import { UP_LEFT } from '../poses.ts';
import { MusicNote } from '../tools/arts.tsx';
import { Gear } from '../tools/making.tsx';
import { Sprout } from '../tools/nature.tsx';
import { Lens } from '../tools/science.tsx';

/** A girl with braids holds up a magnifying glass. */
export default function Explorer(props: ArtProps) {
  return (
    <Picture width={600} height={420} {...props}>
      <circle cx={300} cy={240} r={220} fill={paint('waffle-l')} opacity={0.55} />
      <Person
        x={250}
        y={186}
        scale={1.35}
        skin={4}
        hair="braids"
        hairColor="black"
        wear="overall"
        leftArm={UP_LEFT}
        rightArm={['M36 78C60 100 66 130 52 146', 50, 148]}
        face="open"
        extras={['earrings']}
        held={<Lens x={-78} y={-44} scale={0.78} turn={-20} />}
      />
      <rect x={56} y={392} width={488} height={28} rx={14} fill={paint('cream')} />
      <Sprout x={470} y={346} scale={1.1} />
      <MusicNote x={460} y={130} scale={0.8} />
      <Gear x={112} y={340} scale={0.7} />
    </Picture>
  );
}
