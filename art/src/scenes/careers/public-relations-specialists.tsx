import { CAST } from '../../cast.ts';
import { Microphone } from '../../held.tsx';
import { paint, SKINS, type Paint, type SkinTone } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const CALM: Arm = ['M36 78C62 92 80 70 84 44', 85, 38];
const EDGE: Arm = ['M-36 78C-62 104 -66 124 -56 134', -54, 138];

interface AskingProps {
  from: number;
  x: number;
  y: number;
  skin: SkinTone;
  sleeve: Paint;
}

/** An arm that comes up from below the picture, with its hand at the place. */
function Asking({ from, x, y, skin, sleeve }: AskingProps) {
  return (
    <>
      <Line d={`M${from} 600Q${from} ${y + 70} ${x} ${y + 18}`} color={sleeve} width={38} />
      <circle cx={x} cy={y} r={20} fill={SKINS[skin][0]} />
    </>
  );
}

/** Behind a lectern full of microphones, somebody answers the press for a company, and many hands hold up theirs. */
export default function PublicRelations(props: ArtProps) {
  return (
    <Stage back="straw" floor="blue-l" {...props}>
      <Board x={300} y={178} width={420} height={236} color="blue" frame="blue-d">
        {[-150, -50, 50, 150].flatMap((x) =>
          [-78, 0, 78]
            .filter((y) => y !== 0 || x < 150)
            .map((y) => (
              <At key={`${x} ${y}`} x={x + (y === 0 ? 50 : 0)} y={y} scale={0.5}>
                <circle r={30} fill={paint('blue-d')} />
                <path d="M-22 8A22 22 0 0 1 22 8Z" fill={paint('straw')} />
              </At>
            )),
        )}
      </Board>
      <Person
        x={300}
        y={176}
        scale={1.22}
        {...CAST.bluebob}
        skin={2}
        hair="short"
        hairColor="black"
        top="mint-d"
        shade="#14785A"
        wear="shirt"
        extras={['glasses']}
        face="open"
        legs="stand"
        leftArm={EDGE}
        rightArm={CALM}
      />
      <path d="M196 350H404L388 540H212Z" fill={paint('waffle-d')} />
      <path d="M320 350H404L388 540H320Z" fill={paint('choc-l')} />
      <rect x={180} y={330} width={240} height={30} rx={12} fill={paint('waffle')} />
      <At x={300} y={440}>
        <circle r={38} fill={paint('blue-d')} />
        <path d="M-26 10A26 26 0 0 1 26 10Z" fill={paint('straw')} />
      </At>
      <Reach x={300} y={176} scale={1.22} skin={2} sleeve="#14785A" arm={EDGE} />
      <Line d="M276 334L286 306M326 334L316 306" color="choc" width={7} />
      <Microphone x={288} y={310} scale={0.72} color="blue" turn={10} />
      <Microphone x={316} y={310} scale={0.72} color="cherry" turn={-10} />
      <Asking from={60} x={150} y={412} skin={5} sleeve="waffle" />
      <Microphone x={154} y={400} scale={1.1} turn={22} color="mint" />
      <circle cx={150} cy={412} r={16} fill={SKINS[5][0]} />
      <Asking from={536} x={470} y={406} skin={1} sleeve="cherry" />
      <ToolOfTrade name="phone" x={464} y={376} scale={0.8} turn={-12} />
      <circle cx={474} cy={410} r={16} fill={SKINS[1][0]} />
      <Asking from={20} x={72} y={336} skin={3} sleeve="straw-d" />
      <ToolOfTrade name="camera" x={78} y={304} scale={0.86} />
    </Stage>
  );
}
