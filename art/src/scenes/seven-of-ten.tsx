import { Eyes, Smile } from '../faces.tsx';
import { paint } from '../paint.ts';
import { Scoop } from '../parts.tsx';
import { At, Picture, type ArtProps } from '../picture.tsx';

const FLAVOURS = [
  ['mint', 'mint-l', 'choc'],
  ['vanilla', 'white', 'choc'],
  ['blue', '#8388E6', 'cream'],
] as const;
const MELTED = [3, 6, 8];

function Melted({ x, y }: { x: number; y: number }) {
  return (
    <At x={x} y={y}>
      <path d="M-38 34C-52 20 -30 8 -18 10C-10 -4 14 -2 18 10C36 8 52 22 38 34Z" fill={paint('cream')} opacity={0.75} />
      <Eyes y={20} gap={9} r={3} />
    </At>
  );
}

/** Ten scoops in two rows. Seven smile and three have melted. */
export default function SevenOfTen(props: ArtProps) {
  return (
    <Picture width={490} height={252} {...props}>
      <At x={-2} y={-16}>
        {[112, 234].map((y) => (
          <rect key={y} x={-6} y={y} width={502} height={16} rx={8} fill={paint('waffle')} />
        ))}
        {Array.from({ length: 10 }, (_, index) => {
          const x = 52 + (index % 5) * 96;
          const y = 76 + Math.floor(index / 5) * 122;
          const [color, shine, face] = FLAVOURS[index % 3] ?? FLAVOURS[0];
          if (MELTED.includes(index)) return <Melted key={index} x={x} y={y} />;
          return (
            <At key={index}>
              <Scoop x={x} y={y + 21} r={43} color={color} shine={shine} bumps={4} />
              <Eyes x={x} y={y + 8} gap={10} r={3.4} color={face} />
              <Smile x={x} y={y + 16} width={6} color={face} line={3} />
            </At>
          );
        })}
      </At>
    </Picture>
  );
}
