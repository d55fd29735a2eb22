import { paint } from '@careerscoop/art/paint.ts';
import { At, Line } from '@careerscoop/art/picture.tsx';
import { ease, spring } from '../motion.ts';
import type { SceneProps } from '../stage.tsx';

interface PieceProps extends SceneProps {
  at: number;
  x: number;
  y: number;
}

/** A lock that comes open and snaps shut. */
export function Padlock({ second, at, x, y }: PieceProps) {
  const shackle = -16 * (1 - spring(second, at + 0.45, 0.3));
  return (
    <At x={x} y={y} scale={spring(second, at, 0.45)}>
      <Line
        d={`M-24 ${-8 + shackle}V${-30 + shackle}C-24 ${-62 + shackle} 24 ${-62 + shackle} 24 ${-30 + shackle}V-8`}
        color="cream"
        width={13}
      />
      <rect x={-43} y={-14} width={86} height={68} rx={18} fill={paint('waffle')} />
      <path d="M8 -14H25Q43 -14 43 4V36Q43 54 25 54H8Z" fill={paint('waffle-d')} />
      <circle cy={14} r={9} fill={paint('choc')} />
      <Line d="M0 16V30" color="choc" width={8} />
    </At>
  );
}

/** A school with a flag, and the dotted way that leads to it. */
export function School({ second, at, x, y, from }: PieceProps & { from: number }) {
  const way = from + (x - 96 - from) * ease(second, at + 0.3, 0.8);
  return (
    <>
      {second > at + 0.3 && <Line d={`M${from} ${y - 30}H${way}`} color="choc" width={8} dash="1 24" />}
      <At x={x} y={y} scale={spring(second, at, 0.6)}>
        <Line d="M0 -90V-150" color="choc" width={8} />
        <path d="M4 -150C22 -160 36 -142 58 -150V-118C36 -110 22 -128 4 -118Z" fill={paint('cherry')} />
        <rect x={-104} y={-30} width={208} height={112} rx={8} fill={paint('vanilla')} />
        <rect x={-50} y={-66} width={100} height={148} rx={6} fill={paint('cream')} />
        <path d="M-66 -60L0 -104L66 -60Z" fill={paint('straw-d')} />
        <rect x={-18} y={28} width={36} height={54} rx={8} fill={paint('blue')} />
        <circle cy={-16} r={20} fill={paint('blue-l')} />
        {[-78, 78].map((place) => (
          <rect key={place} x={place - 15} y={-4} width={30} height={40} rx={6} fill={paint('blue-l')} />
        ))}
      </At>
    </>
  );
}

/** A switch that is off. */
export function Switch({ second, at, x, y }: PieceProps) {
  return (
    <At x={x} y={y} scale={spring(second, at, 0.5)}>
      <rect x={-68} y={-40} width={136} height={80} rx={40} fill={paint('choc')} />
      <rect x={-58} y={-30} width={116} height={60} rx={30} fill={paint('milk')} />
      <circle cx={-28} r={26} fill={paint('choc')} />
    </At>
  );
}
