import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { LAP_LEFT, LAP_RIGHT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Table } from '../../settings.tsx';
import { Tool } from '../../tool.tsx';

const SPEAK: Arm = ['M36 78C66 92 88 84 100 68', 104, 64];
const PAPERS: Arm = ['M-36 78C-64 100 -62 118 -42 120', -38, 120];

/** The judge behind the high bench, with the mallet ready. */
function Bench() {
  return (
    <>
      <Line d="M118 150V330M482 150V330" color="cream" width={34} />
      <path d="M300 62L494 128H106Z" fill={paint('cream')} />
      <rect x={92} y={122} width={416} height={24} rx={10} fill={paint('milk')} />
      <Person
        {...CAST.greybun}
        x={448}
        y={232}
        scale={0.9}
        skin={4}
        top="choc"
        shade="#26150F"
        wear="tee"
        face="smile"
        leftArm={['M-36 76C-60 94 -66 108 -60 112', -58, 114]}
        held={<path d="M-14 50H14L8 92L0 84L-8 92Z" fill={paint('white')} />}
      />
      <path d="M340 346H552V490H340Z" fill={paint('choc-l')} />
      <rect x={326} y={334} width={238} height={24} rx={12} fill={paint('choc')} />
      <At x={384} y={322} turn={-32}>
        <Line d="M0 0H52" color="waffle-d" width={9} />
        <rect x={-16} y={-22} width={30} height={44} rx={8} fill={paint('waffle')} />
      </At>
      <circle cx={452} cy={424} r={44} fill={paint('cream')} />
      <Tool name="scales" x={452} y={424} scale={0.66} />
    </>
  );
}

/** A lawyer speaks in court for the person at the table; the judge listens. */
export default function Lawyers(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="blue" {...props}>
      <Bench />
      <Person
        x={268}
        y={210}
        scale={1.16}
        skin={2}
        hair="long"
        hairColor="brown"
        top="blue-d"
        shade="#26296F"
        wear="shirt"
        trousers="blue-d"
        shoes="choc"
        legs="stand"
        face="open"
        leftArm={PAPERS}
        rightArm={SPEAK}
        held={
          <>
            <At x={-50} y={104} turn={-10}>
              <rect x={-28} y={-36} width={56} height={72} rx={6} fill={paint('white')} />
              <Line d="M-16 -20H16M-16 -6H16M-16 8H16M-16 22H2" color="choc-l" width={4} />
            </At>
            <Reach skin={2} sleeve="#26296F" arm={PAPERS} />
          </>
        }
      />
      <Person
        {...CAST.flattop}
        x={128}
        y={316}
        scale={0.94}
        skin={1}
        hair="bald"
        hairColor="ginger"
        broad
        top="waffle"
        shade="waffle-d"
        wear="knit"
        legs="sit"
        face="look"
        leftArm={LAP_LEFT}
        rightArm={LAP_RIGHT}
      />
      <Table x={130} y={454} width={226} height={80} color="waffle" />
      <Tool name="folder" x={98} y={432} scale={0.56} />
      <Tool name="book" x={186} y={432} scale={0.6} />
    </Stage>
  );
}
