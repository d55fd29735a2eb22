import { paint } from '../paint.ts';
import { At, Line, type Place } from '../picture.tsx';

// Things that find out. Each is drawn in a box of about 100 units round 0,0.

export function Beaker(place: Place) {
  return (
    <At {...place}>
      <path d="M-15 -46H15V-14L38 34Q42 48 26 48H-26Q-42 48 -38 34L-15 -14Z" fill={paint('blue-l')} />
      <path d="M-25 8H25L38 34Q42 48 26 48H-26Q-42 48 -38 34Z" fill={paint('mint-d')} />
      <rect x={-21} y={-52} width={42} height={12} rx={6} fill={paint('blue-d')} />
      <circle cx={-8} cy={26} r={6} fill={paint('mint-l')} />
      <circle cx={10} cy={34} r={4} fill={paint('mint-l')} />
      <circle cx={8} cy={18} r={3.5} fill={paint('mint-l')} />
    </At>
  );
}

export function Lens(place: Place) {
  return (
    <At {...place}>
      <Line d="M18 18L44 44" color="choc" width={13} />
      <circle cx={-8} cy={-8} r={36} fill={paint('blue')} />
      <circle cx={-8} cy={-8} r={25} fill={paint('blue-l')} />
      <Line d="M-22 -14A18 18 0 0 1 -10 -25" color="white" width={5} />
    </At>
  );
}
