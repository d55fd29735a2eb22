import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, Picture, type ArtProps } from '../../picture.tsx';
import { Fir, LogEnd } from '../../settings-forest.tsx';
import { Wheel } from '../../settings-vehicles.tsx';

/** The cab with the one who drives in it, seen through its window. */
function Cab() {
  return (
    <At x={150} y={296}>
      <rect x={-92} y={-108} width={184} height={200} rx={22} fill={paint('waffle')} />
      <rect x={-76} y={-90} width={152} height={138} rx={12} fill={paint('blue-l')} />
      <Person
        x={-2}
        y={-30}
        scale={0.86}
        skin={4}
        hair="bob"
        hairColor="black"
        top="cherry"
        shade="#B3123A"
        wear="overall"
        extras={['hard-hat', 'glasses']}
        face="look"
        leftArm={['M-36 76C-52 84 -58 80 -60 72', -60, 68]}
        rightArm={['M36 76C52 84 60 80 64 72', 64, 68]}
      />
      <Line d="M-52 56V34M54 56V34" color="choc" width={9} />
      <path d="M-92 48H92V82Q92 92 82 92H-82Q-92 92 -92 82Z" fill={paint('waffle-d')} />
      <Line d="M-58 -64L-34 -84M46 -60L62 -74" color="white" width={8} />
      <rect x={-102} y={-122} width={204} height={22} rx={11} fill={paint('waffle-d')} />
      <rect x={-84} y={-134} width={30} height={16} rx={6} fill={paint('cherry')} />
      <rect x={54} y={-134} width={30} height={16} rx={6} fill={paint('cherry')} />
    </At>
  );
}

/** From the cab of a harvester, the operator swings a whole trunk through the air with two small levers. */
export default function LoggingEquipmentOperators(props: ArtProps) {
  return (
    <Picture width={600} height={560} {...props}>
      <circle cx={300} cy={286} r={254} fill={paint('vanilla')} />
      <Fir x={304} y={470} scale={1.3} color="mint" />
      <Fir x={384} y={476} scale={1.1} />
      <Fir x={552} y={478} scale={1.36} />
      <path d="M0 560C0 500 60 470 150 464Q300 448 450 464C540 470 600 500 600 560Z" fill={paint('mint-l')} />
      <Cab />
      <path d="M40 386H324V452H40Z" fill={paint('waffle')} />
      <path d="M248 388V330H306Q324 330 324 348V452H248Z" fill={paint('waffle-d')} />
      <Line d="M266 352H306M266 370H306" color="choc-l" width={7} />
      <rect x={24} y={436} width={326} height={92} rx={46} fill={paint('choc')} />
      {[74, 150, 226, 302].map((x) => (
        <Wheel key={x} x={x - 2} y={482} r={30} />
      ))}
      <Line d="M300 352L374 138L482 124" color="waffle" width={26} />
      <Line d="M318 322L386 190" color="milk" width={9} />
      <Line d="M482 124V204" color="choc-l" width={16} />
      <circle cx={374} cy={138} r={17} fill={paint('choc')} />
      <circle cx={482} cy={124} r={15} fill={paint('choc')} />
      <At x={480} y={270} turn={-5}>
        <rect x={-126} y={-28} width={246} height={56} rx={22} fill={paint('choc-l')} />
        <Line d="M-80 -8H-40M48 8H74M-70 12H-52" color="choc" width={5} />
        <LogEnd x={-112} r={29} />
        <Line d="M-34 -40C-60 -12 -50 24 -26 34M34 -40C60 -12 50 24 26 34" color="blue-d" width={15} />
        <path d="M-44 -66H44V-30H-44Z" fill={paint('blue-d')} />
      </At>
      <LogEnd x={424} y={500} r={40} />
      <LogEnd x={506} y={504} r={38} />
      <LogEnd x={466} y={436} r={38} />
    </Picture>
  );
}
