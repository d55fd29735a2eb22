import { CAST } from '../../cast.ts';
import { Tablet } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { BowTie, ChipStack } from '../../settings-casino.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const LIST: Arm = ['M36 78C62 100 62 116 46 118', 42, 118];

/** On the floor of a casino, a manager checks with the dealer that a table runs fairly. */
export default function GamblingManagers(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="straw" {...props}>
      <Line d="M300 32V92" color="choc" width={6} />
      <path d="M232 130Q232 88 300 88Q368 88 368 130Z" fill={paint('waffle')} />
      <Person
        x={392}
        y={226}
        scale={1.12}
        {...CAST.flattop}
        skin={2}
        hair="swoop"
        top="white"
        shade="choc"
        wear="vest"
        face="smile"
        leftArm={['M-36 78C-62 104 -66 124 -52 140', -48, 144]}
        rightArm={['M36 78C62 104 66 124 52 140', 48, 144]}
        held={<BowTie color="cherry" />}
      />
      <path d="M240 420Q240 396 270 396H560Q590 396 590 420L560 520H270Z" fill={paint('mint-d')} />
      <path d="M240 420Q240 396 270 396H560Q590 396 590 420Q420 452 240 420Z" fill={paint('choc-l')} />
      <ToolOfTrade name="cards" x={404} y={384} scale={0.56} />
      <ChipStack x={286} y={414} count={4} color="cherry" />
      <ChipStack x={332} y={414} count={3} color="blue" />
      <ChipStack x={500} y={414} count={5} color="blue" />
      <ChipStack x={546} y={414} count={3} color="cherry" />
      <Person
        x={148}
        y={206}
        scale={1.16}
        {...CAST.puffs}
        skin={4}
        hair="bun"
        hairColor="black"
        top="blue-d"
        shade="#33378E"
        wear="shirt"
        face="look"
        legs="stand"
        trousers="choc"
        leftArm={['M-36 78C-62 98 -60 116 -40 118', -36, 118]}
        rightArm={LIST}
        held={
          <Tablet x={2} y={106} scale={0.72} turn={-4}>
            <Line d="M-28 -10L-20 -2L-8 -16M4 -8H30M-28 12L-20 20L-8 6M4 14H30" color="mint-d" width={6} />
          </Tablet>
        }
      />
      <Reach x={148} y={206} scale={1.16} skin={4} sleeve="#33378E" arm={LIST} />
    </Stage>
  );
}
