import { paint } from '../paint.ts';
import { Cherry, Cone, Scoop, Sprinkles } from '../parts.tsx';
import { At, Picture, type ArtProps } from '../picture.tsx';

/** A cone has tipped over. For pages that do not work: nothing on it has a face. */
export default function SpilledCone(props: ArtProps) {
  return (
    <Picture width={600} height={320} {...props}>
      <At y={-130}>
        <ellipse cx={304} cy={402} rx={250} ry={30} fill={paint('waffle-l')} />
        <path
          d="M92 398C88 372 130 366 158 374C178 352 262 350 296 366C330 354 372 366 366 394C360 420 96 424 92 398Z"
          fill={paint('straw-d')}
        />
        <At x={338} y={330} turn={-74}>
          <Cone width={124} height={200} />
        </At>
        <Scoop x={222} y={374} r={96} />
        <At x={140} y={352} turn={-18}>
          <Cherry r={19} />
        </At>
        <Sprinkles
          spots={[
            [430, 412, 20],
            [474, 396, -30],
            [402, 430, 60],
            [70, 420, 40],
            [254, 426, 10],
          ]}
          colors={['mint', 'blue', 'cherry', 'waffle', 'cream']}
        />
      </At>
    </Picture>
  );
}
