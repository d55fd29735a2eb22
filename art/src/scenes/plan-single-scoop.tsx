import { Cone, Scoop } from '../parts.tsx';
import { Picture, type ArtProps } from '../picture.tsx';

/** Single Scoop */
export default function SingleScoop(props: ArtProps) {
  return (
    <Picture width={240} height={300} {...props}>
      <Cone x={120} y={142} width={112} height={140} />
      <Scoop x={120} y={142} r={64} color="blue" shine="#8388E6" />
    </Picture>
  );
}
