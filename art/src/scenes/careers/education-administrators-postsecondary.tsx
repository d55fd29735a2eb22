import { CAST } from '../../cast.ts';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Cloud, Tree } from '../../settings.tsx';
import { Clock } from '../../tools/signs.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

/** A flat cap with a tassel, over the hair. */
function Mortarboard({ color, tassel }: { color: Paint; tassel: Paint }) {
  return (
    <>
      <path d="M-31 -40H31V-16Q0 -28 -31 -16Z" fill={paint(color)} />
      <path d="M0 -66L58 -44L0 -24L-58 -44Z" fill={paint(color)} />
      <Line d="M0 -45L44 -40V-10" color={tassel} width={4} />
      <circle cx={44} cy={-8} r={6} fill={paint(tassel)} />
    </>
  );
}

/** The main hall of a university with its columns, its clock and its steps. */
function Hall() {
  return (
    <At x={300} y={484}>
      <rect x={-196} y={-232} width={392} height={222} fill={paint('waffle-l')} />
      <path d="M-220 -236L0 -356L220 -236Z" fill={paint('waffle')} />
      <rect x={-226} y={-244} width={452} height={22} rx={8} fill={paint('waffle-d')} />
      <Clock y={-286} scale={0.6} />
      {[-158, -80, 80, 158].map((x) => (
        <rect key={x} x={x - 18} y={-222} width={36} height={200} rx={8} fill={paint('white')} />
      ))}
      <path d="M-44 -10V-130A44 44 0 0 1 44 -130V-10Z" fill={paint('choc-l')} />
      <rect x={-214} y={-24} width={428} height={18} rx={6} fill={paint('white')} />
      <rect x={-236} y={-10} width={472} height={20} rx={6} fill={paint('milk')} />
    </At>
  );
}

/** Before the hall of the university, the dean hands a graduate what four years of work have earned. */
export default function UniversityAdministrators(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="mint" {...props}>
      <Cloud x={124} y={150} scale={0.7} color="white" />
      <Tree x={36} y={506} scale={0.86} color="mint-d" />
      <Tree x={566} y={506} scale={0.86} color="mint-d" />
      <Hall />
      <Person
        x={190}
        y={216}
        scale={1.12}
        {...CAST.greybun}
        skin={3}
        hair="bob"
        hairColor="grey"
        extras={['glasses', 'earrings']}
        top="cherry"
        shade="#B3123A"
        wear="tee"
        face="open"
        leftArm={['M-36 78C-54 104 -58 126 -50 146', -48, 150]}
        rightArm={['M36 78C62 104 84 112 102 106', 106, 104]}
        legs="stand"
        trousers="choc"
        held={
          <>
            <path d="M-46 150H46L62 262H-62Z" fill={paint('cherry')} />
            <path d="M14 150H46L62 262H24Z" fill={paint('#B3123A')} />
            <path d="M-26 54L0 118L26 54L14 50Q0 60 -14 50Z" fill={paint('waffle')} />
            <path d="M-14 50L0 88L14 50Q0 60 -14 50Z" fill={paint('white')} />
          </>
        }
      />
      <Person
        x={422}
        y={262}
        scale={1.04}
        {...CAST.flattop}
        skin={5}
        hair="fade"
        hairColor="black"
        top="blue-d"
        shade="blue-d"
        wear="tee"
        face="open"
        leftArm={['M-36 78C-62 98 -76 92 -86 74', -88, 70]}
        rightArm={['M36 76C66 66 70 46 68 22', 68, 16]}
        legs="sit"
        trousers="blue-d"
        shoes="cream"
        behind={<Wheelchair color="straw-d" />}
        held={
          <>
            <path d="M-20 54L0 96L20 54L12 50Q0 60 -12 50Z" fill={paint('waffle')} />
            <path d="M-46 150H46L54 222H-54Z" fill={paint('blue-d')} />
            <Mortarboard color="blue-d" tassel="waffle" />
          </>
        }
      />
      <At x={320} y={334} turn={-8}>
        <rect x={-40} y={-13} width={80} height={26} rx={8} fill={paint('white')} />
        <rect x={-8} y={-15} width={16} height={30} rx={4} fill={paint('cherry')} />
      </At>
    </Stage>
  );
}
