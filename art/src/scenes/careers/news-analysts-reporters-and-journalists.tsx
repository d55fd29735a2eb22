import { CAST } from '../../cast.ts';
import { Microphone } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { OUT_LEFT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Cloud } from '../../settings.tsx';

const ASK: Arm = ['M36 78C62 104 84 96 94 84', 98, 80];
const NOTE: Arm = ['M-36 78C-62 100 -60 118 -40 122', -36, 122];
const SHOULDER: Arm = ['M36 76C66 84 70 52 58 34', 54, 30];

/** A street with a town hall under a flag. */
function Town() {
  return (
    <>
      <path d="M96 478V250H196V478Z" fill={paint('blue')} />
      <path d="M116 280H138V308H116ZM154 280H176V308H154ZM116 330H138V358H116ZM154 330H176V358H154Z" fill={paint('vanilla')} />
      <Line d="M322 160V96" color="choc" width={6} />
      <path d="M322 96H362L352 110L362 124H322Z" fill={paint('cherry')} />
      <path d="M196 244L322 156L448 244Z" fill={paint('waffle-l')} />
      <rect x={210} y={244} width={224} height={234} fill={paint('white')} />
      <Line d="M240 270V470M286 270V470M358 270V470M404 270V470" color="#EBD5B6" width={20} />
      <rect x={198} y={236} width={248} height={20} rx={8} fill={paint('waffle-l')} />
      <path d="M448 478V300H516V478Z" fill={paint('waffle')} />
    </>
  );
}

/** A journalist asks a question and notes the answer, while a colleague films it. */
export default function Journalists(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="straw" {...props}>
      <Cloud x={150} y={176} scale={0.7} color="white" />
      <Town />
      <Person
        x={110}
        y={268}
        scale={0.94}
        skin={2}
        hair="short"
        hairColor="brown"
        top="choc-l"
        shade="choc"
        wear="vest"
        trousers="blue-d"
        legs="stand"
        face="look"
        rightArm={SHOULDER}
        held={
          <At x={62} y={4}>
            <rect x={-40} y={-26} width={76} height={48} rx={12} fill={paint('blue-d')} />
            <rect x={32} y={-18} width={28} height={32} rx={6} fill={paint('choc')} />
            <circle cx={58} cy={-2} r={13} fill={paint('blue-l')} />
            <circle cx={-24} cy={-12} r={5} fill={paint('cherry')} />
            <Line d="M-30 -28H14" color="choc" width={8} />
          </At>
        }
      />
      <Person
        x={274}
        y={206}
        scale={1.16}
        skin={5}
        hair="puffs"
        hairColor="black"
        top="cherry"
        shade="#B3123A"
        wear="shirt"
        trousers="choc"
        legs="stand"
        face="look"
        extras={['earrings']}
        leftArm={NOTE}
        rightArm={ASK}
        held={
          <>
            <At x={-34} y={108} turn={-8}>
              <rect x={-22} y={-30} width={44} height={58} rx={6} fill={paint('white')} />
              <Line d="M-12 -14H12M-12 -2H12M-12 10H4" color="blue" width={4} />
            </At>
            <Microphone x={102} y={66} />
            <Reach skin={5} sleeve="#B3123A" arm={ASK} />
          </>
        }
      />
      <Person
        {...CAST.greyfade}
        x={462}
        y={246}
        scale={1.02}
        flip
        skin={2}
        hair="bob"
        hairColor="grey"
        extras={['glasses']}
        broad
        top="mint-d"
        shade="#14785A"
        wear="knit"
        legs="stand"
        face="open"
        leftArm={OUT_LEFT}
      />
    </Stage>
  );
}
