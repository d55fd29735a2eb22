import { Goggles } from '../../headwear-protection.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board, Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const HOLD: Arm = ['M36 78C58 98 70 94 76 82', 79, 78];
const ROWS = [-42, -21, 0, 21, 42];

/** A silicon wafer with its many small chips; the place is its middle. */
function SiliconWafer({ x, y }: { x: number; y: number }) {
  return (
    <At x={x} y={y}>
      <circle r={62} fill={paint('straw-d')} />
      <path d="M0 -62A62 62 0 0 1 0 62Z" fill={paint('blue')} />
      <circle r={62} fill={paint('mint-l')} opacity={0.4} />
      {ROWS.flatMap((row) =>
        ROWS.filter((column) => row * row + column * column < 2500).map((column) => (
          <rect key={`${row} ${column}`} x={column - 8} y={row - 8} width={16} height={16} rx={2} fill={paint('white')} opacity={0.75} />
        )),
      )}
      <path d="M-10 63L0 52L10 63Z" fill={paint('choc')} />
    </At>
  );
}

/** In a clean room, all in white, an engineer holds a wafer of chips whose moving parts are thinner than a hair. */
export default function MicrosystemsEngineers(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="waffle" {...props}>
      <Board x={146} y={166} width={190} height={150} color="mint-l" frame="choc">
        <ToolOfTrade name="gear" x={-30} y={14} scale={0.94} />
        <ToolOfTrade name="gear" x={44} y={-26} scale={0.6} turn={20} />
        <Line d="M30 52H78M30 46V58M78 46V58" color="blue" width={5} />
        <path d="M50 6C70 -2 84 14 94 8" fill="none" stroke={paint('straw-d')} strokeWidth={4} />
      </Board>
      <Person
        x={296}
        y={234}
        scale={1.16}
        skin={2}
        hair="hijab"
        hairColor="white"
        top="white"
        shade="milk"
        wear="tee"
        face="look"
        leftArm={['M-36 78C-62 102 -62 126 -48 142', -44, 146]}
        rightArm={HOLD}
        held={
          <>
            <Goggles frame="blue" />
            <path d="M-27 8Q0 -2 27 8Q24 30 0 31Q-24 30 -27 8Z" fill={paint('blue-l')} />
            <Line d="M-15 16H15M-12 23H12" color="blue" width={2.6} />
            <Line d="M0 84V160" color="milk" width={5} />
          </>
        }
      />
      <SiliconWafer x={432} y={278} />
      <Reach x={296} y={234} scale={1.16} skin={2} sleeve="milk" arm={HOLD} glove="blue" />
      <Counter y={412} width={540} color="white" shade="blue" />
      <ToolOfTrade name="microscope" x={118} y={346} scale={1.42} />
      <Reach x={296} y={234} scale={1.16} skin={2} sleeve="milk" arm={['M-36 78C-62 102 -62 126 -48 142', -44, 146]} glove="blue" />
      <rect x={402} y={376} width={140} height={38} rx={8} fill={paint('mint-d')} />
      <Line d="M424 376V354M448 376V354M472 376V354M496 376V354M520 376V354" color="straw-d" width={10} />
    </Stage>
  );
}
