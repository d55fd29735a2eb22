import { CAST } from '../../cast.ts';
import { Note } from '../../instruments.tsx';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Stage } from '../../settings-stage.tsx';

const BEAT: Arm = ['M36 76C70 66 80 36 78 8', 78, 0];
const LEAD: Arm = ['M-36 76C-66 84 -84 62 -88 36', -89, 30];

/** A violin with its bow; the place is its middle. */
function Violin(place: Place) {
  return (
    <At {...place}>
      <rect x={-5} y={-92} width={10} height={70} rx={4} fill={paint('choc')} />
      <circle cy={-94} r={9} fill={paint('choc-l')} />
      <path
        d="M-20 -30C-6 -42 6 -42 20 -30C30 -20 20 -8 20 -2C30 6 36 24 24 36C10 46 -10 46 -24 36C-36 24 -30 6 -20 -2C-20 -8 -30 -20 -20 -30Z"
        fill={paint('waffle-d')}
      />
      <Line d="M0 -84V26" color="cream" width={3} />
      <rect x={-10} y={20} width={20} height={7} rx={3} fill={paint('choc')} />
    </At>
  );
}

/** A player of the orchestra from behind, bow in the air. */
function Player({ hair, top, flip = false, ...place }: Place & { hair: Paint; top: Paint; flip?: boolean }) {
  return (
    <At {...place} flip={flip}>
      <Violin x={54} y={22} scale={0.9} turn={58} />
      <path d="M-62 150C-62 76 -44 56 0 56C44 56 62 76 62 150Z" fill={paint(top)} />
      <Line d="M48 92C76 84 78 60 66 44" color={top} width={24} />
      <Line d="M28 -46L112 62" color="choc" width={5} />
      <circle r={38} fill={paint(hair)} />
    </At>
  );
}

/** The score before her, the baton in the air: a conductor brings the strings in. */
export default function MusicDirectors(props: ArtProps) {
  return (
    <Stage back="straw-d" floor="#B3123A" {...props}>
      <Line d="M92 226Q300 170 508 226M80 320Q300 260 520 320" color="waffle" width={28} />
      <Note x={182} y={128} scale={1.1} />
      <Note x={478} y={150} scale={0.9} />
      <rect x={190} y={512} width={220} height={60} rx={10} fill={paint('waffle')} />
      <rect x={176} y={500} width={248} height={22} rx={10} fill={paint('cream')} />
      <Person
        x={300}
        y={208}
        scale={1.14}
        {...CAST.longhair}
        skin={3}
        hair="bob"
        hairColor="black"
        top="choc"
        shade="#241009"
        wear="shirt"
        extras={['glasses']}
        face="open"
        legs="stand"
        trousers="choc"
        shoes="choc"
        leftArm={LEAD}
        rightArm={BEAT}
        held={
          <>
            <Line d="M74 6L122 -56" color="white" width={6} />
            <circle cx={78} cy={0} r={12} fill={paint('#BC7A4E')} />
          </>
        }
      />
      <Line d="M300 420V552M262 552H338" color="choc-l" width={11} />
      <path d="M214 356H386L402 424H198Z" fill={paint('choc-l')} />
      <path d="M226 350H298V410H212ZM302 350H374L388 410H302Z" fill={paint('white')} />
      <Line d="M236 366H284M232 380H284M228 394H284M316 366H364M316 380H368M316 394H372" color="blue" width={3.5} />
      <circle cx={252} cy={380} r={5} fill={paint('choc')} />
      <circle cx={274} cy={367} r={5} fill={paint('choc')} />
      <circle cx={330} cy={394} r={5} fill={paint('choc')} />
      <circle cx={352} cy={374} r={5} fill={paint('choc')} />
      <Player x={92} y={420} hair="#7E2F22" top="blue" />
      <Player x={508} y={420} hair="#2A1814" top="mint-d" flip />
    </Stage>
  );
}
