import { paint } from '../paint.ts';
import { Cherry, Scoop, Sprinkles } from '../parts.tsx';
import { Line, Picture, type ArtProps } from '../picture.tsx';

/** Milkshake */
export default function Milkshake(props: ArtProps) {
  return (
    <Picture width={240} height={300} {...props}>
      <Line d="M150 96L178 14L206 20" color="cherry" width={10} />
      <Scoop x={120} y={92} r={56} color="white" shine="milk" />
      <Scoop x={120} y={64} r={38} color="straw-l" shine="white" bumps={4} />
      <Cherry x={112} y={22} r={14} />
      <path d="M58 92H182L160 250H80Z" fill={paint('straw')} />
      <path d="M138 92H182L160 250H124Z" fill={paint('straw-d')} />
      <path d="M62 120C84 134 96 108 120 122C144 136 158 112 178 122L181 100H59Z" fill={paint('straw-l')} />
      <rect x={48} y={84} width={144} height={18} rx={9} fill={paint('white')} />
      <rect x={70} y={250} width={100} height={20} rx={10} fill={paint('waffle')} />
      <Sprinkles
        spots={[
          [92, 170, 30],
          [146, 190, -40],
          [108, 214, 70],
          [140, 150, 10],
        ]}
        colors={['cream', 'mint', 'blue', 'waffle']}
      />
    </Picture>
  );
}
