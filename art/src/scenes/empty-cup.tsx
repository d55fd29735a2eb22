import { Eyes } from '../faces.tsx';
import { paint } from '../paint.ts';
import { Cup, Scoop, Sprinkles } from '../parts.tsx';
import { At, Line, Picture, type ArtProps } from '../picture.tsx';

/** A shy scoop peeks out of a cup and waits. */
export default function EmptyCup(props: ArtProps) {
  return (
    <Picture width={600} height={460} {...props}>
      <ellipse cx={300} cy={420} rx={210} ry={26} fill={paint('waffle-l')} />
      <Scoop x={300} y={226} r={92} color="vanilla" shine="white" />
      <Eyes x={300} y={196} gap={26} r={7} />
      <Line d="M286 216Q300 210 314 216" color="choc" width={5} />
      <At x={300} y={240}>
        <Cup width={240} height={176} color="mint" shade="mint-d" taper={0.7} />
      </At>
      <At x={418} y={236} turn={24}>
        <rect x={-7} y={-110} width={14} height={120} rx={7} fill={paint('choc-l')} />
        <ellipse cx={0} cy={-118} rx={22} ry={30} fill={paint('choc-l')} />
      </At>
      <Sprinkles
        spots={[
          [120, 392, 20],
          [160, 414, -30],
          [470, 404, 40],
          [500, 386, 0],
        ]}
      />
    </Picture>
  );
}
