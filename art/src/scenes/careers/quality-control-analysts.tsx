import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board, Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const PIPETTE: Arm = ['M36 78C60 100 74 92 78 76', 80, 70];
const STEADY: Arm = ['M-36 78C-62 104 -66 128 -54 146', -50, 150];

/** A bottle of what the factory makes, filled to a level. */
function Sample({ x, level, tag = false }: { x: number; level: number; tag?: boolean }) {
  return (
    <At x={x} y={410}>
      <rect x={-11} y={-98} width={22} height={18} rx={5} fill={paint('blue-d')} />
      <path d="M-10 -82H10L12 -68Q25 -62 25 -48V-10Q25 0 15 0H-15Q-25 0 -25 -10V-48Q-25 -62 -12 -68Z" fill={paint('white')} />
      <path d={`M-25 ${-level}H25V-10Q25 0 15 0H-15Q-25 0 -25 -10Z`} fill={paint(tag ? 'waffle-d' : 'straw')} />
      {tag && (
        <>
          <Line d="M0 -82L22 -104" color="choc" width={4} />
          <path d="M12 -128H46V-102H24L12 -112Z" fill={paint('cherry')} />
          <Line d="M22 -121L36 -109M36 -121L22 -109" color="white" width={4} />
        </>
      )}
    </At>
  );
}

/** Goggles on, an analyst tests bottles off the line one by one; one is not as the others and gets a tag. */
export default function QualityControlAnalysts(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <Board x={438} y={150} width={216} height={128} color="choc" frame="blue-d">
        <Line d="M-96 -36H96M-96 36H96" color="waffle" width={4} dash="9 9" />
        <Line d="M-94 4L-66 -14L-40 12L-14 -8L12 10L40 -14L66 -52L92 0" color="mint" width={6} />
        <circle cx={66} cy={-50} r={10} fill={paint('cherry')} />
      </Board>
      <Person
        x={200}
        y={204}
        scale={1.22}
        skin={4}
        hair="curls"
        hairColor="grey"
        top="waffle"
        shade="waffle-d"
        wear="lab"
        extras={['beard']}
        face="look"
        leftArm={STEADY}
        rightArm={PIPETTE}
        held={
          <>
            <Line d="M-34 -3H34" color="choc" width={5} />
            <rect x={-28} y={-14} width={56} height={25} rx={11} fill={paint('blue-l')} opacity={0.45} />
            <rect x={-28} y={-14} width={56} height={25} rx={11} fill="none" stroke={paint('choc')} strokeWidth={4} />
          </>
        }
      />
      <Counter y={406} width={560} color="white" shade="mint-d" />
      <Sample x={382} level={54} />
      <Sample x={440} level={54} />
      <Sample x={498} level={30} tag />
      <At x={-14}>
        <rect x={78} y={366} width={84} height={42} rx={9} fill={paint('blue')} />
        <rect x={92} y={382} width={36} height={15} rx={4} fill={paint('mint-l')} />
        <rect x={84} y={354} width={72} height={12} rx={6} fill={paint('milk')} />
        <path d="M104 354L98 328H142L136 354Z" fill={paint('blue-l')} />
        <path d="M101 340H139L136 354H104Z" fill={paint('straw')} />
      </At>
      <path d="M272 352H322V398Q322 410 310 410H284Q272 410 272 398Z" fill={paint('blue-l')} />
      <path d="M272 376H322V398Q322 410 310 410H284Q272 410 272 398Z" fill={paint('straw')} />
      <Line d="M297 306V352" color="white" width={6} />
      <path d="M288 262H306V304L300 318H294L288 304Z" fill={paint('blue-d')} />
      <rect x={282} y={244} width={30} height={20} rx={8} fill={paint('cherry')} />
      <Reach x={200} y={204} scale={1.22} skin={4} sleeve="milk" arm={PIPETTE} glove="mint-d" />
      <Reach x={200} y={204} scale={1.22} skin={4} sleeve="milk" arm={STEADY} glove="mint-d" />
    </Stage>
  );
}
