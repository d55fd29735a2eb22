import { Cup, Scoop } from '../parts.tsx';
import { Picture, type ArtProps } from '../picture.tsx';
import { Brush } from '../tools/arts.tsx';

/** Part four in the bar of thirteen minutes: a cup. */
export default function SlicePick(props: ArtProps) {
  return (
    <Picture width={150} height={240} {...props}>
      <Scoop x={75} y={110} r={58} bumps={4} />
      <Cup x={75} y={120} width={132} height={116} color="waffle" shade="waffle-d" taper={0.7} />
      <Brush x={104} y={50} scale={0.7} turn={10} />
    </Picture>
  );
}
