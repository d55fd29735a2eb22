import { CAST } from '../../cast.ts';
import { EarMuffs, Goggles } from '../../headwear-protection.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const PUSH: Arm = ['M36 78C62 98 70 110 74 120', 76, 125];
const GUIDE: Arm = ['M-36 78C-60 104 -54 124 -30 130', -24, 131];
const DUST = [
  [468, 330],
  [496, 312],
  [488, 350],
  [524, 334],
  [516, 360],
  [546, 352],
] as const;

/** Goggles on, ears covered, fingers far from the blade: a plank runs through the saw of a sawmill. */
export default function WoodSawyers(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="waffle-l" {...props}>
      <path d="M40 96H560V120H40Z" fill={paint('choc-l')} />
      <Line d="M70 120V410M530 120V410" color="choc-l" width={18} />
      <At x={440} y={210}>
        <ToolOfTrade name="logs" scale={1.5} />
      </At>
      <path d="M356 272H536V288H356Z" fill={paint('choc-l')} />
      <Person
        x={206}
        y={228}
        scale={1.14}
        {...CAST.wavy}
        skin={2}
        hair="bun"
        hairColor="black"
        top="cherry"
        shade="blue-d"
        wear="overall"
        extras={[]}
        face="look"
        leftArm={GUIDE}
        rightArm={PUSH}
        held={
          <>
            <Goggles frame="waffle-d" />
            <EarMuffs color="mint-d" />
          </>
        }
      />
      <At x={404} y={372} scale={1.7}>
        <ToolOfTrade name="circular-saw" />
      </At>
      <path d="M340 356A66 66 0 0 1 472 356H446A40 40 0 0 0 366 356Z" fill={paint('mint')} opacity={0.7} />
      <rect x={40} y={406} width={520} height={30} rx={10} fill={paint('blue')} />
      <rect x={64} y={432} width={472} height={96} rx={12} fill={paint('blue-d')} />
      <circle cx={130} cy={480} r={20} fill={paint('waffle')} />
      <circle cx={130} cy={480} r={13} fill={paint('cherry')} />
      <circle cx={186} cy={480} r={12} fill={paint('mint')} />
      <Line d="M300 462H500M300 480H500M300 498H500" color="blue" width={7} />
      <rect x={128} y={376} width={456} height={30} rx={4} fill={paint('waffle')} />
      <Line d="M150 386H260M300 396H430M470 386H560" color="waffle-d" width={5} />
      <path d="M300 378L286 366H262Q250 366 250 378Z" fill={paint('straw-d')} />
      {DUST.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={6} fill={paint('waffle-d')} />
      ))}
      <Reach x={206} y={228} scale={1.14} skin={2} sleeve="cherry" arm={GUIDE} />
      <Reach x={206} y={228} scale={1.14} skin={2} sleeve="cherry" arm={PUSH} />
    </Stage>
  );
}
