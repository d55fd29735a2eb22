import { paint, type Paint } from './paint.ts';
import { Line } from './picture.tsx';

// What guards eyes, ears and breath at work. Each is drawn in the wearer's own measure, over the hair.

/** Clear goggles on a band. */
export function Goggles({ frame = 'white' }: { frame?: Paint }) {
  return (
    <>
      <Line d="M-28 0L-34 -4M28 0L34 -4" color={frame} width={6} />
      <rect x={-28} y={-12} width={56} height={23} rx={11} fill={paint('blue-l')} opacity={0.6} />
      <rect x={-28} y={-12} width={56} height={23} rx={11} fill="none" stroke={paint(frame)} strokeWidth={4.5} />
      <Line d="M-19 -1L-12 -7" color="white" width={3.5} />
    </>
  );
}

/** A half mask with a filter on each side, over nose and mouth. */
export function Respirator({ color = 'choc-l', filter = 'straw-d' }: { color?: Paint; filter?: Paint }) {
  return (
    <>
      <path d="M-17 12Q0 0 17 12V22Q15 38 0 38Q-15 38 -17 22Z" fill={paint(color)} />
      <circle cx={-20} cy={25} r={10} fill={paint(filter)} />
      <circle cx={20} cy={25} r={10} fill={paint(filter)} />
      <circle cy={26} r={6} fill={paint('cream')} />
    </>
  );
}

/** Muffs that keep out the noise of machines. */
export function EarMuffs({ color = 'cherry' }: { color?: Paint }) {
  return (
    <>
      <Line d="M-34 -2C-40 -60 40 -60 34 -2" color="choc" width={6} />
      <rect x={-45} y={-14} width={18} height={34} rx={9} fill={paint(color)} />
      <rect x={27} y={-14} width={18} height={34} rx={9} fill={paint(color)} />
    </>
  );
}
