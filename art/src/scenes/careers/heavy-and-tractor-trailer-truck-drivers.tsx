import { Dog } from '../../animals.tsx';
import { Cap } from '../../headwear.tsx';
import { paint, SKINS } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, Picture, type ArtProps } from '../../picture.tsx';
import { Tree } from '../../settings.tsx';

/** Everything of the cab that is in front of the two in it. */
function Front() {
  return (
    <>
      <rect x={150} y={296} width={300} height={196} rx={30} fill={paint('cherry')} />
      <path d="M376 296H420Q450 296 450 326V462Q450 492 420 492H376Z" fill={paint('straw-d')} />
      <rect x={222} y={326} width={156} height={112} rx={18} fill={paint('choc')} />
      <Line d="M244 350H356M244 374H356M244 398H356M244 420H356" color="blue-l" width={9} />
      <circle cx={186} cy={402} r={25} fill={paint('vanilla')} />
      <circle cx={414} cy={402} r={25} fill={paint('vanilla')} />
      <rect x={134} y={448} width={332} height={46} rx={18} fill={paint('blue-l')} />
      <rect x={258} y={456} width={84} height={30} rx={7} fill={paint('white')} />
    </>
  );
}

/** The road up front: a truck comes over the hill, its driver waves and the dog rides along. */
export default function TruckDrivers(props: ArtProps) {
  return (
    <Picture width={600} height={560} {...props}>
      <circle cx={300} cy={286} r={254} fill={paint('mint-l')} />
      <circle cx={504} cy={110} r={48} fill={paint('waffle')} />
      <path d="M30 440L150 250Q160 236 170 250L250 380L330 440H570L480 300Q470 286 460 300L400 440Z" fill={paint('blue')} />
      <path d="M0 430Q300 380 600 430V560H0Z" fill={paint('mint-d')} />
      <Tree x={60} y={474} scale={0.86} />
      <Tree x={548} y={474} scale={0.76} />
      <path d="M196 420H404L560 560H40Z" fill={paint('choc-l')} />
      <Line d="M300 500V560" color="vanilla" width={13} />
      <rect x={158} y={40} width={284} height={380} rx={18} fill={paint('straw-l')} />
      <Line d="M134 320V64M466 320V64" color="blue-l" width={17} />
      <Line d="M196 490V520M404 490V520" color="choc" width={50} />
      <path d="M150 330V170Q150 122 198 122H402Q450 122 450 170V330Z" fill={paint('cherry')} />
      <Line d="M214 110V104M258 110V104M342 110V104M386 110V104" color="waffle" width={15} />
      <rect x={174} y={150} width={252} height={160} rx={26} fill={paint('blue-l')} />
      <Dog x={244} y={338} scale={0.78} />
      <Person
        x={352}
        y={212}
        scale={0.84}
        skin={4}
        hair="wavy"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        wear="vest"
        leftArm={['M-36 78C-54 92 -50 96 -44 96', -38, 92]}
        rightArm={['M36 78C62 80 74 58 68 30', 67, 24]}
        face="open"
        held={
          <>
            <Cap color="blue" shade="blue-d" />
            <ellipse cx={-4} cy={106} rx={48} ry={24} fill="none" stroke={paint('choc')} strokeWidth={11} />
            <circle cx={-42} cy={94} r={12} fill={SKINS[4][0]} />
          </>
        }
      />
      <Front />
      <At>
        <Line d="M150 206H122M450 206H478" color="choc" width={9} />
        <rect x={98} y={176} width={34} height={82} rx={12} fill={paint('choc')} />
        <rect x={468} y={176} width={34} height={82} rx={12} fill={paint('choc')} />
      </At>
    </Picture>
  );
}
