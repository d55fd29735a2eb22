import { Cone, Scoop } from '../parts.tsx';
import { Picture, type ArtProps } from '../picture.tsx';
import { SkillTag } from '../settings.tsx';

/** Part two in the bar of thirteen minutes: two scoops with a skill on each. */
export default function SliceSort(props: ArtProps) {
  return (
    <Picture width={260} height={240} {...props}>
      <Cone x={130} y={170} width={150} height={170} />
      <Scoop x={130} y={170} r={80} color="cream" shine="white" />
      <Scoop x={130} y={92} r={68} color="vanilla" shine="white" />
      <SkillTag x={130} y={128} turn={-6} width={112} />
      <SkillTag x={142} y={60} turn={8} width={92} />
    </Picture>
  );
}
