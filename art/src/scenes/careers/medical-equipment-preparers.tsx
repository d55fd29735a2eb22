import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const LEFT: Arm = ['M-36 78C-62 100 -66 120 -58 134', -56, 138];
const RIGHT: Arm = ['M36 78C62 100 66 120 58 134', 56, 138];

/** Masked and gloved, somebody lays clean instruments on a tray before the steam cleaner. */
export default function EquipmentPreparers(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <rect x={352} y={112} width={206} height={290} rx={22} fill={paint('white')} />
      <circle cx={455} cy={250} r={76} fill={paint('milk')} />
      <circle cx={455} cy={250} r={56} fill={paint('blue-d')} />
      <Line d="M428 236H482M428 256H482M428 276H482" color="blue-l" width={6} />
      <Line d="M536 226V274" color="choc" width={13} />
      <rect x={378} y={130} width={88} height={28} rx={8} fill={paint('mint-l')} />
      <circle cx={496} cy={144} r={10} fill={paint('mint-d')} />
      <circle cx={526} cy={144} r={10} fill={paint('cherry')} />
      <Line d="M96 134C82 118 110 108 96 92M140 134C126 118 154 108 140 92" color="white" width={8} />
      <Person
        x={230}
        y={212}
        scale={1.18}
        {...CAST.hijab}
        skin={2}
        hairColor="blue"
        top="blue-l"
        shade="#A3A9F2"
        wear="tee"
        face="down"
        leftArm={LEFT}
        rightArm={RIGHT}
        held={
          <>
            <Line d="M-27 10L-34 4M27 10L34 4" color="white" width={3} />
            <path d="M-25 8Q0 0 25 8V20Q16 32 0 32Q-16 32 -25 20Z" fill={paint('white')} />
            <Line d="M-16 15H16M-14 22H14" color="milk" width={3} />
          </>
        }
      />
      <Counter y={410} width={540} color="white" shade="blue" />
      <path d="M116 388H344L360 412H100Z" fill={paint('milk')} />
      <Line d="M150 404L162 380M186 404L196 380M222 404L230 376M258 404L264 380M294 404L300 380" color="blue-d" width={6} />
      <Line d="M158 378A7 7 0 1 1 168 380M260 378A7 7 0 1 1 270 380" color="blue-d" width={5} />
      <rect x={96} y={400} width={268} height={16} rx={8} fill={paint('#A3A9F2')} />
      <Reach x={230} y={212} scale={1.18} skin={2} sleeve="#A3A9F2" arm={LEFT} glove="mint-d" />
      <Reach x={230} y={212} scale={1.18} skin={2} sleeve="#A3A9F2" arm={RIGHT} glove="mint-d" />
    </Stage>
  );
}
