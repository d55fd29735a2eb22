import { Cherry, Cone, Scoop } from '../parts.tsx';
import { Picture, type ArtProps } from '../picture.tsx';

/** Double Scoop */
export default function DoubleScoop(props: ArtProps) {
  return (
    <Picture width={240} height={300} {...props}>
      <Cone x={120} y={170} width={112} height={118} />
      <Scoop x={120} y={170} r={64} />
      <Scoop x={120} y={104} r={56} color="mint" shine="mint-l" />
      <Cherry x={120} y={42} r={14} />
    </Picture>
  );
}
