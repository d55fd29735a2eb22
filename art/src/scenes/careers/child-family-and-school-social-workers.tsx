import { paint, SKINS } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Armchair, Board, PotPlant } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Heart } from '../../tools/people.tsx';

/** What the child drew: a house, three people and a sun. */
function Drawing() {
  return (
    <>
      <rect x={-58} y={-42} width={116} height={84} rx={7} fill={paint('white')} />
      <path d="M-46 -4L-26 -26L-6 -4V28H-46Z" fill={paint('straw')} />
      <rect x={-32} y={8} width={13} height={20} fill={paint('choc-l')} />
      <Line d="M10 28V8M26 28V2M40 28V14" color="blue" width={7} />
      <circle cx={10} cy={-2} r={6} fill={paint('waffle')} />
      <circle cx={26} cy={-8} r={6} fill={paint('choc-l')} />
      <circle cx={40} cy={5} r={5} fill={paint('choc-l')} />
      <circle cx={44} cy={-28} r={9} fill={paint('waffle')} />
    </>
  );
}

/** A social worker visits: a child shows a drawing, the father listens. */
export default function SocialWorkers(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="straw-l" {...props}>
      <Board x={300} y={142} width={120} height={88} color="mint-l" frame="white">
        <Heart y={2} scale={0.6} />
      </Board>
      <PotPlant x={556} y={470} scale={0.76} color="straw-d" />
      <path d="M120 536Q300 500 480 536L500 552H100Z" fill={paint('mint')} />
      <Person
        x={136}
        y={270}
        scale={1.02}
        skin={5}
        hair="bun"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="knit"
        extras={['glasses', 'earrings']}
        leftArm={['M-36 76C-62 104 -58 136 -36 142', -32, 142]}
        rightArm={['M36 78C64 96 80 96 96 84', 99, 80]}
        face="open"
        legs="sit"
        trousers="blue-d"
        shoes="waffle"
        behind={<Armchair color="blue" shade="blue-d" />}
        held={
          <At x={-14} y={140} turn={-6}>
            <rect x={-34} y={-24} width={64} height={46} rx={6} fill={paint('waffle')} />
            <Line d="M-20 -8H14M-20 6H2" color="cream" width={5} />
            <circle cx={-18} cy={4} r={12} fill={SKINS[5][0]} />
          </At>
        }
      />
      <Person
        x={470}
        y={270}
        scale={1.02}
        skin={2}
        hair="swoop"
        hairColor="brown"
        top="waffle"
        shade="waffle-d"
        wear="hoodie"
        extras={['beard']}
        broad
        leftArm={['M-36 76C-56 108 -40 136 -18 138', -16, 138]}
        rightArm={['M36 76C56 108 40 136 18 138', 16, 138]}
        legs="sit"
        trousers="choc"
        shoes="cream"
        behind={<Armchair color="straw" shade="straw-d" />}
      />
      <rect x={206} y={504} width={34} height={34} rx={7} fill={paint('waffle')} />
      <rect x={242} y={504} width={34} height={34} rx={7} fill={paint('blue')} />
      <rect x={224} y={468} width={34} height={34} rx={7} fill={paint('straw-d')} />
      <Person
        x={322}
        y={334}
        scale={0.72}
        skin={3}
        hair="puffs"
        hairColor="brown"
        top="cherry"
        shade="straw-d"
        wear="stripe"
        leftArm={['M-36 78C-66 98 -66 112 -54 116', -54, 116]}
        rightArm={['M36 78C66 98 66 112 54 116', 54, 116]}
        face="open"
        legs="stand"
        trousers="blue"
        held={
          <At y={114}>
            <Drawing />
            <circle cx={-56} cy={2} r={12} fill={SKINS[3][0]} />
            <circle cx={56} cy={2} r={12} fill={SKINS[3][0]} />
          </At>
        }
      />
    </Stage>
  );
}
