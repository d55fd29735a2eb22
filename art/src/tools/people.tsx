import { Eyes, Smile } from '../faces.tsx';
import { paint } from '../paint.ts';
import { At, Line, type Place } from '../picture.tsx';

// Things for being with people. Each is drawn in a box of about 100 units round 0,0.

export function Speech(place: Place) {
  return (
    <At {...place}>
      <path d="M-46 -34Q-46 -44 -36 -44H36Q46 -44 46 -34V10Q46 20 36 20H0L-22 42V20H-36Q-46 20 -46 10Z" fill={paint('mint')} />
      <circle cx={-20} cy={-12} r={6} fill={paint('choc')} />
      <circle cy={-12} r={6} fill={paint('choc')} />
      <circle cx={20} cy={-12} r={6} fill={paint('choc')} />
    </At>
  );
}

export function Heart(place: Place) {
  return (
    <At {...place}>
      <path d="M0 42C-62 2 -46 -42 -18 -38C-8 -37 -2 -30 0 -22C2 -30 8 -37 18 -38C46 -42 62 2 0 42Z" fill={paint('cherry')} />
    </At>
  );
}

export function SmileBubble(place: Place) {
  return (
    <At {...place}>
      <circle r={44} fill={paint('mint')} />
      <Eyes y={-8} gap={14} />
      <Smile y={8} width={16} />
    </At>
  );
}

export function Ball(place: Place) {
  return (
    <At {...place}>
      <circle r={46} fill={paint('waffle')} />
      <Line d="M-46 0H46M0 -46V46M-32 -32C-12 -14 -12 14 -32 32M32 -32C12 -14 12 14 32 32" color="choc" width={5} />
    </At>
  );
}

export function Whistle(place: Place) {
  return (
    <At {...place}>
      <circle cx={-10} cy={10} r={32} fill={paint('straw-d')} />
      <path d="M-10 -22H46V4H18Z" fill={paint('straw-d')} />
      <circle cx={-10} cy={10} r={12} fill={paint('cream')} />
      <Line d="M-10 -22V-40" color="choc" width={6} />
    </At>
  );
}

export function Megaphone(place: Place) {
  return (
    <At {...place}>
      <At scale={0.95} turn={-12}>
        <path d="M-30 -14L34 -40V40L-30 14Z" fill={paint('cherry')} />
        <rect x={-46} y={-16} width={22} height={32} rx={8} fill={paint('choc')} />
        <rect x={30} y={-44} width={12} height={88} rx={6} fill={paint('straw-l')} />
        <Line d="M-18 18V40" color="choc" width={9} />
      </At>
    </At>
  );
}

/** Two ways to say a thing: one bubble in straight lines, one in curls. */
export function TwoTongues(place: Place) {
  return (
    <At {...place}>
      <path d="M-52 -36Q-52 -46 -42 -46H10Q20 -46 20 -36V-8Q20 2 10 2H-22L-38 18V2H-42Q-52 2 -52 -8Z" fill={paint('blue')} />
      <Line d="M-38 -30H4M-38 -15H-10" color="cream" width={6} />
      <path d="M-20 0Q-20 -10 -10 -10H42Q52 -10 52 0V26Q52 36 42 36H38V52L22 36H-10Q-20 36 -20 26Z" fill={paint('straw')} />
      <Line d="M-8 16C-4 6 2 6 4 14C6 22 12 22 14 14C16 6 22 6 24 14C26 22 32 22 38 10" color="cream" width={6} />
    </At>
  );
}
