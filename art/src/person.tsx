import type { ReactNode } from 'react';

import { Clothes, sleeve, type Wear } from './clothes.tsx';
import { HairBehind } from './hair.tsx';
import { Head, type HeadProps } from './head.tsx';
import { paint, SKINS, type Paint } from './paint.ts';
import { At, Line, type Place } from './picture.tsx';
import { REST_LEFT, REST_RIGHT, type Arm } from './poses.ts';

export interface PersonProps extends HeadProps, Place {
  top?: Paint;
  shade?: Paint;
  wear?: Wear;
  leftArm?: Arm;
  rightArm?: Arm;
  /** Without legs a person stands behind a counter, in a cup or out of the crop: a torso never floats. */
  legs?: 'stand' | 'sit';
  trousers?: Paint;
  shoes?: Paint;
  /** A fuller body. */
  broad?: boolean;
  /** Drawn over the hands. */
  held?: ReactNode;
  /** Drawn behind everything, such as a chair. */
  behind?: ReactNode;
}

const BROAD = 'M-56 172C-66 140 -50 116 -50 92Q-46 54 -14 50Q0 60 14 50Q46 54 50 92C50 116 66 140 56 172Z';

function Legs({ legs, trousers, shoes }: { legs: 'stand' | 'sit'; trousers: Paint; shoes: Paint }) {
  const [left, right, leftShoe, rightShoe] =
    legs === 'stand'
      ? ['M-20 156L-22 262', 'M20 156L22 262', 'M-44 284Q-44 262 -26 262H-6V284Z', 'M44 284Q44 262 26 262H6V284Z']
      : ['M-18 150L-26 176L-30 232', 'M18 150L26 176L30 232', 'M-54 256Q-54 236 -38 236H-14V256Z', 'M54 256Q54 236 38 236H14V256Z'];
  return (
    <>
      <Line d={left} color={trousers} width={34} />
      <Line d={right} color={trousers} width={34} />
      <path d={leftShoe} fill={paint(shoes)} />
      <path d={rightShoe} fill={paint(shoes)} />
    </>
  );
}

/** A person. The middle of the head is the place; shoulders are 60 to 90 below it, hips 160, feet 284. */
export function Person(props: PersonProps) {
  const { x, y, scale, turn, flip, skin, hair, hairColor, legs, held, behind } = props;
  const { top = 'mint', shade = 'mint-d', wear = 'tee', trousers = 'blue-d', shoes = 'choc' } = props;
  const { broad = false, leftArm = REST_LEFT, rightArm = REST_RIGHT } = props;
  const [tone, neck] = SKINS[skin];
  return (
    <At x={x} y={y} scale={scale} turn={turn} flip={flip}>
      {behind}
      <HairBehind hair={hair} color={hairColor} />
      {legs && <Legs legs={legs} trousers={trousers} shoes={shoes} />}
      <rect x={-11} y={24} width={22} height={36} rx={8} fill={neck} />
      <path d={broad ? BROAD : 'M-46 168V92Q-46 54 -14 50Q0 60 14 50Q46 54 46 92V168Z'} fill={paint(top)} />
      <Clothes wear={wear} top={top} shade={shade} />
      {[leftArm, rightArm].map(([path, handX, handY], index) => (
        <g key={index}>
          <Line d={path} color={sleeve(wear, top, shade)} width={24} />
          <circle cx={handX} cy={handY} r={12} fill={tone} />
        </g>
      ))}
      <Head skin={skin} hair={hair} hairColor={hairColor} face={props.face} extras={props.extras} />
      {held}
    </At>
  );
}
