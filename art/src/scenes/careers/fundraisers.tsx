import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Bunting } from '../../settings.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Heart } from '../../tools/people.tsx';

/** The board that shows how much has come together: it is nearly full. */
function Thermometer() {
  return (
    <>
      <Line d="M74 520L96 120M184 520L162 120" color="choc-l" width={12} />
      <rect x={52} y={120} width={154} height={330} rx={20} fill={paint('white')} />
      <Heart x={129} y={124} scale={1.1} />
      <rect x={109} y={176} width={40} height={210} rx={20} fill={paint('milk')} />
      <rect x={109} y={214} width={40} height={190} rx={20} fill={paint('cherry')} />
      <circle cx={129} cy={406} r={34} fill={paint('cherry')} />
      <Line d="M118 396A16 16 0 0 1 126 386" color="straw-l" width={6} />
      <Line d="M166 206H184M166 250H184M166 294H184M166 338H184" color="blue" width={8} />
    </>
  );
}

/** A box with a slot and a heart on it, held before the chest. */
function DonationBox() {
  return (
    <>
      <rect x={-50} y={84} width={100} height={70} rx={10} fill={paint('blue')} />
      <path d="M18 84H40Q50 84 50 94V144Q50 154 40 154H18Z" fill={paint('blue-d')} />
      <rect x={-54} y={78} width={108} height={16} rx={8} fill={paint('cream')} />
      <rect x={-18} y={82} width={36} height={7} rx={3.5} fill={paint('choc')} />
      <Heart x={-14} y={126} scale={0.4} />
    </>
  );
}

/** The sum on the board is almost reached: a fundraiser holds out the box, and a child brings the next coin. */
export default function Fundraisers(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="mint" ground="hill" {...props}>
      <At scale={0.625}>
        <Bunting y={64} colors={['straw', 'blue', 'mint-d', 'cherry']} />
      </At>
      <Thermometer />
      <Person
        x={318}
        y={220}
        scale={1.1}
        {...CAST.puffs}
        skin={1}
        hair="wavy"
        hairColor="grey"
        extras={['glasses']}
        top="mint-d"
        shade="#14785A"
        wear="tee"
        face="open"
        leftArm={['M-36 78C-72 98 -72 124 -54 128', -52, 128]}
        rightArm={['M36 78C72 98 72 124 54 128', 52, 128]}
        legs="stand"
        trousers="blue-d"
        held={
          <>
            <DonationBox />
            <circle cx={-50} cy={128} r={12} fill="#F8CFAE" />
            <circle cx={50} cy={128} r={12} fill="#F8CFAE" />
          </>
        }
      />
      <Person
        x={526}
        y={232}
        scale={1.06}
        {...CAST.turban}
        hairColor="straw-d"
        skin={3}
        top="straw"
        shade="straw-d"
        wear="shirt"
        face="smile"
        leftArm={['M-36 78C-50 110 -60 128 -66 144', -68, 148]}
        legs="stand"
        trousers="choc"
      />
      <Person
        x={434}
        y={340}
        scale={0.7}
        {...CAST.longhair}
        skin={3}
        hair="braids"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        wear="overall"
        face="open"
        leftArm={['M-36 78C-66 68 -82 42 -88 12', -90, 6]}
        rightArm={['M36 78C54 98 56 116 50 130', 48, 134]}
        legs="stand"
        trousers="cherry"
        shoes="cream"
        held={
          <>
            <circle cx={-94} cy={-14} r={17} fill={paint('waffle')} />
            <circle cx={-94} cy={-14} r={10} fill={paint('vanilla')} />
          </>
        }
      />
    </Stage>
  );
}
