import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Armchair, Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Table } from '../../settings.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const OFFER: Arm = ['M36 78C60 100 72 106 84 104', 88, 104];

/** Quietly, with flowers and a candle on the table, somebody listens to a person who has lost one dear to them. */
export default function FuneralArrangers(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="#A3A9F2" {...props}>
      <Board x={300} y={140} width={150} height={110} color="vanilla" frame="white">
        <circle cx={34} cy={6} r={24} fill={paint('waffle')} />
        <path d="M-75 55V24Q-34 2 4 26T75 16V55Z" fill={paint('mint')} />
        <path d="M-75 55V40Q-20 24 75 44V55Z" fill={paint('mint-d')} />
      </Board>
      <Person
        x={154}
        y={236}
        scale={1.12}
        skin={2}
        hair="fade"
        hairColor="black"
        top="choc"
        shade="choc-l"
        wear="shirt"
        face="calm"
        legs="sit"
        trousers="choc"
        leftArm={['M-36 76C-56 108 -40 136 -18 138', -16, 138]}
        rightArm={OFFER}
        behind={<Armchair color="mint" shade="mint-d" />}
      />
      <Person
        x={450}
        y={240}
        scale={1.1}
        {...CAST.greybun}
        skin={5}
        hair="afro"
        top="straw-l"
        shade="straw"
        wear="knit"
        face="calm"
        legs="sit"
        trousers="blue-d"
        shoes="choc"
        leftArm={['M-36 76C-56 108 -40 136 -18 138', -16, 138]}
        rightArm={['M36 76C56 108 40 136 18 138', 16, 138]}
        behind={<Armchair color="mint" shade="mint-d" />}
      />
      <Table x={304} y={426} width={150} height={84} color="waffle" shade="waffle-d" />
      <ToolOfTrade name="lily" x={318} y={374} scale={1} />
      <ToolOfTrade name="candle" x={262} y={400} scale={0.52} />
      <rect x={228} y={344} width={30} height={22} rx={5} fill={paint('white')} transform="rotate(-10 243 355)" />
      <Line d="M236 354H250" color="blue-l" width={4} />
    </Stage>
  );
}
