import { paint } from '../paint.ts';
import { At, Line, type Place } from '../picture.tsx';

// Things for hands and homes. Each is drawn in a box of about 100 units round 0,0.

export function Broom(place: Place) {
  return (
    <At {...place}>
      <At turn={28}>
        <rect x={-5} y={-56} width={10} height={66} rx={5} fill={paint('waffle')} />
        <path d="M-22 6H22L34 46Q17 54 0 47Q-17 54 -34 46Z" fill={paint('mint')} />
        <path d="M0 6H22L34 46Q17 54 0 47Z" fill={paint('mint-d')} />
        <rect x={-25} y={2} width={50} height={11} rx={5.5} fill={paint('choc-l')} />
      </At>
    </At>
  );
}

export function Pot(place: Place) {
  return (
    <At {...place}>
      <Line d="M-18 -44C-26 -36 -10 -32 -18 -24M16 -48C8 -40 24 -36 16 -26" color="choc-l" width={5} />
      <Line d="M-44 8H-54M44 8H54" color="choc" width={9} />
      <path d="M-42 -4H42V24Q42 48 18 48H-18Q-42 48 -42 24Z" fill={paint('blue')} />
      <path d="M6 -4H42V24Q42 48 18 48H6Z" fill={paint('blue-d')} />
      <rect x={-47} y={-14} width={94} height={14} rx={7} fill={paint('waffle')} />
    </At>
  );
}

export function Glove(place: Place) {
  return (
    <At {...place}>
      <At turn={-6}>
        <Line d="M-24 0V-26M-8 0V-40" color="waffle" width={15} />
        <Line d="M8 0V-40M24 0V-26" color="waffle-d" width={15} />
        <Line d="M-28 24C-40 18 -46 8 -48 -2" color="waffle" width={15} />
        <path d="M-32 -4H32V20Q32 32 20 32H-20Q-32 32 -32 20Z" fill={paint('waffle')} />
        <path d="M0 -4H32V20Q32 32 20 32H0Z" fill={paint('waffle-d')} />
        <rect x={-33} y={28} width={66} height={20} rx={7} fill={paint('straw-d')} />
      </At>
    </At>
  );
}

export function Scissors(place: Place) {
  return (
    <At {...place}>
      <At turn={-24}>
        <Line d="M-12 18L16 -46" color="blue-d" width={12} />
        <Line d="M12 18L-16 -46" color="blue" width={12} />
        <circle cx={-20} cy={33} r={14} fill="none" stroke={paint('straw-d')} strokeWidth={10} />
        <circle cx={20} cy={33} r={14} fill="none" stroke={paint('straw')} strokeWidth={10} />
        <circle cy={-9} r={5} fill={paint('cream')} />
      </At>
    </At>
  );
}

export function Vase(place: Place) {
  return (
    <At {...place}>
      <Line d="M-12 -36C-42 -42 -42 -12 -27 -4M12 -36C42 -42 42 -12 27 -4" color="choc-l" width={7} />
      <path d="M-13 -44H13V-32C36 -22 38 10 15 42H-15C-38 10 -36 -22 -13 -32Z" fill={paint('waffle')} />
      <path d="M0 -44H13V-32C36 -22 38 10 15 42H0Z" fill={paint('waffle-d')} />
      <Line d="M-24 2L-16 -6L-8 2L0 -6L8 2L16 -6L24 2" color="choc" width={5} />
      <rect x={-19} y={-51} width={38} height={11} rx={5.5} fill={paint('choc-l')} />
      <rect x={-20} y={39} width={40} height={11} rx={5.5} fill={paint('choc-l')} />
    </At>
  );
}

export function Candle(place: Place) {
  return (
    <At {...place}>
      <ellipse cy={42} rx={42} ry={10} fill={paint('choc-l')} />
      <rect x={-18} y={-10} width={36} height={54} rx={7} fill={paint('straw-l')} />
      <path d="M2 -10H11Q18 -10 18 -3V37Q18 44 11 44H2Z" fill={paint('straw')} />
      <Line d="M0 -10V-16" color="choc" width={4} />
      <path d="M0 -54C18 -34 16 -18 0 -16C-16 -18 -18 -34 0 -54Z" fill={paint('waffle')} />
      <path d="M0 -38C9 -28 8 -18 0 -17C-8 -18 -9 -28 0 -38Z" fill={paint('cherry')} />
    </At>
  );
}

export function CounterBell(place: Place) {
  return (
    <At {...place}>
      <circle cy={-26} r={8} fill={paint('cherry')} />
      <path d="M-40 24A40 44 0 0 1 40 24Z" fill={paint('waffle')} />
      <path d="M8 -19A40 44 0 0 1 40 24H8Z" fill={paint('waffle-d')} />
      <Line d="M-26 8A28 30 0 0 1 -12 -8" color="waffle-l" width={5} />
      <rect x={-50} y={24} width={100} height={15} rx={7.5} fill={paint('choc-l')} />
    </At>
  );
}
