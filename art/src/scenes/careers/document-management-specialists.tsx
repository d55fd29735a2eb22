import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Desk } from '../../settings-office.tsx';
import { Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const SHEET: Arm = ['M-36 78C-66 92 -90 94 -106 90', -112, 90];

/** Paper goes into the scanner on the left and comes up on the screen as folders that anybody can find. */
export default function DocumentSpecialists(props: ArtProps) {
  return (
    <Stage back="straw" floor="straw-l" {...props}>
      <Person
        x={294}
        y={232}
        scale={1.18}
        {...CAST.hijab}
        skin={1}
        hairColor="blue"
        top="vanilla"
        shade="waffle"
        wear="knit"
        extras={['glasses']}
        face="smile"
        leftArm={SHEET}
        rightArm={['M36 78C58 104 62 126 56 138', 54, 142]}
      />
      <Desk color="cream" shade="blue">
        <Monitor x={158} width={186} height={150} color="blue-d">
          {[-42, 42].map((x) =>
            [-36, 36].map((y) => (
              <At key={`${x} ${y}`} x={x} y={y} scale={0.62}>
                <ToolOfTrade name="folder" />
              </At>
            )),
          )}
        </Monitor>
        <path d="M-250 0V-46Q-250 -58 -238 -58H-118Q-106 -58 -106 -46V0Z" fill={paint('choc')} />
        <rect x={-236} y={-38} width={70} height={12} rx={6} fill={paint('mint')} />
        <circle cx={-128} cy={-32} r={9} fill={paint('cherry')} />
      </Desk>
      <path d="M84 262H166L158 350H92Z" fill={paint('white')} />
      <Line d="M100 284H148M102 302H148M104 320H132" color="blue" width={6} />
      <Reach x={294} y={232} scale={1.18} skin={1} sleeve="waffle" arm={SHEET} />
    </Stage>
  );
}
