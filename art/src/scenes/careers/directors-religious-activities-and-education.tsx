import { CAST } from '../../cast.ts';
import { paint, SKINS } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { UP_RIGHT, type Arm } from '../../poses.ts';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const BOOK: Arm = ['M-36 78C-62 96 -76 100 -84 98', -88, 96];
const TELL: Arm = ['M36 78C62 88 82 66 86 34', 87, 28];

/** A tall window of coloured glass with a dove in it; the place is the middle of its foot. */
function DoveWindow(place: Place) {
  return (
    <At {...place}>
      <path d="M-86 0V-150C-86 -220 -40 -258 0 -276C40 -258 86 -220 86 -150V0Z" fill={paint('choc-l')} />
      <path d="M-74 -12V-150C-74 -208 -36 -242 0 -260C36 -242 74 -208 74 -150V-12Z" fill={paint('blue')} />
      <path d="M-74 -12V-90L0 -12ZM74 -12V-90L0 -12Z" fill={paint('mint')} />
      <path d="M-70 -176C-60 -216 -30 -244 0 -260C30 -244 60 -216 70 -176L0 -120Z" fill={paint('waffle')} />
      <path d="M-70 -176L0 -120L-74 -90V-150ZM70 -176L0 -120L74 -90V-150Z" fill={paint('straw')} />
      <path
        d="M-52 -112C-38 -92 -24 -84 -6 -82C-14 -112 -6 -146 18 -158C22 -134 24 -116 20 -100C34 -104 42 -102 52 -94C42 -92 40 -86 34 -78C24 -60 -4 -58 -22 -68C-32 -72 -46 -92 -52 -112Z"
        fill={paint('white')}
      />
      <Line d="M46 -90L62 -80M62 -80C58 -72 62 -66 68 -64" color="mint-d" width={5} />
    </At>
  );
}

/** Under the coloured window, the one who plans the young people's afternoons tells a story from a big book. */
export default function ReligiousEducators(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="waffle" {...props}>
      <DoveWindow x={148} y={330} scale={0.96} />
      <ToolOfTrade name="calendar" x={530} y={132} scale={0.78} />
      <Person
        x={384}
        y={190}
        scale={1.16}
        hair="curls"
        hairColor="brown"
        skin={3}
        top="blue"
        shade="blue-d"
        wear="knit"
        extras={['glasses']}
        face="open"
        legs="stand"
        leftArm={BOOK}
        rightArm={TELL}
        held={
          <>
            <ToolOfTrade name="book" x={-92} y={78} scale={0.86} />
            <circle cx={-92} cy={104} r={12} fill={SKINS[3][0]} />
          </>
        }
      />
      <ellipse cx={300} cy={528} rx={276} ry={28} fill={paint('straw-d')} />
      {(
        [
          [92, CAST.puffs, 'mint-d', 'open'],
          [214, CAST.ginger, 'cherry', 'look'],
          [496, CAST.hijab, 'mint', 'smile'],
        ] as const
      ).map(([x, who, top, face], index) => (
        <Person
          key={x}
          x={x}
          y={344 + (index % 2) * 14}
          scale={0.74}
          {...who}
          top={top}
          shade={top}
          wear="tee"
          face={face}
          flip={index === 2}
          legs="sit"
          leftArm={['M-36 76C-56 108 -40 136 -18 138', -16, 138]}
          rightArm={index === 0 ? UP_RIGHT : ['M36 76C56 108 40 136 18 138', 16, 138]}
          behind={<ellipse cx={0} cy={196} rx={64} ry={30} fill={paint(index === 1 ? 'blue' : 'choc-l')} />}
        />
      ))}
    </Stage>
  );
}
