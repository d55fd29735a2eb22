import { ChefHat } from '../../headwear.tsx';
import { paint } from '../../paint.ts';
import { Leaf } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

/** Pans on hooks from a rail. */
function Rail() {
  return (
    <>
      <Line d="M312 96H560" color="choc-l" width={10} />
      <Line d="M352 98V140M436 98V132M516 98V140" color="choc-l" width={7} />
      <circle cx={352} cy={168} r={30} fill={paint('choc')} />
      <path d="M400 132H472V160Q472 184 448 184H424Q400 184 400 160Z" fill={paint('straw-d')} />
      <circle cx={516} cy={164} r={26} fill={paint('choc')} />
    </>
  );
}

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

/** The stove with its flames; the place is the middle of its top. */
function Stove(place: Place) {
  return (
    <At {...place}>
      <path d="M-34 0C-46 -22 -30 -28 -30 -44C-16 -32 -14 -18 -8 -30C-4 -40 2 -44 2 -54C18 -38 12 -24 22 -32C40 -22 40 -10 32 0Z" fill={paint('cherry')} />
      <path d="M-16 0C-22 -14 -8 -20 -2 -32C10 -20 18 -12 14 0Z" fill={paint('waffle')} />
      <rect x={-128} y={12} width={256} height={180} fill={paint('blue')} />
      <rect x={-138} y={-4} width={276} height={26} rx={11} fill={paint('choc')} />
      <rect x={-96} y={72} width={192} height={76} rx={14} fill={paint('blue-d')} />
      <Line d="M-70 62H70" color="blue-l" width={9} />
      <circle cx={-90} cy={40} r={10} fill={paint('cream')} />
      <circle cx={-56} cy={40} r={10} fill={paint('cream')} />
      <circle cx={90} cy={40} r={10} fill={paint('cream')} />
    </At>
  );
}

/** One cook tosses vegetables over the flame, another puts the last leaf on a plate. */
export default function Cooks(props: ArtProps) {
  return (
    <Stage back="waffle" floor="straw-l" {...props}>
      <Rail />
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
      <path d="M388 402H504Q496 418 474 418H418Q396 418 388 402Z" fill={paint('blue-l')} />
      <path d="M412 402Q446 366 480 402Z" fill={paint('straw-d')} />
      <Stove x={164} y={414} />
      <Toss x={150} y={354} />
      <circle cx={264} cy={332} r={13} fill="#E6A97C" />
    </Stage>
  );
}
