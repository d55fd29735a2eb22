import { CAST } from '../../cast.ts';
import { Tablet } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { PotPlant } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const TICK: Arm = ['M36 78C68 98 72 122 44 126', 38, 124];

/** From door to door: an interviewer with a badge asks the questions of a survey and ticks the answers. */
export default function Interviewers(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="mint" {...props}>
      <path d="M296 500V128H590V500Z" fill={paint('straw')} />
      <path d="M272 136L444 20L616 136Z" fill={paint('choc-l')} />
      <Line
        d="M300 190H340M300 260H334M300 330H340M300 400H334M300 458H340M560 190H590M566 260H590M560 330H590M566 400H590M560 458H590"
        color="straw-d"
        width={8}
      />
      <rect x={352} y={156} width={196} height={350} rx={10} fill={paint('cream')} />
      <rect x={368} y={172} width={164} height={334} fill={paint('choc')} />
      <path d="M368 172L332 190V516L368 506Z" fill={paint('mint-d')} />
      <circle cx={344} cy={360} r={7} fill={paint('waffle')} />
      <circle cx={570} cy={300} r={9} fill={paint('waffle')} />
      <path d="M330 504H580V532H316Z" fill={paint('milk')} />
      <rect x={400} y={494} width={104} height={16} rx={8} fill={paint('waffle-d')} />
      <PotPlant x={562} y={532} scale={0.6} color="blue" />
      <Person
        x={450}
        y={238}
        scale={0.92}
        {...CAST.greyfade}
        skin={1}
        hair="bald"
        hairColor="grey"
        top="mint"
        shade="mint-d"
        wear="knit"
        face="open"
        legs="stand"
        trousers="blue"
        shoes="cherry"
        leftArm={['M-36 78C-66 94 -70 74 -62 54', -60, 48]}
        rightArm={['M36 76C50 104 50 126 44 144', 42, 148]}
      />
      <ToolOfTrade name="speech" x={286} y={112} scale={1.02} />
      <Person
        x={168}
        y={208}
        scale={1.16}
        {...CAST.wavy}
        skin={4}
        hair="braids"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        wear="shirt"
        extras={['hearing-aid']}
        face="smile"
        legs="stand"
        trousers="blue-d"
        shoes="choc"
        leftArm={['M-36 78C-64 98 -60 122 -42 126', -38, 126]}
        rightArm={TICK}
        held={
          <>
            <Line d="M-16 56L0 96L16 56" color="cherry" width={5} />
            <rect x={-14} y={94} width={28} height={22} rx={4} fill={paint('white')} />
            <At y={134}>
              <Tablet color="white" scale={0.84}>
                <Line d="M-30 -12L-24 -5L-14 -18M-2 -10H30M-30 12L-24 19L-14 6M-2 12H22" color="mint-d" width={6} />
              </Tablet>
            </At>
          </>
        }
      />
      <Reach x={168} y={208} scale={1.16} skin={4} sleeve="waffle-d" arm={TICK} />
    </Stage>
  );
}
