import { paint, type Paint } from './paint.ts';
import { Line } from './picture.tsx';

export type Wear = 'tee' | 'hoodie' | 'overall' | 'apron' | 'lab' | 'shirt' | 'vest' | 'stripe' | 'knit';

interface ClothesProps {
  wear: Wear;
  top: Paint;
  shade: Paint;
}

/** What is worn over the plain torso. A tee is the torso itself. */
export function Clothes({ wear, top, shade }: ClothesProps) {
  const dark = paint(shade);
  switch (wear) {
    case 'tee':
      return null;
    case 'hoodie':
      return (
        <>
          <path d="M-30 58Q0 40 30 58Q22 78 0 78Q-22 78 -30 58Z" fill={dark} />
          <Line d="M-8 78V100M8 78V96" color="cream" width={4} />
          <rect x={-26} y={126} width={52} height={34} rx={12} fill={dark} />
        </>
      );
    case 'overall':
      return (
        <>
          <rect x={-30} y={94} width={60} height={74} rx={8} fill={dark} />
          <Line d="M-24 96L-26 60M24 96L26 60" color={shade} width={9} />
          <circle cx={-24} cy={100} r={4} fill={paint('waffle')} />
          <circle cx={24} cy={100} r={4} fill={paint('waffle')} />
        </>
      );
    case 'apron':
      return (
        <>
          <rect x={-28} y={92} width={56} height={76} rx={10} fill={paint('white')} />
          <Line d="M-24 94Q-20 66 -14 52M24 94Q20 66 14 52" color="white" width={6} />
        </>
      );
    case 'lab':
      return (
        <>
          <path d="M-46 168V92Q-46 54 -14 50L0 92L14 50Q46 54 46 92V168Z" fill={paint('white')} />
          <Line d="M0 92V168" color="milk" width={3} />
          <path d="M-14 50L0 92L14 50Q0 60 -14 50Z" fill={paint(top)} />
        </>
      );
    case 'shirt':
      return (
        <>
          <path d="M-14 50L0 66L14 50L20 62L2 84H-2L-20 62Z" fill={paint('white')} />
          <Line d="M0 84V166" color={shade} width={3} />
        </>
      );
    case 'vest':
      return <path d="M-46 168V92Q-46 54 -16 50L-8 168ZM46 168V92Q46 54 16 50L8 168Z" fill={dark} />;
    case 'stripe':
      return [88, 114, 140].map((y) => <rect key={y} x={-46} y={y} width={92} height={12} fill={dark} />);
    case 'knit':
      return (
        <>
          <rect x={-24} y={46} width={48} height={18} rx={9} fill={dark} />
          <Line d="M-34 112L-17 100L0 112L17 100L34 112" color="cream" width={5} />
        </>
      );
  }
}

/** Sleeves take the shade, except where what is worn leaves the torso's own sleeve to be seen. */
export function sleeve(wear: Wear, top: Paint, shade: Paint): Paint {
  if (wear === 'lab') return 'milk';
  return wear === 'apron' || wear === 'overall' || wear === 'stripe' || wear === 'vest' ? top : shade;
}
