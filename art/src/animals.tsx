import { paint, type Paint } from './paint.ts';
import { At, Line, type Place } from './picture.tsx';

interface AnimalProps extends Place {
  coat?: Paint;
  shade?: Paint;
}

/** A dog that sits and looks out; the place is the middle of its foot. */
export function Dog({ coat = 'waffle', shade = 'waffle-d', ...place }: AnimalProps) {
  return (
    <At {...place}>
      <Line d="M44 -22C72 -26 76 -50 70 -64" color={shade} width={16} />
      <path d="M-46 0C-52 -50 -34 -92 0 -92C34 -92 54 -50 50 0Z" fill={paint(coat)} />
      <path d="M12 -90C40 -84 54 -46 50 0H12Z" fill={paint(shade)} />
      <path d="M-22 0V-40Q-4 -30 14 -40V0Z" fill={paint('cream')} />
      <circle cx={-4} cy={-112} r={40} fill={paint(coat)} />
      <path d="M-34 -140C-60 -138 -58 -96 -44 -88C-34 -92 -30 -116 -34 -140Z" fill={paint(shade)} />
      <path d="M26 -140C52 -138 50 -96 36 -88C26 -92 22 -116 26 -140Z" fill={paint(shade)} />
      <ellipse cx={-4} cy={-96} rx={20} ry={16} fill={paint('cream')} />
      <ellipse cx={-4} cy={-103} rx={8} ry={6} fill={paint('choc')} />
      <Line d="M-12 -90Q-4 -84 4 -90" color="choc" width={3.4} />
      <circle cx={-20} cy={-118} r={4.4} fill={paint('choc')} />
      <circle cx={12} cy={-118} r={4.4} fill={paint('choc')} />
      <Line d="M-34 -80Q-4 -66 28 -80" color="cherry" width={9} />
    </At>
  );
}

/** A cat that sits; the place is the middle of its foot. */
export function Cat({ coat = 'choc-l', shade = 'choc', ...place }: AnimalProps) {
  return (
    <At {...place}>
      <Line d="M30 -8C60 -8 62 -40 46 -52" color={shade} width={12} />
      <path d="M-34 0C-38 -40 -24 -66 0 -66C24 -66 38 -40 34 0Z" fill={paint(coat)} />
      <path d="M-30 -84L-28 -120L-6 -104H6L28 -120L30 -84Z" fill={paint(coat)} />
      <ellipse cy={-82} rx={31} ry={27} fill={paint(coat)} />
      <ellipse cy={-72} rx={13} ry={9} fill={paint('cream')} />
      <path d="M-5 -79H5L0 -73Z" fill={paint('straw')} />
      <circle cx={-13} cy={-86} r={4} fill={paint('vanilla')} />
      <circle cx={13} cy={-86} r={4} fill={paint('vanilla')} />
      <path d="M-14 0Q-12 -30 0 -30Q12 -30 14 0Z" fill={paint('cream')} />
    </At>
  );
}

/** A cow from the side, looking left; the place is the middle of its feet. */
export function Cow({ coat = 'white', shade = 'choc', ...place }: AnimalProps) {
  return (
    <At {...place}>
      <Line d="M-48 -40V-6M-22 -40V-6M36 -40V-6M60 -40V-6" color={coat} width={17} />
      <Line d="M80 -92C96 -80 92 -56 96 -40" color={coat} width={7} />
      <rect x={-68} y={-112} width={150} height={84} rx={34} fill={paint(coat)} />
      <path d="M-4 -112H42C50 -84 26 -70 8 -78C-8 -84 -12 -100 -4 -112Z" fill={paint(shade)} />
      <path d="M82 -62C62 -66 50 -44 62 -28C78 -32 84 -44 82 -62Z" fill={paint(shade)} />
      <ellipse cx={8} cy={-28} rx={16} ry={11} fill={paint('straw')} />
      <Line d="M-98 -148C-106 -154 -106 -162 -102 -168M-66 -148C-58 -154 -58 -162 -62 -168" color="waffle" width={8} />
      <path d="M-50 -132L-30 -138L-44 -116ZM-114 -132L-134 -138L-120 -116Z" fill={paint(shade)} />
      <path d="M-110 -142Q-110 -154 -96 -154H-68Q-54 -154 -54 -142L-60 -96H-104Z" fill={paint(coat)} />
      <rect x={-112} y={-108} width={60} height={34} rx={17} fill={paint('straw-l')} />
      <circle cx={-94} cy={-130} r={4.4} fill={paint('choc')} />
      <circle cx={-70} cy={-130} r={4.4} fill={paint('choc')} />
      <circle cx={-92} cy={-92} r={3.6} fill={paint('choc')} />
      <circle cx={-72} cy={-92} r={3.6} fill={paint('choc')} />
    </At>
  );
}

/** A deer from the side, looking left; the place is the middle of its feet. */
export function Deer({ coat = 'waffle-d', shade = 'choc-l', ...place }: AnimalProps) {
  return (
    <At {...place}>
      <Line d="M-36 -76V-6M-18 -76V-6M32 -76V-6M48 -76V-6" color={shade} width={11} />
      <path d="M-58 -108C-58 -136 40 -132 58 -116C72 -100 62 -64 38 -66H-30C-50 -68 -58 -86 -58 -108Z" fill={paint(coat)} />
      <Line d="M-40 -108L-60 -166" color={coat} width={30} />
      <path d="M56 -120L76 -130L70 -104Z" fill={paint('cream')} />
      <Line d="M-58 -188C-54 -210 -62 -222 -72 -230M-58 -206L-42 -218M-70 -188C-72 -206 -84 -214 -96 -214" color="choc" width={7} />
      <path d="M-46 -190C-46 -164 -72 -156 -98 -156C-110 -160 -108 -172 -98 -176C-84 -182 -76 -200 -46 -190Z" fill={paint(coat)} />
      <path d="M-46 -190L-22 -200L-34 -176Z" fill={paint(shade)} />
      <circle cx={-70} cy={-178} r={4} fill={paint('choc')} />
      <circle cx={-104} cy={-166} r={5} fill={paint('choc')} />
      <circle cx={-4} cy={-110} r={5} fill={paint('cream')} />
      <circle cx={18} cy={-104} r={5} fill={paint('cream')} />
      <circle cx={34} cy={-114} r={5} fill={paint('cream')} />
    </At>
  );
}
