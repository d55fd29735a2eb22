import { paint, SKINS, type Paint, type SkinTone } from './paint.ts';
import { At, Line, type Place } from './picture.tsx';
import type { Arm } from './poses.ts';

interface ReachProps extends Place {
  skin: SkinTone;
  sleeve: Paint;
  arm: Arm;
  /** A glove over the hand. */
  glove?: Paint;
}

/** One arm more, at the place and size of its person, over what that person reaches past or holds. */
export function Reach({ skin, sleeve, arm: [path, handX, handY], glove, ...place }: ReachProps) {
  return (
    <At {...place}>
      <Line d={path} color={sleeve} width={24} />
      <circle cx={handX} cy={handY} r={12} fill={glove ? paint(glove) : SKINS[skin][0]} />
    </At>
  );
}
