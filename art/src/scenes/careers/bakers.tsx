import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Reach } from '../../reach.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Table } from '../../settings.tsx';
import { Stage } from '../../settings-stage.tsx';

function Loaf(place: Place) {
  return (
    <At {...place}>
      <path d="M-44 18Q-56 -26 0 -28Q56 -26 44 18Z" fill={paint('waffle-d')} />
      <Line d="M-22 -14L-12 0M-2 -18L8 -2M20 -14L28 0" color="vanilla" width={6} />
    </At>
  );
}

function Oven() {
  return (
    <>
      <path d="M336 500V270Q336 138 446 138Q556 138 556 270V500Z" fill={paint('choc-l')} />
      <path d="M446 138Q556 138 556 270V500H446Z" fill={paint('#683D2B')} />
      <path d="M366 360V290Q366 216 446 216Q526 216 526 290V360Z" fill={paint('choc')} />
      <path d="M384 352Q384 300 412 306Q424 262 448 296Q470 268 480 308Q508 304 508 352Z" fill={paint('waffle')} />
      <path d="M410 352Q412 324 428 328Q442 306 456 328Q478 324 480 352Z" fill={paint('vanilla')} />
      <rect x={346} y={352} width={200} height={22} rx={11} fill={paint('cream')} />
      <Line d="M356 420H396M424 420H470M498 420H536M376 456H430M458 456H512" color="choc" width={7} opacity={0.5} />
    </>
  );
}

/** A baker lifts a loaf out of the oven on a peel while the moon still shines. */
export default function Bakers(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="waffle" {...props}>
      <Board x={136} y={182} width={96} height={106} color="blue-d" frame="cream">
        <path d="M20 -34A26 26 0 1 0 28 4A22 22 0 1 1 20 -34Z" fill={paint('vanilla')} />
        <circle cx={-28} cy={-30} r={4} fill={paint('cream')} />
        <circle cx={-24} cy={28} r={4} fill={paint('cream')} />
        <circle cx={32} cy={34} r={4} fill={paint('cream')} />
      </Board>
      <Oven />
      <Person
        x={252}
        y={202}
        scale={1.16}
        broad
        skin={2}
        hair="fade"
        hairColor="brown"
        top="straw"
        shade="straw-d"
        wear="apron"
        trousers="blue-d"
        legs="stand"
        face="look"
        extras={['beard']}
        leftArm={['M-36 78C-68 100 -58 130 -30 134', -24, 132]}
        rightArm={['M36 78C60 104 70 116 84 112', 90, 110]}
        held={
          <>
            <path
              d="M-32 -22V-44C-58 -50 -46 -86 -20 -76C-8 -94 20 -92 26 -74C50 -80 58 -50 32 -44V-22Q0 -32 -32 -22Z"
              fill={paint('white')}
            />
            <Line d="M-64 142L116 104" color="choc" width={9} />
            <path d="M104 112L112 92L212 74Q226 84 216 98L120 118Z" fill={paint('choc')} />
            <Loaf x={164} y={70} scale={0.86} turn={-8} />
            <Reach skin={2} sleeve="straw" arm={['M-36 78C-68 100 -58 130 -30 134', -26, 133]} />
            <Reach skin={2} sleeve="straw" arm={['M36 78C56 104 64 114 74 114', 80, 112]} />
          </>
        }
      />
      <Table x={186} y={448} width={290} height={90} color="choc-l" shade="choc" />
      <path d="M54 448Q52 398 76 394H116Q140 398 138 448Z" fill={paint('white')} />
      <path d="M68 396Q96 370 124 396Z" fill={paint('cream')} />
      <Line d="M82 424H110" color="blue" width={7} />
      <Loaf x={202} y={430} scale={0.92} />
      <Loaf x={282} y={432} scale={0.8} />
    </Stage>
  );
}
