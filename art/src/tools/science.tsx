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

export function Microscope(place: Place) {
  return (
    <At {...place}>
      <Line d="M10 40C42 28 46 -10 18 -26" color="blue" width={12} />
      <path d="M-36 50Q-36 36 -22 36H32Q46 36 46 50Z" fill={paint('blue-d')} />
      <rect x={-38} y={16} width={46} height={9} rx={4.5} fill={paint('blue-d')} />
      <ellipse cx={-17} cy={15} rx={10} ry={4} fill={paint('mint')} />
      <At x={-3} y={-20} turn={24}>
        <rect x={-8} y={-42} width={16} height={18} rx={4} fill={paint('choc')} />
        <rect x={-7} y={10} width={14} height={18} rx={4} fill={paint('choc')} />
        <rect x={-13} y={-30} width={26} height={44} rx={9} fill={paint('straw')} />
        <path d="M0 -30H4Q13 -30 13 -21V5Q13 14 4 14H0Z" fill={paint('straw-d')} />
      </At>
    </At>
  );
}

export function Dna(place: Place) {
  const strand = (side: number) => {
    const wide = 24 * side;
    return `M${-wide} -50C${-wide} -25 ${wide} -25 ${wide} 0C${wide} 25 ${-wide} 25 ${-wide} 50`;
  };
  return (
    <At {...place}>
      <At turn={20}>
        <Line d="M-22 -42H22M-17 -34H17M-17 -16H17M-22 -6H22M-22 6H22M-17 16H17M-17 34H17M-22 42H22" color="waffle" width={5} />
        <Line d={strand(1)} color="mint-d" width={9} />
        <Line d={strand(-1)} color="straw-d" width={9} />
      </At>
    </At>
  );
}

export function Planet(place: Place) {
  return (
    <At {...place}>
      <Line d="M-48 16C-64 34 -20 30 16 8C52 -14 66 -36 34 -28" color="waffle" width={8} />
      <circle r={32} fill={paint('blue')} />
      <path d="M0 -32A32 32 0 0 1 0 32Z" fill={paint('blue-d')} />
      <Line d="M-20 -8A22 22 0 0 1 -8 -20" color="blue-l" width={5} />
      <Line d="M-48 16C-56 32 -20 30 16 8C44 -8 56 -24 46 -28" color="waffle" width={8} />
      <circle cx={-38} cy={-36} r={5} fill={paint('waffle')} />
      <circle cx={40} cy={36} r={6} fill={paint('straw')} />
    </At>
  );
}

export function Stethoscope(place: Place) {
  return (
    <At {...place}>
      <Line d="M-32 -42V-22A24 24 0 0 0 16 -22V-42" color="blue" width={9} />
      <Line d="M-8 2V16C-8 46 32 46 32 20" color="blue" width={9} />
      <circle cx={-32} cy={-44} r={7} fill={paint('choc')} />
      <circle cx={16} cy={-44} r={7} fill={paint('choc')} />
      <circle cx={32} cy={12} r={16} fill={paint('straw-d')} />
      <circle cx={32} cy={12} r={8} fill={paint('straw-l')} />
    </At>
  );
}

export function Brain(place: Place) {
  const half = 'M0 -42C14 -50 30 -42 33 -29C49 -24 51 -4 43 5C48 22 34 36 19 33C13 43 3 43 0 38Z';
  const folds = 'M30 -18C22 -20 17 -13 20 -7M36 10C27 5 18 9 19 18M12 -30C8 -24 8 -18 12 -13';
  return (
    <At {...place}>
      <At flip>
        <path d={half} fill={paint('straw')} />
        <Line d={folds} color="straw-l" width={5} />
      </At>
      <path d={half} fill={paint('straw-d')} />
      <Line d={folds} color="straw" width={5} />
    </At>
  );
}

export function Calculator(place: Place) {
  return (
    <At {...place}>
      <rect x={-36} y={-50} width={72} height={100} rx={13} fill={paint('blue')} />
      <path d="M0 -50H23Q36 -50 36 -37V37Q36 50 23 50H0Z" fill={paint('blue-d')} />
      <rect x={-25} y={-38} width={50} height={22} rx={6} fill={paint('mint-l')} />
      <Line d="M6 -27H16" color="mint-d" width={5} />
      {[0, 18, 36].map((y) =>
        [-17, 0, 17].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={6} fill={paint(x > 0 ? 'waffle' : 'cream')} />),
      )}
    </At>
  );
}
