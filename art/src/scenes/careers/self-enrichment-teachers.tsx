import { CAST } from '../../cast.ts';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const SHOW: Arm = ['M36 78C58 92 68 96 76 96', 81, 96];
const LEFT: Arm = ['M-36 78C-62 96 -52 112 -32 112', -28, 112];
const RIGHT: Arm = ['M36 78C62 96 52 112 32 112', 28, 112];

/** A pot of clay; the place is the middle of its foot. */
function ClayPot({ color, shade, ...place }: Place & { color: Paint; shade: Paint }) {
  return (
    <At {...place}>
      <path d="M-16 -66H16C14 -50 36 -44 34 -22C32 -6 22 0 18 0H-18C-22 0 -32 -6 -34 -22C-36 -44 -14 -50 -16 -66Z" fill={paint(color)} />
      <path d="M4 -66H16C14 -50 36 -44 34 -22C32 -6 22 0 18 0H6C22 -14 18 -44 4 -66Z" fill={paint(shade)} />
      <rect x={-22} y={-72} width={44} height={11} rx={5} fill={paint(color)} />
    </At>
  );
}

/** An evening class: the teacher shows how a pot grows on the wheel, and one learner has made his first. */
export default function SelfEnrichmentTeachers(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="waffle" {...props}>
      <Shelf x={300} y={150} width={300}>
        <ClayPot x={-110} color="straw" shade="straw-d" />
        <ClayPot x={-40} scale={0.76} color="mint" shade="mint-d" />
        <ClayPot x={36} color="blue" shade="blue-d" />
        <ClayPot x={108} scale={0.7} color="cream" shade="milk" />
      </Shelf>
      <Person
        x={312}
        y={250}
        scale={1.02}
        {...CAST.ginger}
        skin={1}
        hair="wavy"
        hairColor="grey"
        top="mint"
        shade="mint-d"
        wear="apron"
        face="down"
        leftArm={LEFT}
        rightArm={RIGHT}
      />
      <ClayPot x={312} y={402} scale={0.92} color="choc-l" shade="#5D3120" />
      <ellipse cx={312} cy={404} rx={58} ry={11} fill={paint('milk')} />
      <path d="M216 400H408L392 450H232Z" fill={paint('blue')} />
      <path d="M352 400H408L392 450H340Z" fill={paint('blue-d')} />
      <ellipse cx={312} cy={402} rx={60} ry={9} fill={paint('milk')} />
      <Line d="M252 450V520M372 450V520" color="choc" width={16} />
      <rect x={280} y={450} width={64} height={60} rx={10} fill={paint('blue-d')} />
      <ClayPot x={312} y={402} scale={0.92} color="choc-l" shade="#5D3120" />
      <Reach x={312} y={250} scale={1.02} skin={1} sleeve="mint" arm={LEFT} />
      <Reach x={312} y={250} scale={1.02} skin={1} sleeve="mint" arm={RIGHT} />
      <Person
        x={134}
        y={212}
        scale={1.14}
        {...CAST.flattop}
        skin={4}
        hair="braids"
        top="straw"
        shade="cherry"
        wear="overall"
        face="open"
        legs="stand"
        trousers="cherry"
        shoes="choc"
        leftArm={['M-36 76C-76 96 -70 128 -44 136', -42, 136]}
        rightArm={SHOW}
      />
      <Person
        x={506}
        y={240}
        scale={1.02}
        {...CAST.turban}
        skin={3}
        hairColor="blue-d"
        top="vanilla"
        shade="waffle-d"
        wear="apron"
        face="open"
        legs="stand"
        leftArm={['M-36 78C-62 100 -48 122 -28 122', -26, 122]}
        rightArm={['M36 78C62 100 48 122 28 122', 26, 122]}
        held={
          <>
            <ClayPot y={142} scale={0.84} color="straw" shade="straw-d" />
            <circle cx={-28} cy={122} r={12} fill={paint('#BC7A4E')} />
            <circle cx={28} cy={122} r={12} fill={paint('#BC7A4E')} />
          </>
        }
      />
    </Stage>
  );
}
