import { paint, type Paint } from './paint.ts';
import { Line } from './picture.tsx';

/** A wheelchair from the front, drawn behind its sitter: the place is the sitter's, at the sitter's size. */
export function Wheelchair({ color = 'blue' }: { color?: Paint }) {
  return (
    <>
      <Line d="M-56 76H-72M56 76H72" color="choc" width={11} />
      <rect x={-60} y={64} width={120} height={116} rx={22} fill={paint(color)} />
      {[-74, 74].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy={188} rx={18} ry={74} fill={paint('choc')} />
          <ellipse cx={x} cy={188} rx={8} ry={58} fill={paint('milk')} />
        </g>
      ))}
      <rect x={-64} y={162} width={128} height={24} rx={12} fill={paint('choc')} />
      <Line d="M-40 186L-46 250M40 186L46 250" color="choc" width={8} />
      <rect x={-58} y={248} width={116} height={13} rx={6.5} fill={paint('choc')} />
    </>
  );
}
