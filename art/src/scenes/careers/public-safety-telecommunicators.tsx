import { Headset } from '../../headwear.tsx';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { Desk, Keyboard, MapScreen } from '../../settings-office.tsx';
import { Board, Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Clock } from '../../tools/signs.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

/** Somebody answers an emergency call at night: a headset, a voice on one screen, the way to it on the other. */
export default function SafetyTelecommunicators(props: ArtProps) {
  return (
    <Stage back="blue" floor="blue-d" {...props}>
      <Board x={300} y={112} width={250} height={92} color="choc" frame="blue-d">
        <ToolOfTrade name="siren" x={-82} scale={0.62} />
        <Line d="M-34 -20H96M-34 4H66M-34 28H84" color="mint" width={9} />
      </Board>
      <Clock x={496} y={156} scale={0.7} />
      <Person
        x={300}
        y={238}
        scale={1.2}
        skin={3}
        hair="bun"
        hairColor="auburn"
        top="vanilla"
        shade="waffle"
        wear="shirt"
        face="calm"
        leftArm={['M-36 78C-60 104 -56 128 -38 138', -34, 140]}
        rightArm={['M36 78C62 70 62 40 44 22', 40, 18]}
        held={<Headset color="choc" />}
      />
      <Desk color="cream" shade="straw-d">
        <Monitor x={-166} width={170} height={116}>
          <Line d="M-70 0H-52L-40 -24L-26 30L-12 -36L4 22L18 -14L30 0H70" color="mint" width={7} />
        </Monitor>
        <MapScreen x={166} />
        <Keyboard y={4} />
      </Desk>
    </Stage>
  );
}
