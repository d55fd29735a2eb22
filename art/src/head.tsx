import { HairFront, type Hair } from './hair.tsx';
import { hairPaint, paint, SKINS, type HairColor, type SkinTone } from './paint.ts';
import { Line } from './picture.tsx';

export type Face = 'smile' | 'open' | 'calm' | 'look' | 'down' | 'think';
export type Extra = 'glasses' | 'hearing-aid' | 'headphones' | 'beard' | 'sun-hat' | 'hard-hat' | 'earrings';

export interface HeadProps {
  skin: SkinTone;
  hair: Hair;
  hairColor: HairColor;
  face?: Face;
  extras?: readonly Extra[];
}

/** Eyes that are lines: calm ones, and ones that look at what the hands do. */
const CLOSED: Partial<Record<Face, string>> = {
  calm: 'M-17 2Q-12 7 -7 2M7 2Q12 7 17 2',
  down: 'M-17 1Q-12 5 -7 1M7 1Q12 5 17 1',
};

/** A beard has the color of hair, also where `hairColor` is that of a cloth. */
function beardColor(hair: Hair, color: HairColor): HairColor {
  if (hair === 'turban') return 'black';
  return hair === 'bald' ? 'brown' : color;
}

function Features({ skin, hair, hairColor, face = 'smile', extras = [] }: HeadProps) {
  const closed = CLOSED[face];
  const [left, right] = face === 'look' ? [-8, 15] : [-12, 12];
  const covered = hair === 'bald' || hair === 'hijab' || hair === 'turban';
  const nose = face === 'look' ? 3 : 0;
  // The deepest skin needs a mouth darker than the kit's chocolate.
  const mouth = skin < 5 ? paint('choc') : '#1d0d08';
  const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <>
      <g opacity={skin < 4 ? 0.5 : 0.4}>
        <circle cx={-19} cy={12} r={6} fill={paint(skin < 4 ? 'straw' : 'cherry')} />
        <circle cx={19} cy={12} r={6} fill={paint(skin < 4 ? 'straw' : 'cherry')} />
      </g>
      {closed ? (
        <Line d={closed} color="choc" width={3.2} />
      ) : (
        <>
          <ellipse cx={left} cy={0} rx={3.6} ry={4.6} fill={paint('choc')} />
          <ellipse cx={right} cy={0} rx={3.6} ry={4.6} fill={paint('choc')} />
        </>
      )}
      <path
        d="M-18 -10Q-12 -14 -7 -11M7 -11Q12 -14 18 -10"
        {...stroke}
        stroke={covered ? '#2A1814' : hairPaint(hairColor)}
        strokeWidth={2.8}
      />
      <path d={`M${nose} 2Q${nose + 5} 9 ${nose - 1} 10`} {...stroke} stroke={SKINS[skin][1]} strokeWidth={3} />
      {extras.includes('beard') ? (
        <path d="M-9 17H9A9 9 0 0 1 -9 17Z" fill={paint('white')} />
      ) : face === 'open' ? (
        <>
          <path d="M-11 16H11A11 11 0 0 1 -11 16Z" fill={mouth} />
          <path d="M-6 23Q0 19 6 23A11 11 0 0 1 -6 23Z" fill={paint('straw')} />
        </>
      ) : (
        <path d={face === 'think' ? 'M-5 20H7' : 'M-9 17Q0 25 9 17'} {...stroke} stroke={mouth} strokeWidth={3.4} />
      )}
    </>
  );
}

function Worn({ extra, hair }: { extra: Extra; hair: Hair }) {
  switch (extra) {
    case 'glasses':
      return (
        <>
          {[-12, 12].map((x) => (
            <circle key={x} cx={x} cy={0} r={10.5} fill="none" stroke={paint('choc')} strokeWidth={3.4} />
          ))}
          <Line d="M-2 -1Q0 -3 2 -1M-22 -2L-30 -4M22 -2L30 -4" color="choc" width={3} />
        </>
      );
    case 'headphones':
      return (
        <>
          <Line d="M-34 0C-38 -54 38 -54 34 0" color="straw-d" width={7} />
          <rect x={-42} y={-8} width={14} height={26} rx={7} fill={paint('straw-d')} />
          <rect x={28} y={-8} width={14} height={26} rx={7} fill={paint('straw-d')} />
        </>
      );
    case 'earrings':
      return hair === 'hijab' ? null : (
        <>
          <circle cx={-31} cy={16} r={4} fill={paint('waffle')} />
          <circle cx={31} cy={16} r={4} fill={paint('waffle')} />
        </>
      );
    case 'sun-hat':
      return (
        <>
          <path d="M-30 -18C-30 -56 30 -56 30 -18Z" fill={paint('waffle-d')} />
          <path d="M-52 -16Q0 -34 52 -16Q54 -8 46 -8Q0 -24 -46 -8Q-54 -8 -52 -16Z" fill={paint('waffle')} />
        </>
      );
    case 'hard-hat':
      return (
        <>
          <path d="M-34 -10C-36 -54 36 -54 34 -10Z" fill={paint('waffle')} />
          <rect x={-42} y={-16} width={84} height={9} rx={4.5} fill={paint('waffle-d')} />
          <rect x={-6} y={-46} width={12} height={32} rx={6} fill={paint('waffle-d')} />
        </>
      );
    case 'hearing-aid':
      return <Line d="M33 -6C40 -4 40 8 34 12" color="blue" width={4.5} />;
    case 'beard':
      return null;
  }
}

/** A head about 0,0 with a radius of about 30. The hair behind the shoulders is drawn by Person. */
export function Head(props: HeadProps) {
  const { skin, hair, hairColor, extras = [] } = props;
  const [tone] = SKINS[skin];
  return (
    <>
      {hair !== 'hijab' && (
        <>
          <circle cx={-31} cy={4} r={8} fill={tone} />
          <circle cx={31} cy={4} r={8} fill={tone} />
        </>
      )}
      <path d="M-31 -6C-31 -42 31 -42 31 -6C31 22 16 36 0 36C-16 36 -31 22 -31 -6Z" fill={tone} />
      {extras.includes('beard') && (
        <path
          d="M-31 -2C-30 8 -20 8 -14 6C-6 2 6 2 14 6C20 8 30 8 31 -2C32 26 16 42 0 42C-16 42 -32 26 -31 -2Z"
          fill={hairPaint(beardColor(hair, hairColor))}
        />
      )}
      <Features {...props} />
      <HairFront hair={hair} color={hairColor} />
      {extras.map((extra) => (
        <Worn key={extra} extra={extra} hair={hair} />
      ))}
    </>
  );
}
