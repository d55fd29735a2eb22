import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Desk, Keyboard } from '../../settings-office.tsx';
import { Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

/** One layer of a map: streets, water or woods, as a sheet that floats above the next. */
function Layer({ y, kind }: { y: number; kind: 'streets' | 'water' | 'woods' }) {
  return (
    <At y={y}>
      <path
        d="M-96 0L-24 -34H96L24 34H-72Z"
        transform="translate(0 0)"
        fill={paint(kind === 'streets' ? 'white' : kind === 'water' ? 'blue-l' : 'mint-l')}
      />
      {kind === 'streets' && <Line d="M-60 -4L20 26M-16 -26L64 4M-20 20L52 -28" color="straw-d" width={6} />}
      {kind === 'water' && <Line d="M-66 2C-30 -22 -8 20 22 0C44 -14 52 -18 70 -22" color="blue" width={11} />}
      {kind === 'woods' && (
        <>
          <ellipse cx={-24} cy={4} rx={32} ry={15} fill={paint('mint-d')} />
          <ellipse cx={40} cy={-12} rx={24} ry={11} fill={paint('mint-d')} />
        </>
      )}
    </At>
  );
}

/** Streets, rivers and woods of one place, laid over each other on a wide screen. */
export default function MapTechnicians(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="vanilla" {...props}>
      <ToolOfTrade name="globe" x={108} y={352} scale={1} />
      <Person
        x={190}
        y={244}
        scale={1.16}
        skin={1}
        hair="long"
        hairColor="blond"
        top="blue"
        shade="blue-d"
        wear="hoodie"
        face="look"
        extras={['headphones']}
        leftArm={['M-36 78C-56 104 -52 130 -30 138', -26, 140]}
        rightArm={['M36 78C62 100 74 122 86 138', 90, 140]}
      />
      <Desk color="white" shade="mint-d">
        <Keyboard x={-76} y={4} />
        <Monitor x={122} width={252} height={220} color="blue-d">
          <Line d="M-88 -46V70M88 -60V54" color="mint" width={4} dash="4 10" />
          <Layer y={62} kind="woods" />
          <Layer y={8} kind="water" />
          <Layer y={-48} kind="streets" />
          <path d="M30 -52C12 -76 14 -92 30 -92C46 -92 48 -76 30 -52Z" fill={paint('cherry')} />
        </Monitor>
      </Desk>
    </Stage>
  );
}
