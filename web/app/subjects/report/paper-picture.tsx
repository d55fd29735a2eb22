import { Cherry, Cone, Scoop } from '../../art/parts.tsx';
import { At, Picture } from '../../art/picture.tsx';

const LINES = [196, 216, 236, 256];

/** Sheets of paper with a cone on the first. */
export function PaperPicture() {
  return (
    <Picture width={260} height={300}>
      <At x={140} y={156} turn={9}>
        <rect x={-88} y={-118} width={176} height={236} rx={18} fill="var(--a-vanilla)" />
      </At>
      <At x={126} y={150} turn={-5}>
        <rect x={-88} y={-118} width={176} height={236} rx={18} fill="var(--a-white)" />
        <rect x={-74} y={-104} width={148} height={124} rx={14} fill="var(--a-straw-l)" />
        <Cone x={0} y={-32} width={42} height={62} />
        <Scoop x={0} y={-34} r={24} color="mint" shine="mint-l" />
        <Scoop x={0} y={-58} r={19} color="blue" shine="blue-l" />
        <Cherry x={1} y={-82} r={5} />
        {LINES.map((y, index) => (
          <rect key={y} x={-72} y={y - 158} width={index % 2 ? 96 : 138} height={9} rx={4.5} fill="var(--a-milk)" />
        ))}
      </At>
    </Picture>
  );
}
