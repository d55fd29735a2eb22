import { paint, type Paint } from './paint.ts';
import { Line } from './picture.tsx';

// What is worn on the head at work. Each is drawn in the wearer's own measure, over the hair.

/** A cook's tall white hat. */
export function ChefHat() {
  return (
    <>
      <path d="M-30 -24V-52C-58 -54 -54 -94 -28 -90C-20 -108 20 -108 28 -90C54 -94 58 -54 30 -52V-24Z" fill={paint('white')} />
      <Line d="M-12 -56V-70M12 -56V-70" color="milk" width={5} />
      <rect x={-33} y={-40} width={66} height={20} rx={8} fill={paint('milk')} />
    </>
  );
}

/** A stiff cap with a peak and a badge. */
export function PeakedCap({ color = 'blue-d', badge = 'waffle' }: { color?: Paint; badge?: Paint }) {
  return (
    <>
      <path d="M-34 -20L-44 -40C-44 -68 44 -68 44 -40L34 -20Z" fill={paint(color)} />
      <path d="M-35 -30Q0 -42 35 -30V-14Q0 -24 -35 -14Z" fill={paint('choc')} />
      <path d="M-35 -15Q0 -30 35 -15Q24 -5 0 -8Q-24 -5 -35 -15Z" fill={paint('choc-l')} />
      <path d="M0 -62L11 -56V-45Q11 -36 0 -32Q-11 -36 -11 -45V-56Z" fill={paint(badge)} />
    </>
  );
}

/** A soft cap with the peak to one side. */
export function Cap({ color = 'cherry', shade = 'straw-d' }: { color?: Paint; shade?: Paint }) {
  return (
    <>
      <path d="M-34 -10C-36 -56 36 -56 34 -10Q0 -26 -34 -10Z" fill={paint(color)} />
      <path d="M-6 -21Q34 -28 56 -10Q54 -2 46 -4Q24 -14 -2 -13Z" fill={paint(shade)} />
    </>
  );
}

interface MaskProps {
  color?: Paint;
  /** Lifted off the face, as between two welds. */
  up?: boolean;
}

/** A welder's mask with its dark window. */
export function WeldingMask({ color = 'blue', up = false }: MaskProps) {
  return up ? (
    <>
      <path d="M-37 -18C-48 -94 48 -94 37 -18Q0 -36 -37 -18Z" fill={paint(color)} />
      <rect x={-24} y={-66} width={48} height={20} rx={7} fill={paint('choc')} />
    </>
  ) : (
    <>
      <path d="M-37 -30C-37 -60 37 -60 37 -30V14C37 36 18 50 0 50C-18 50 -37 36 -37 14Z" fill={paint(color)} />
      <rect x={-26} y={-18} width={52} height={26} rx={8} fill={paint('choc')} />
      <Line d="M-16 -1L-8 -11" color="waffle-l" width={5} />
      <Line d="M-12 26H12M-8 36H8" color="blue-d" width={4} />
    </>
  );
}

/** A band over the hair with one ear and a small microphone. */
export function Headset({ color = 'choc' }: { color?: Paint }) {
  return (
    <>
      <Line d="M-33 0C-38 -56 38 -56 33 0M-34 10Q-32 30 -17 29" color={color} width={5} />
      <rect x={-42} y={-8} width={15} height={26} rx={7} fill={paint(color)} />
      <circle cx={-15} cy={29} r={5} fill={paint('cherry')} />
    </>
  );
}

/** A crown for the stage. */
export function Crown() {
  return (
    <>
      <path d="M-30 -26L-38 -64L-16 -46L0 -72L16 -46L38 -64L30 -26Q0 -38 -30 -26Z" fill={paint('waffle')} />
      <circle cy={-42} r={6} fill={paint('cherry')} />
    </>
  );
}
