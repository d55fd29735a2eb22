import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';

const HIGH: Arm = ['M36 76C70 62 84 34 84 6', 84, -2];
const HOLDS: Arm = ['M-36 78C-30 104 6 112 40 102', 46, 100];

/** In the quarry, a row of wedges is driven into a block until the stone parts in a straight line. */
export default function RockSplitters(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="waffle-l" {...props}>
      <path d="M30 470L64 216L150 176L196 108L320 132L352 92L470 150L552 330L566 480Z" fill={paint('waffle')} />
      <path d="M352 92L470 150L552 330L566 480H430L396 250Z" fill={paint('waffle-d')} />
      <Line d="M64 300H240M120 220H300M300 330H396" color="waffle-d" width={7} />
      <path d="M306 402L340 358H576L560 402Z" fill={paint('milk')} />
      <path d="M306 402H560V530H306Z" fill={paint('#CBB9AA')} />
      <path d="M560 402L576 358V494L560 530Z" fill={paint('choc-l')} />
      <Line d="M424 402L436 440L424 474L432 530" color="choc" width={5} />
      {[350, 394, 440, 486, 530].map((x) => (
        <At key={x} x={x} y={380}>
          <path d="M-8 -26H8L4 8H-4Z" fill={paint('blue-d')} />
          <rect x={-11} y={-32} width={22} height={10} rx={4} fill={paint('blue')} />
        </At>
      ))}
      <Person
        x={200}
        y={210}
        scale={1.14}
        {...CAST.puffs}
        skin={1}
        hair="braids"
        hairColor="blond"
        top="straw-d"
        shade="#B3123A"
        wear="overall"
        extras={['hard-hat', 'glasses']}
        face="look"
        legs="stand"
        trousers="#B3123A"
        leftArm={HOLDS}
        rightArm={HIGH}
      />
      <Line d="M252 324L312 176" color="waffle-d" width={13} />
      <rect x={-40} y={-19} width={80} height={38} rx={8} fill={paint('choc')} transform="translate(318 166) rotate(22)" />
      <Reach x={200} y={210} scale={1.14} skin={1} sleeve="straw-d" arm={HIGH} glove="mint-d" />
      <Reach x={200} y={210} scale={1.14} skin={1} sleeve="straw-d" arm={HOLDS} glove="mint-d" />
    </Stage>
  );
}
