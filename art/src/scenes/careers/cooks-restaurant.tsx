import { ChefHat } from '../../headwear.tsx';
import { paint, SKINS } from '../../paint.ts';
import { Leaf } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { PanRail, Stove } from '../../settings-kitchen.tsx';
import { Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

/** A pan and what has just left it; the place is the middle of the pan. */
function Toss(place: Place) {
  return (
    <At {...place}>
      <Leaf x={-44} y={-58} length={34} turn={-40} />
      <Leaf x={46} y={-44} length={32} turn={50} />
      <circle cx={-14} cy={-84} r={13} fill={paint('cherry')} />
      <circle cx={24} cy={-72} r={11} fill={paint('straw-d')} />
      <Line d="M-8 -44L8 -54M-36 -30L-24 -38" color="waffle-d" width={11} />
      <path d="M-66 -18H66Q62 16 30 16H-30Q-62 16 -66 -18Z" fill={paint('choc')} />
      <Line d="M62 -8L112 -20" color="choc-l" width={13} />
    </At>
  );
}

/** One cook tosses vegetables over the flame, another puts the last leaf on a plate. */
export default function Cooks(props: ArtProps) {
  return (
    <Stage back="waffle" floor="straw-l" {...props}>
      <path d="M84 0H168V84L222 140V158H30V140L84 84Z" fill={paint('blue-l')} />
      <path d="M136 0H168V84L222 140V158H136Z" fill={paint('blue')} opacity={0.3} />
      <PanRail />
      <Person
        x={262}
        y={234}
        scale={1.08}
        skin={2}
        hair="wavy"
        hairColor="black"
        top="white"
        shade="milk"
        wear="shirt"
        leftArm={['M-36 78C-66 100 -66 124 -48 128', -44, 128]}
        rightArm={['M36 78C72 96 74 128 46 136', 42, 138]}
        face="open"
        held={<ChefHat />}
      />
      <Person
        x={466}
        y={262}
        scale={0.98}
        skin={5}
        hair="bald"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="apron"
        broad
        extras={['beard', 'glasses']}
        leftArm={['M-36 78C-60 96 -54 114 -32 116', -28, 116]}
        rightArm={['M36 78C66 100 62 130 44 136', 42, 138]}
        face="down"
        held={
          <>
            <ChefHat />
            <Leaf x={-26} y={140} length={30} turn={10} />
          </>
        }
      />
      <Counter x={458} y={412} width={244} color="cream" shade="choc-l" />
      <rect x={376} y={458} width={164} height={102} rx={12} fill={paint('choc')} />
      <Line d="M404 536H512M404 520H512M412 504H504" color="cream" width={11} />
      <path d="M388 402H504Q496 418 474 418H418Q396 418 388 402Z" fill={paint('blue-l')} />
      <path d="M412 402Q446 366 480 402Z" fill={paint('straw-d')} />
      <Stove x={164} y={414} />
      <Toss x={150} y={354} />
      <circle cx={264} cy={332} r={13} fill={SKINS[2][0]} />
    </Stage>
  );
}
