import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Desk } from '../../settings-office.tsx';
import { Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

/** Pairs of chromosomes on a screen, put in order by size beside the microscope that took their picture. */
export default function CytogeneticTechnologists(props: ArtProps) {
  return (
    <Stage back="blue" floor="blue-d" {...props}>
      <Person
        x={176}
        y={240}
        scale={1.18}
        {...CAST.longhair}
        skin={3}
        hair="short"
        hairColor="black"
        top="straw-d"
        shade="straw"
        wear="lab"
        extras={['glasses', 'beard']}
        face="look"
        leftArm={['M-36 76C-60 100 -62 126 -44 138', -40, 140]}
        rightArm={['M36 78C62 100 70 118 76 132', 80, 136]}
      />
      <Desk color="white" shade="mint-d">
        <Monitor x={104} width={270} height={218} color="milk">
          {[-66, 4, 70].map((y, row) =>
            [-94, -34, 34, 94].map((x, column) => {
              const size = 1.1 - row * 0.24 - column * 0.05;
              const color = (['straw-d', 'blue', 'mint-d', 'waffle-d'] as const)[(row + column) % 4]!;
              return (
                <At key={`${x} ${y}`} x={x} y={y} scale={size}>
                  <Line d="M-16 -24Q-8 0 -16 24M-2 -24Q-10 0 -2 24M10 -24Q18 0 10 24M24 -24Q16 0 24 24" color={color} width={8} />
                </At>
              );
            }),
          )}
          <rect x={-122} y={-98} width={62} height={64} rx={8} fill="none" stroke={paint('cherry')} strokeWidth={5} />
        </Monitor>
        <ToolOfTrade name="microscope" x={-196} y={-66} scale={1.26} />
      </Desk>
    </Stage>
  );
}
