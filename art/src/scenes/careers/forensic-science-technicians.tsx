import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Counter, Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';

const PINCH: Arm = ['M36 78C66 96 74 78 72 62', 72, 56];
const BAG: Arm = ['M-36 78C-70 92 -78 74 -76 58', -76, 52];

const RIDGES =
  'M-10 40C-16 10 -14 -8 0 -8C14 -8 14 10 10 44M-26 36C-34 0 -28 -26 0 -26C28 -26 30 0 26 38' +
  'M-42 26C-48 -8 -40 -44 0 -44C40 -44 46 -8 42 30M0 12V48';

/** A technician lifts a thread with tweezers out of a bag from the scene; a fingerprint fills the screen. */
export default function ForensicTechnicians(props: ArtProps) {
  return (
    <Stage back="mint" floor="#1C8F69" {...props}>
      <Monitor x={136} y={410} width={134} height={124} color="blue-d" frame="choc">
        <Line d={RIDGES} color="mint-l" width={7} />
      </Monitor>
      <Person
        x={306}
        y={190}
        scale={1.24}
        skin={2}
        hair="bun"
        hairColor="black"
        top="blue"
        shade="blue-d"
        wear="lab"
        legs="stand"
        face="look"
        extras={['glasses']}
        leftArm={BAG}
        rightArm={PINCH}
        held={
          <>
            <At x={-84} y={36} turn={-6}>
              <rect x={-36} y={-52} width={72} height={92} rx={8} fill={paint('blue-l')} />
              <rect x={-36} y={-52} width={72} height={16} rx={8} fill={paint('cherry')} />
              <rect x={-26} y={-28} width={52} height={20} rx={4} fill={paint('white')} />
              <Line d="M-18 -18H10" color="blue" width={5} />
              <Line d="M-18 20C-10 -4 0 30 8 8S22 6 22 20" color="cherry" width={5} />
            </At>
            <Line d="M72 54L104 -8M82 58L106 -6" color="choc" width={5} />
            <Line d="M105 -6C124 -8 116 10 128 12S132 36 122 42" color="cherry" width={5} />
            <Reach skin={2} sleeve="milk" arm={BAG} glove="blue" />
            <Reach skin={2} sleeve="milk" arm={PINCH} glove="blue" />
          </>
        }
      />
      <Counter x={300} y={404} width={500} color="white" shade="blue-l" />
      <Tool name="microscope" x={466} y={336} scale={1.34} />
      <At x={300} y={398}>
        <ellipse rx={46} ry={10} fill={paint('blue-l')} />
        <ellipse cy={-3} rx={46} ry={9} fill={paint('milk')} />
        <circle cx={-12} cy={-4} r={5} fill={paint('cherry')} />
        <circle cx={12} cy={-3} r={4} fill={paint('cherry')} />
      </At>
      <At x={380} y={404}>
        <path d="M-24 0L-14 -44H14L24 0Z" fill={paint('waffle')} />
        <circle cx={-6} cy={-18} r={4} fill={paint('choc')} />
        <circle cx={7} cy={-18} r={4} fill={paint('choc')} />
      </At>
      <Line d="M130 470H250M130 510H250M350 470H470M350 510H470" color="blue" width={6} opacity={0.3} />
    </Stage>
  );
}
