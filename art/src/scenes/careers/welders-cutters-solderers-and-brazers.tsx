import { WeldingMask } from '../../headwear.tsx';
import { Plan } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { HOLD_LEFT, HOLD_RIGHT } from '../../poses.ts';
import { Table } from '../../settings.tsx';
import { Stage } from '../../settings-stage.tsx';

/** The bright point where two pieces of steel become one. */
function Sparks(place: Place) {
  return (
    <At {...place}>
      <path d="M0 -46L10 -14L40 -26L18 -2L46 16L14 14L8 44L-6 16L-36 28L-18 4L-44 -12L-12 -12Z" fill={paint('white')} />
      <circle r={12} fill={paint('vanilla')} />
      <Line d="M54 -30L70 -44M56 10L78 12M34 40L46 58M-30 44L-40 60M-46 -30L-58 -46M14 -58L20 -76" color="cherry" width={6} />
    </At>
  );
}

/** The machine that feeds the torch. */
function Feeder(place: Place) {
  return (
    <At {...place}>
      <rect x={-50} y={-104} width={100} height={100} rx={14} fill={paint('cherry')} />
      <path d="M10 -104H36Q50 -104 50 -90V-18Q50 -4 36 -4H10Z" fill={paint('straw-d')} />
      <circle cx={-16} cy={-66} r={17} fill={paint('cream')} />
      <Line d="M-16 -66L-8 -76" color="choc" width={4} />
      <Line d="M-30 -28H8" color="cream" width={7} />
    </At>
  );
}

/** A welder joins a gate behind the mask; a colleague waits behind the screen with the drawing. */
export default function Welders(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="choc-l" {...props}>
      <Line d="M60 500C20 440 60 380 120 372" color="choc" width={8} />
      <Person
        x={190}
        y={222}
        scale={1.12}
        skin={4}
        hair="pony"
        hairColor="black"
        top="waffle-d"
        shade="choc-l"
        wear="apron"
        leftArm={['M-36 78C-70 96 -72 124 -44 132', -40, 132]}
        rightArm={['M36 78C64 98 72 112 66 122', 64, 124]}
        legs="stand"
        trousers="blue-d"
        held={<WeldingMask />}
      />
      <Line d="M150 398V330M206 398V330M262 398V330M318 398V330M128 324H340" color="blue-d" width={13} />
      <Line d="M120 372C150 384 190 350 262 362L296 334" color="choc" width={9} />
      <circle cx={262} cy={361} r={14} fill={paint('waffle')} />
      <circle cx={146} cy={370} r={14} fill={paint('waffle')} />
      <Table x={224} y={396} width={340} color="blue" shade="blue-d" />
      <Sparks x={318} y={326} scale={0.86} />
      <Feeder x={70} y={546} />
      <Person
        x={492}
        y={236}
        scale={1.04}
        skin={2}
        hair="short"
        hairColor="grey"
        top="mint-d"
        shade="#14785A"
        wear="shirt"
        leftArm={HOLD_LEFT}
        rightArm={HOLD_RIGHT}
        extras={['beard']}
        legs="stand"
        trousers="choc"
        held={
          <>
            <WeldingMask up color="straw-d" />
            <Plan y={108} scale={0.86}>
              <Line d="M-34 20V-16M-12 20V-16M10 20V-16M32 20V-16M-40 -20H38" color="blue" width={6} />
            </Plan>
          </>
        }
      />
      <rect x={378} y={178} width={52} height={350} rx={10} fill={paint('cherry')} opacity={0.86} />
      <Line d="M396 190V520M414 190V520" color="straw-d" width={4} />
      <Line d="M366 176H442" color="choc" width={13} />
    </Stage>
  );
}
