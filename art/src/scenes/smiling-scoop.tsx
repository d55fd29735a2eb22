import { Eyes, Smile } from '../faces.tsx';
import { Cherry, Scoop } from '../parts.tsx';
import { At, Picture, type ArtProps } from '../picture.tsx';

/** One strawberry scoop with a face, for a friendly next step. */
export default function SmilingScoop(props: ArtProps) {
  return (
    <Picture width={200} height={150} {...props}>
      <At x={100} y={120}>
        <Scoop r={60} />
        <Eyes y={-22} gap={18} />
        <Smile y={-10} width={12} />
        <Cherry y={-72} r={12} />
      </At>
    </Picture>
  );
}
