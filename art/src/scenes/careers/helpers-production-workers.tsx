import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

/** At the end of a line, one helper lifts the full box off while another sets the next jars on. */
export default function ProductionHelpers(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="waffle-l" {...props}>
      <rect x={70} y={112} width={220} height={150} rx={18} fill={paint('blue')} />
      <rect x={92} y={134} width={110} height={74} rx={10} fill={paint('blue-l')} />
      <circle cx={246} cy={152} r={13} fill={paint('mint')} />
      <circle cx={246} cy={190} r={13} fill={paint('cherry')} />
      <Line d="M110 236H250" color="blue-d" width={10} />
      <path d="M126 262H234V330H126Z" fill={paint('blue-d')} />
      <Person
        x={310}
        y={232}
        scale={1.02}
        {...CAST.flattop}
        top="mint-d"
        shade="#14785A"
        wear="overall"
        face="down"
        leftArm={['M-36 78C-60 100 -66 118 -56 130', -54, 134]}
        rightArm={['M36 78C56 104 40 124 16 130', 12, 132]}
      />
      <rect x={20} y={388} width={410} height={44} rx={22} fill={paint('choc')} />
      {[50, 114, 178, 242, 306, 370].map((x) => (
        <circle key={x} cx={x + 15} cy={410} r={13} fill={paint('cream')} />
      ))}
      <Line d="M80 432V522M370 432V522" color="choc-l" width={16} />
      {[70, 120, 270, 318].map((x, index) => (
        <g key={x}>
          <rect x={x - 19} y={340} width={38} height={48} rx={9} fill={paint(index % 2 ? 'mint' : 'straw')} />
          <rect x={x - 16} y={330} width={32} height={13} rx={5} fill={paint('white')} />
        </g>
      ))}
      <Person
        x={484}
        y={212}
        scale={1.14}
        skin={1}
        hair="bun"
        hairColor="ginger"
        top="blue"
        shade="blue-d"
        wear="tee"
        face="smile"
        extras={['hearing-aid']}
        leftArm={['M-36 78C-70 96 -70 120 -54 128', -50, 130]}
        rightArm={['M36 78C66 96 66 120 54 128', 50, 130]}
        legs="stand"
        trousers="choc"
        held={
          <>
            <ToolOfTrade name="package" y={108} scale={1.04} />
            <circle cx={-48} cy={130} r={13} fill={paint('mint')} />
            <circle cx={48} cy={130} r={13} fill={paint('mint')} />
          </>
        }
      />
    </Stage>
  );
}
