import { paint } from './paint.ts';
import { At, Line, type Place } from './picture.tsx';

// What kitchens and cafés cook with.

/** An espresso machine with a cup under it; the place is the middle of its foot. */
export function EspressoMachine(place: Place) {
  return (
    <At {...place}>
      <rect x={-74} y={-132} width={148} height={54} rx={18} fill={paint('cherry')} />
      <path d="M20 -132H56Q74 -132 74 -114V-78H20Z" fill={paint('straw-d')} />
      <rect x={-66} y={-80} width={132} height={66} fill={paint('choc')} />
      <rect x={-78} y={-18} width={156} height={18} rx={8} fill={paint('cherry')} />
      <circle cx={-44} cy={-106} r={11} fill={paint('cream')} />
      <circle cx={-12} cy={-106} r={11} fill={paint('cream')} />
      <rect x={-24} y={-80} width={48} height={14} rx={6} fill={paint('blue-l')} />
      <Line d="M24 -72H58" color="waffle" width={9} />
      <Line d="M0 -64V-44" color="choc-l" width={7} />
      <path d="M-17 -46H17L12 -18H-12Z" fill={paint('white')} />
      <Line d="M-50 -146C-58 -156 -44 -164 -52 -176M-20 -146C-28 -156 -14 -164 -22 -176" color="white" width={6} />
    </At>
  );
}

/** Pans on hooks from a rail. */
export function PanRail() {
  return (
    <>
      <Line d="M312 96H560" color="choc-l" width={10} />
      <Line d="M352 98V140M436 98V132M516 98V140" color="choc-l" width={7} />
      <circle cx={352} cy={168} r={30} fill={paint('choc')} />
      <path d="M400 132H472V160Q472 184 448 184H424Q400 184 400 160Z" fill={paint('straw-d')} />
      <circle cx={516} cy={164} r={26} fill={paint('choc')} />
    </>
  );
}

/** The stove with its flames; the place is the middle of its top. */
export function Stove(place: Place) {
  return (
    <At {...place}>
      <path
        d="M-34 0C-46 -22 -30 -28 -30 -44C-16 -32 -14 -18 -8 -30C-4 -40 2 -44 2 -54C18 -38 12 -24 22 -32C40 -22 40 -10 32 0Z"
        fill={paint('cherry')}
      />
      <path d="M-16 0C-22 -14 -8 -20 -2 -32C10 -20 18 -12 14 0Z" fill={paint('waffle')} />
      <rect x={-128} y={12} width={256} height={180} fill={paint('blue')} />
      <rect x={-138} y={-4} width={276} height={26} rx={11} fill={paint('choc')} />
      <rect x={-96} y={72} width={192} height={76} rx={14} fill={paint('blue-d')} />
      <Line d="M-70 62H70" color="blue-l" width={9} />
      <circle cx={-90} cy={40} r={10} fill={paint('cream')} />
      <circle cx={-56} cy={40} r={10} fill={paint('cream')} />
      <circle cx={90} cy={40} r={10} fill={paint('cream')} />
    </At>
  );
}
