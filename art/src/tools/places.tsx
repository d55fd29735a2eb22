import { paint } from '../paint.ts';
import { At, Line, type Place } from '../picture.tsx';

// Things for getting about. Each is drawn in a box of about 100 units round 0,0.

export function Truck(place: Place) {
  return (
    <At {...place}>
      <rect x={-56} y={-34} width={66} height={60} rx={9} fill={paint('straw')} />
      <path d="M-56 2H10V26H-47Q-56 26 -56 17Z" fill={paint('straw-d')} />
      <path d="M14 -16H34Q39 -16 42 -12L54 6Q56 9 56 13V20Q56 26 50 26H14Z" fill={paint('blue')} />
      <path d="M22 -8H33L43 7H22Z" fill={paint('cream')} />
      {[-32, 34].map((x) => (
        <At key={x} x={x} y={28}>
          <circle r={14} fill={paint('choc')} />
          <circle r={5} fill={paint('cream')} />
        </At>
      ))}
    </At>
  );
}

export function FoldedMap(place: Place) {
  return (
    <At {...place}>
      <path d="M-50 -28L-17 -40V30L-50 42Z" fill={paint('mint-l')} />
      <path d="M-17 -40L17 -28V42L-17 30Z" fill={paint('mint')} />
      <path d="M17 -28L50 -40V30L17 42Z" fill={paint('mint-d')} />
      <Line d="M-38 24C-30 -6 0 26 26 2" color="cream" width={6} dash="1 11" />
      <path d="M32 10C18 -6 18 -14 18 -16A14 14 0 0 1 46 -16C46 -14 46 -6 32 10Z" fill={paint('cherry')} />
      <circle cx={32} cy={-16} r={5.5} fill={paint('cream')} />
    </At>
  );
}

export function Lifebuoy(place: Place) {
  return (
    <At {...place}>
      <circle r={34} fill="none" stroke={paint('cherry')} strokeWidth={26} />
      {[45, 135, 225, 315].map((turn) => (
        <At key={turn} turn={turn}>
          <path d="M-12 -45.5A47 47 0 0 1 12 -45.5L6 -20A21 21 0 0 0 -6 -20Z" fill={paint('cream')} />
        </At>
      ))}
    </At>
  );
}

export function Saw(place: Place) {
  const teeth = 'l-5 9l-5 -9'.repeat(7);
  return (
    <At {...place}>
      <At turn={-24}>
        <path d={`M-56 -12L22 -20V16${teeth}L-56 4Z`} fill={paint('blue-l')} />
        <path d="M18 -28H42Q56 -28 56 -14V14Q56 28 42 28H18Z" fill={paint('waffle')} />
        <path d="M38 -28H42Q56 -28 56 -14V14Q56 28 42 28H38Z" fill={paint('waffle-d')} />
        <rect x={30} y={-13} width={13} height={26} rx={6.5} fill={paint('cream')} />
      </At>
    </At>
  );
}

export function Plug(place: Place) {
  return (
    <At {...place}>
      <At turn={32}>
        <Line d="M-12 -46V-20M12 -46V-20" color="choc" width={9} />
        <Line d="M0 20V32C0 50 30 46 26 60" color="choc" width={8} />
        <path d="M-28 -24H28V-6A28 30 0 0 1 -28 -6Z" fill={paint('straw')} />
        <path d="M0 -24H28V-6A28 30 0 0 1 0 24Z" fill={paint('straw-d')} />
      </At>
    </At>
  );
}

export function Bulb(place: Place) {
  const glass = 'M0 -52A35 35 0 0 1 35 -17C35 2 19 8 18 24H';
  return (
    <At {...place}>
      <path d={`${glass}-18C-19 8 -35 2 -35 -17A35 35 0 0 1 0 -52Z`} fill={paint('vanilla')} />
      <path d={`${glass}0Z`} fill={paint('waffle')} />
      <Line d="M-22 -18A22 22 0 0 1 -8 -37" color="white" width={5} />
      <rect x={-18} y={26} width={36} height={10} rx={5} fill={paint('choc-l')} />
      <rect x={-13} y={38} width={26} height={10} rx={5} fill={paint('choc')} />
    </At>
  );
}
